'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useEditor, useEditorState, useSetting } from '../../state/editor-context'
import { commandEntry } from '../command-entry'
import type { PaletteSource } from '../source'
import { useFinder } from '../use-finder'

/** What can be done with what is selected, at this moment. */
export const selectionSource: PaletteSource = {
  id: 'selection',
  look: 'rows',
  shown: 5,
  useFind: () => {
    const t = useTranslations('editor.command')
    const editor = useEditor()
    const { commands } = useSetting()
    // What is possible depends on the design and the selection.
    const design = useEditorState(state => state.design)
    const selection = useEditorState(state => state.selection)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the commands look at both
    const entries = useMemo(
      () =>
        commands
          .filter(
            command =>
              command.about === 'selection' && command.inPalette !== false && command.enabled(editor),
          )
          .map(command => commandEntry(command, t(command.id), editor)),
      [commands, editor, t, design, selection],
    )
    return useFinder(entries)
  },
}
