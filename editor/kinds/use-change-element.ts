'use client'
import type { Element } from '@/lib/design/scene/model'
import { changeElements } from '@/lib/design/scene/operations/change'
import { useEditor } from '../state/editor-context'

/** Changes the fields of one element as a step of history; with `merge` as in typing. */
export function useChangeElement<E extends Element>(
  element: E,
): (patch: Partial<E>, options?: { merge?: boolean }) => void {
  const editor = useEditor()
  return (patch, options) => {
    const change = (now: Element): Element => ({ ...now, ...patch })
    editor.change(changeElements(editor.design, [element.id], change), options)
  }
}
