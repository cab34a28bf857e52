'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { OfferContext } from '../../kinds/kind'
import { editorKinds } from '../../kinds/registry'
import { useEditor, usePlate, useSetting } from '../../state/editor-context'
import type { PaletteEntry, PaletteSource } from '../source'
import { useAddFocused } from '../use-add-focused'
import { useFinder } from '../use-finder'
import { useCalled } from '../words/use-called'

/** The offers of a kind; a kind without offers opens its menu, where the design has it. */
function entriesOf(
  type: keyof typeof editorKinds,
  context: OfferContext,
  called: readonly string[],
): readonly PaletteEntry[] {
  const { icon: Icon, menu, offers } = editorKinds[type]
  const picture = () => <Icon aria-hidden size={20} strokeWidth={1.6} />
  const { words, editor } = context
  const toMenu = { key: 'menu', name: words(`menu.${menu}`), perform: () => editor.openMenu(menu) }
  return (offers?.(context) ?? [toMenu]).map(({ key, ...offer }) => ({
    picture,
    called,
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
    const add = useAddFocused()
    const called = useCalled()
    const entries = useMemo(() => {
      if (!called) return null
      const context: OfferContext = { words, language, editor, plate, add }
      return types.flatMap(type => entriesOf(type, context, called('kind', type)))
    }, [words, language, editor, plate, add, called])
    return useFinder(entries)
  },
}
