'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { menusOf } from '../../panels/menus'
import { useDesign, useEditor, useEditorState, useSetting } from '../../state/editor-context'
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
    const { commands, addSeries } = useSetting()
    const design = useDesign()
    const canUndo = useEditorState(state => state.canUndo)
    const canRedo = useEditorState(state => state.canRedo)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the commands look at both
    const entries = useMemo(() => {
      const possible = commands.filter(
        command => command.about === 'room' && command.inPalette !== false && command.enabled(editor),
      )
      const menus = menusOf(design, { series: addSeries !== null }).map(({ menu, icon: Icon }) => ({
        id: `menu-${menu}`,
        name: t(`menu.${menu}`),
        note: t('palette.menu'),
        picture: () => <Icon aria-hidden size={20} strokeWidth={1.6} />,
        perform: () => editor.openMenu(menu),
      }))
      return [...possible.map(command => commandEntry(command, t(`command.${command.id}`), editor)), ...menus]
    }, [commands, addSeries, editor, t, design, canUndo, canRedo])
    return useFinder(entries)
  },
}
