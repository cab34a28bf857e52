'use client'
import { type RefObject, useEffect } from 'react'
import type { ElementType } from '@/lib/design/scene/model'
import { useEditor, useEditorState } from '../state/editor-context'

/** Fields for input or choice; hidden ones, such as the list of radio buttons above, come after text fields. */
const written = 'input:not([type=radio], [type=checkbox], [type=file]), textarea'
const pressed = 'button, input'

/**
 * Gives the form of a kind the focus when it is asked for.
 * @param form what holds its fields
 * @param take lets it ask for this sort of content; false where it is rendered again for that, and the focus waits
 */
export function useWantedForm(
  kind: ElementType,
  form: RefObject<HTMLElement | null>,
  take: (of: string) => boolean = () => true,
): void {
  const editor = useEditor()
  const wanted = useEditorState(({ wantedForm }) => (wantedForm?.kind === kind ? wantedForm : null))
  useEffect(() => {
    if (!wanted || (wanted.of !== undefined && !take(wanted.of))) return
    const field = form.current?.querySelector<HTMLElement>(written) ?? form.current?.querySelector(pressed)
    if (field instanceof HTMLElement) field.focus()
    editor.wantForm(null)
  })
}
