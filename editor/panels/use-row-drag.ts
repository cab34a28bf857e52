'use client'
import { type PointerEvent, type RefObject, useCallback, useState } from 'react'
import { moveInOrder } from '@/lib/scene/operations/arrange'
import { useEditor } from '../state/editor-context'

interface RowDrag {
  /** The row whose place the dragged one would take; null while none is dragged. */
  target: number | null
  /** Begins to drag the row of an element by its grip. */
  onGrip: (event: PointerEvent<HTMLElement>, id: string) => void
}

/** The row under a height of the page, the nearest one above and below the list. */
function rowAt(list: HTMLElement, y: number): number {
  const rows = [...list.children]
  const at = rows.findIndex(row => y < row.getBoundingClientRect().bottom)
  return at < 0 ? rows.length - 1 : at
}

/** Puts an element elsewhere in the order by dragging its row; Escape leaves it where it was. */
export function useRowDrag(list: RefObject<HTMLElement | null>): RowDrag {
  const editor = useEditor()
  const [target, setTarget] = useState<number | null>(null)
  const onGrip = useCallback(
    (event: PointerEvent<HTMLElement>, id: string) => {
      if (!list.current || event.button !== 0) return
      event.preventDefault()
      const grip = event.currentTarget
      grip.setPointerCapture(event.pointerId)
      let to: number | null = null
      const ended = new AbortController()
      const { signal } = ended
      const end = () => {
        ended.abort()
        setTarget(null)
      }
      const move = ({ clientY }: globalThis.PointerEvent) => {
        to = list.current ? rowAt(list.current, clientY) : null
        setTarget(to)
      }
      const drop = () => {
        end()
        if (to === null) return
        editor.change(moveInOrder(editor.design, id, to))
        editor.say('ordered')
      }
      const leave = (key: KeyboardEvent) => {
        if (key.key !== 'Escape') return
        key.stopPropagation()
        end()
      }
      grip.addEventListener('pointermove', move, { signal })
      grip.addEventListener('pointerup', drop, { signal })
      grip.addEventListener('pointercancel', end, { signal })
      window.addEventListener('keydown', leave, { signal, capture: true })
    },
    [editor, list],
  )
  return { target, onGrip }
}
