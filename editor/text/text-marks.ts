'use client'
import { useEffect, useMemo, useState } from 'react'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { TextFrame } from '@/lib/design/scene/layout/frame'
import type { WrittenLayout } from '@/lib/design/scene/layout/types'
import type { Element } from '@/lib/design/scene/model'
import { elementOf } from '@/lib/design/scene/operations/boxes'
import { requiredFiles } from '@/lib/design/scene/required'
import type { TextMarks } from '../canvas/draw-text-marks'
import { fontEngine } from '../scene/font-engine'
import { useEditorState } from '../state/editor-context'
import { marksOf } from './caret'

const blinkMs = 530

export interface ShownTextMarks {
  marks: TextMarks
  caretVisible: boolean
}

/** The positions of a text's letters, and of the text on the plate, once its fonts are loaded. */
export function placeOf(element: Element | undefined): { layout: WrittenLayout; frame: TextFrame } | null {
  const writing = element && kindOf(element).letters?.writing
  if (!writing) return null
  const engine = fontEngine()
  if (!requiredFiles({ elements: [element] }).every(file => engine.isLoaded(file))) return null
  const place = writing.place(element, engine)
  // A circle that is smaller than its letters has no space for them.
  return place.layout.lines.length > 0 ? place : null
}

/** Caret and selected words of the text that is being edited, from the layout's own stops; null when there is none. */
export function useTextMarks(): ShownTextMarks | null {
  const selection = useEditorState(state => state.textSelection)
  const element = useEditorState(state => elementOf(state.design, selection?.id ?? ''))
  const marks = useMemo<TextMarks | null>(() => {
    const place = selection && placeOf(element)
    if (!place) return null
    return { frame: place.frame, ...marksOf(place.layout, selection.anchor, selection.head) }
  }, [selection, element])
  const caretVisible = useBlink(marks)
  return useMemo(() => (marks ? { marks, caretVisible } : null), [marks, caretVisible])
}

/** On and off in turn; on again after every move of the caret. */
function useBlink(marks: TextMarks | null): boolean {
  const [off, setOff] = useState(false)
  useEffect(() => {
    setOff(false)
    if (!marks) return
    const timer = setInterval(() => setOff(value => !value), blinkMs)
    return () => clearInterval(timer)
  }, [marks])
  return !off
}
