'use client'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef } from 'react'
import { kindOf } from '@/lib/design/scene/elements/registry'
import { fromPlate, toPlate } from '@/lib/design/scene/layout/frame'
import type { Element } from '@/lib/design/scene/model'
import { boxOf, elementOf } from '@/lib/design/scene/operations/boxes'
import { setTextDoc } from '@/lib/design/scene/operations/text'
import type { TextDoc } from '@/lib/design/scene/text-doc'
import { toPx, type Viewport } from '../canvas/viewport'
import { useEditor, useEditorState } from '../state/editor-context'
import {
  lineAround,
  offsetAt,
  offsetInNextLine,
  readsToTheLeft,
  rowAround,
  stopAt,
  wordAround,
} from './caret'
import { toggleStyle } from './restyle'
import type { Caret } from './session'
import { placeOf } from './text-marks'
import { TextView } from './text-view'

interface HiddenTextViewProps {
  viewport: Viewport
  canvas: RefObject<HTMLElement | null>
}

/** The input part of text editing. It lies invisibly at the text, so that input methods open their window there. */
export function HiddenTextView({ viewport, canvas }: HiddenTextViewProps) {
  const editingId = useEditorState(state => (state.tool.name === 'editing' ? state.tool.id : null))
  const element = useEditorState(state => elementOf(state.design, editingId ?? ''))
  if (!editingId || !element) return null
  const place = placeOf(element)
  const box = boxOf(element)
  const [line] = place?.layout.lines ?? []
  const start = place && line ? toPlate(place.frame, { x: line.left, y: line.top }) : null
  const at = toPx(viewport, start ?? { x: box?.left ?? 0, y: box?.top ?? 0 })
  // If it is set on a curve or straight during editing, the kind of text changes: one line, or several.
  const key = `${editingId} ${element.type}`
  return <Session key={key} id={editingId} left={at.x} top={at.y} canvas={canvas} />
}

interface SessionProps {
  id: string
  left: number
  top: number
  canvas: RefObject<HTMLElement | null>
}

function Session({ id, left, top, canvas }: SessionProps) {
  const t = useTranslations('editor')
  const editor = useEditor()
  const mount = useRef<HTMLDivElement>(null)
  const viewRef = useRef<TextView | null>(null)
  const doc = useEditorState(state => docOf(elementOf(state.design, id)))
  const label = t('canvas.textbox')

  useEffect(() => {
    const element = elementOf(editor.design, id)
    const written = docOf(element)
    const session = editor.text
    if (!mount.current || !element || !written || session?.id !== id) return
    const placeNow = () => placeOf(elementOf(editor.design, id))
    let wishX: number | null = null
    const view = new TextView({
      mount: mount.current,
      doc: written,
      label,
      oneLine: kindOf(element).letters?.writing?.oneLine === true,
      onChange: doc => editor.change(setTextDoc(editor.design, id, doc), { merge: true, typed: true }),
      onSelect: (anchor, head) => {
        wishX = null
        session.selected(anchor, head)
      },
      onLeave: () => {
        editor.send({ type: 'cancel' })
        canvas.current?.focus()
      },
      moveLine: (offset, by) => {
        const found = placeNow()
        if (!found) return null
        const x = wishX ?? stopAt(found.layout, offset)?.x ?? 0
        const next = offsetInNextLine(found.layout, offset, by, x)
        // The wished column survives the move.
        queueMicrotask(() => {
          wishX = x
        })
        return next
      },
      rowAround: offset => {
        const found = placeNow()
        return found && rowAround(found.layout, offset)
      },
      readsToTheLeft: offset => {
        const found = placeNow()
        return found !== null && readsToTheLeft(found.layout, offset)
      },
      onUndo: () => editor.undo(),
      onRedo: () => editor.redo(),
      onToggle: style => toggleStyle(editor, style),
    })
    viewRef.current = view
    view.select(0, view.plain.length)
    view.focus()
    const detach = session.attach({
      press: key => view.press(key),
      place: caret => placeCaret(view, placeNow(), caret),
      style: style => view.styleSelection(style),
      styleLines: style => view.styleLines(style),
      focus: () => view.focus(),
    })
    return () => {
      view.destroy()
      viewRef.current = null
      detach()
    }
  }, [editor, id, label, canvas])

  // Changes by undo, the form or a panel are shown here as well.
  useEffect(() => {
    if (doc) viewRef.current?.show(doc)
  }, [doc])

  return (
    <div
      ref={mount}
      className="pointer-events-none absolute h-4 w-px overflow-hidden whitespace-pre text-base opacity-0"
      style={{ left, top }}
    />
  )
}

const docOf = (element: Element | undefined): TextDoc | null =>
  (element && kindOf(element).letters?.writing?.doc(element)) ?? null

/** Puts the caret where the pointer is: twice for the word, three times for the line. */
function placeCaret(view: TextView, found: ReturnType<typeof placeOf>, caret: Caret): void {
  if (!found) return
  const local = fromPlate(found.frame, caret.point)
  const offset = offsetAt(found.layout, local.x, local.y)
  if (caret.extend) view.select(view.selection.anchor, offset)
  else if (caret.clicks === 2) {
    const { from, to } = wordAround(view.plain, offset)
    view.select(from, to)
  } else if (caret.clicks > 2) {
    const { from, to } = lineAround(view.plain, offset)
    view.select(from, to)
  } else view.select(offset, offset)
  view.focus()
}
