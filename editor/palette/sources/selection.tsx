'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useEditor, useEditorState, useSetting } from '../../state/editor-context'
import { commandEntries } from '../command-entry'
import type { PaletteSource } from '../source'
import { useFinder } from '../use-finder'
import { useCalled } from '../words/use-called'

/** The commands that are possible for the present selection. */
export const selectionSource: PaletteSource = {
  id: 'selection',
  look: 'rows',
  shown: 5,
  isDone: true,
  useFind: () => {
    const words = useTranslations('editor')
    const editor = useEditor()
    const { commands } = useSetting()
    const called = useCalled()
    // What is possible depends on the design and the selection.
    const design = useEditorState(state => state.design)
    const selection = useEditorState(state => state.selection)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the commands depend on both
    const entries = useMemo(
      () => called && commandEntries(commands, 'selection', { editor, words, called }),
      [commands, editor, words, called, design, selection],
    )
    return useFinder(entries)
  },
}
