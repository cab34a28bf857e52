'use client'
import { type PointerEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { placeInOrder } from '@/lib/design/scene/operations/layers'
import { useEditor } from '../state/editor-context'
import { type Drop, dropIn, idsOf, type LayerRow, placeOfDrop } from './layer-rows'

interface RowDrag {
  /** Where the dragged row would go; null while none is dragged. */
  drop: Drop | null
  /** Begins to drag a row by its grip. */
  onGrip: (event: PointerEvent<HTMLElement>, key: string) => void
}

/** The row at a height of the page (the nearest one above and below the list), and the position within it. */
function rowAt(list: HTMLElement, y: number): { index: number; share: number } {
  const rows = [...list.children].map(row => row.getBoundingClientRect())
  const at = rows.findIndex(({ bottom }) => y < bottom)
  const index = at < 0 ? rows.length - 1 : at
  const box = rows[index]
  return { index, share: box ? (y - box.top) / box.height : 0 }
}

/** Moves a layer in the order, into a group or out of it, by dragging its row; Escape cancels. */
export function useRowDrag(list: RefObject<HTMLElement | null>, rows: readonly LayerRow[]): RowDrag {
  const editor = useEditor()
  const [drop, setDrop] = useState<Drop | null>(null)
  const latest = useRef(rows)
  latest.current = rows
  const onGrip = useCallback(
    (event: PointerEvent<HTMLElement>, key: string) => {
      const dragged = latest.current.find(row => row.key === key)
      if (!list.current || !dragged || event.button !== 0) return
      event.preventDefault()
      const grip = event.currentTarget
      grip.setPointerCapture(event.pointerId)
      let to: Drop | null = null
      const ended = new AbortController()
      const { signal } = ended
      const end = () => {
        ended.abort()
        setDrop(null)
      }
      const move = ({ clientY }: globalThis.PointerEvent) => {
        const found = list.current && rowAt(list.current, clientY)
        const row = found && latest.current[found.index]
        const fromAbove = found !== null && latest.current.findIndex(one => one.key === key) < found.index
        to = row && row.key !== key ? dropIn(row, found.share, dragged, fromAbove) : null
        setDrop(to)
      }
      const putDown = () => {
        end()
        const place = to && placeOfDrop(latest.current, to, dragged)
        if (!place || !editor.change(placeInOrder(editor.design, idsOf(dragged), place))) return
        editor.say('ordered')
      }
      const leave = (pressed: KeyboardEvent) => {
        if (pressed.key !== 'Escape') return
        pressed.stopPropagation()
        end()
      }
      // At the window: a list that is rendered again meanwhile removes its grip.
      window.addEventListener('pointermove', move, { signal })
      window.addEventListener('pointerup', putDown, { signal })
      window.addEventListener('pointercancel', end, { signal })
      window.addEventListener('keydown', leave, { signal, capture: true })
    },
    [editor, list],
  )
  return { drop, onGrip }
}
