'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useMenus } from '../../panels/use-menus'
import { useEditor, useEditorState, useSetting } from '../../state/editor-context'
import { commandEntries } from '../command-entry'
import type { PaletteSource } from '../source'
import { useFinder } from '../use-finder'
import { useCalled } from '../words/use-called'

/** Commands that need nothing selected, and the menus. */
export const workspaceSource: PaletteSource = {
  id: 'workspace',
  look: 'rows',
  shown: 5,
  isDone: true,
  useFind: () => {
    const t = useTranslations('editor')
    const editor = useEditor()
    const { commands } = useSetting()
    const menus = useMenus()
    const called = useCalled()
    const canUndo = useEditorState(state => state.canUndo)
    const canRedo = useEditorState(state => state.canRedo)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the commands depend on both
    const entries = useMemo(() => {
      if (!called) return null
      const toMenus = menus.map(({ menu, icon: Icon }) => ({
        id: `menu-${menu}`,
        name: t(`menu.${menu}`),
        called: called('menu', menu),
        note: t('palette.menu'),
        picture: () => <Icon aria-hidden size={20} strokeWidth={1.6} />,
        perform: () => editor.openMenu(menu),
      }))
      return [...commandEntries(commands, 'workspace', { editor, words: t, called }), ...toMenus]
    }, [commands, menus, editor, t, called, canUndo, canRedo])
    return useFinder(entries)
  },
}
