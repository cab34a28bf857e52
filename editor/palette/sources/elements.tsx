'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { OfferContext } from '../../kinds/kind'
import { editorKinds } from '../../kinds/registry'
import { useAdd } from '../../kinds/use-add'
import { useEditor, usePlate, useSetting } from '../../state/editor-context'
import type { PaletteEntry, PaletteSource } from '../source'
import { useFinder } from '../use-finder'

/** What a kind offers; one that offers nothing by itself leads to its menu. */
function entriesOf(type: keyof typeof editorKinds, context: OfferContext): readonly PaletteEntry[] {
  const { icon: Icon, menu, offers } = editorKinds[type]
  const picture = () => <Icon aria-hidden size={20} strokeWidth={1.6} />
  const { words, editor } = context
  const toMenu = { key: 'menu', name: words(`menu.${menu}`), perform: () => editor.openMenu(menu) }
  return (offers?.(context) ?? [toMenu]).map(({ key, ...offer }) => ({
    picture,
    id: `${type}-${key}`,
    ...offer,
  }))
}

const types = Object.keys(editorKinds) as (keyof typeof editorKinds)[]

/** What each kind of element offers to add. */
export const elementsSource: PaletteSource = {
  id: 'elements',
  look: 'rows',
  shown: 6,
  useFind: () => {
    const words = useTranslations('editor')
    const { language } = useSetting()
    const editor = useEditor()
    const plate = usePlate()
    const add = useAdd()
    const entries = useMemo(() => {
      const context: OfferContext = { words, language, editor, plate, add }
      return types.flatMap(type => entriesOf(type, context))
    }, [words, language, editor, plate, add])
    return useFinder(entries)
  },
}
