'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useMenus } from '../../panels/use-menus'
import { useEditor, useEditorState, useSetting } from '../../state/editor-context'
import { commandEntry } from '../command-entry'
import type { PaletteSource } from '../source'
import { useFinder } from '../use-finder'

/** Commands that need nothing selected, and the menus. */
export const roomSource: PaletteSource = {
  id: 'room',
  look: 'rows',
  shown: 5,
  useFind: () => {
    const t = useTranslations('editor')
    const editor = useEditor()
    const { commands } = useSetting()
    const menus = useMenus()
    const canUndo = useEditorState(state => state.canUndo)
    const canRedo = useEditorState(state => state.canRedo)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the commands look at both
    const entries = useMemo(() => {
      const possible = commands.filter(
        command => command.about === 'room' && command.inPalette !== false && command.enabled(editor),
      )
      const toMenus = menus.map(({ menu, icon: Icon }) => ({
        id: `menu-${menu}`,
        name: t(`menu.${menu}`),
        note: t('palette.menu'),
        picture: () => <Icon aria-hidden size={20} strokeWidth={1.6} />,
        perform: () => editor.openMenu(menu),
      }))
      return [
        ...possible.map(command => commandEntry(command, t(`command.${command.id}`), editor)),
        ...toMenus,
      ]
    }, [commands, menus, editor, t, canUndo, canRedo])
    return useFinder(entries)
  },
}
