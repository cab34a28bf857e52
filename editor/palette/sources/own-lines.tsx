'use client'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { openDesign } from '@/lib/design/scene/open'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { useCart } from '@/stores/cart'
import { useEditor, usePlate } from '../../state/editor-context'
import { addTextLine } from '../../text/add-text-line'
import type { PaletteSource } from '../source'
import { useFinder } from '../use-finder'

/** The words of the designs that are in the cart, line by line, each once. */
function linesOf(designs: readonly unknown[]): ReadonlyMap<string, string> {
  const lines = new Map<string, string>()
  for (const stored of designs) {
    const opened = openDesign(stored)
    if (!opened.ok) continue
    for (const { text } of formLines(opened.design)) {
      const line = text.trim()
      if (line !== '' && !lines.has(line)) lines.set(line, opened.design.name)
    }
  }
  return lines
}

/** Lines that the shopper has already written, from the designs in the cart. */
export const ownLinesSource: PaletteSource = {
  id: 'lines',
  look: 'rows',
  shown: 4,
  useFind: () => {
    const t = useTranslations('editor.palette')
    const editor = useEditor()
    const plate = usePlate()
    const items = useCart(state => state.items)
    const entries = useMemo(() => {
      const designs = items.flatMap(({ content }) => [
        content.design,
        ...(content.parts ?? []).map(part => part.content.design),
      ])
      return [...linesOf(designs.filter(design => design !== undefined))].map(([line, from], index) => ({
        id: String(index),
        name: line,
        note: from ? t('from', { name: from }) : undefined,
        picture: () => <Plus aria-hidden size={20} strokeWidth={1.6} />,
        perform: () => {
          const id = addTextLine(editor, plate, line)
          if (id) editor.focusAdded(id)
        },
      }))
    }, [items, editor, plate, t])
    return useFinder(entries)
  },
}
