'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'
import { setTextStyle } from '@/lib/design/scene/operations/text'
import { FontName } from '../../fonts/font-name'
import { useEditor, useEditorState } from '../../state/editor-context'
import { restyle } from '../../text/restyle'
import type { PaletteSource } from '../source'
import { useFinder } from '../use-finder'

/** Every family, in its own letters: for the selection, and without a selection for all texts. */
export const fontsSource: PaletteSource = {
  id: 'fonts',
  look: 'rows',
  shown: 4,
  useFind: () => {
    const t = useTranslations('editor.palette')
    const editor = useEditor()
    const everywhere = useEditorState(state => state.selection.length === 0)
    const note = everywhere ? t('fontEverywhere') : undefined
    const words = t('source.fonts')
    const entries = useMemo(
      () =>
        fontFamilies.map(family => ({
          id: family.slug,
          name: family.family,
          note,
          words,
          shown: () => <FontName family={family} />,
          perform: () => {
            const { design } = editor
            const all = design.elements.map(element => element.id)
            if (everywhere) editor.change(setTextStyle(design, all, { family: family.family }))
            else restyle(editor, { family: family.family })
            editor.text?.focus()
          },
        })),
      [editor, everywhere, note, words],
    )
    return useFinder(entries)
  },
}
