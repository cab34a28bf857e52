'use client'
import { useEffect, useMemo, useState } from 'react'
import { layoutTextElement } from '@/lib/scene/elements/text/layout'
import type { Design } from '@/lib/scene/model'
import { boxOf, elementOf } from '@/lib/scene/operations/boxes'
import { requiredFiles } from '@/lib/scene/required'
import type { TextMarks } from '../canvas/draw-overlay'
import { fontEngine } from '../scene/font-engine'
import { useEditorState } from '../state/editor-context'
import { marksOf } from './caret'

const blinkMs = 530

export interface ShownTextMarks {
  marks: TextMarks
  caretVisible: boolean
}

/** The layout of a text, when its fonts are there. */
export function layoutOf(design: Design, id: string) {
  const element = elementOf(design, id)
  if (element?.type !== 'text') return null
  const engine = fontEngine()
  const faces = requiredFiles({ elements: [element] })
  if (!faces.every(face => engine.isLoaded(face))) return null
  return { element, layout: layoutTextElement(element, engine) }
}

/** Caret and selected words of the text that is being edited, from the layout's own stops; null when none is. */
export function useTextMarks(): ShownTextMarks | null {
  const selection = useEditorState(state => state.textSelection)
  const element = useEditorState(state => elementOf(state.design, selection?.id ?? ''))
  const marks = useMemo<TextMarks | null>(() => {
    if (!selection || element?.type !== 'text') return null
    const box = boxOf(element)
    const found = layoutOf({ elements: [element] } as Design, element.id)
    if (!box || !found) return null
    return { box, ...marksOf(found.layout, selection.anchor, selection.head) }
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
