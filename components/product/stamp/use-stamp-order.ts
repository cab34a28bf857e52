'use client'
import { openImportDesign } from '@/components/popups/import-design'
import { startEditor } from '@/components/popups/start-editor'
import type { PriceText } from '@/components/ui/price'
import type { StoredDesign } from '@/lib/design/scene/model'
import type { StampConfig } from '@/lib/product/stamp/config'
import { useAddLine } from '../buy-box'
import type { LargerProduct } from '../own-text'
import { type TextOrder, useTextOrder } from '../use-text-order'
import type { ShownStamp } from './shown-stamp'
import type { StampText } from './use-stamp-text'

export interface StampOrder extends TextOrder {
  /** Into the editor, with what is shown. */
  personalise: () => void
  /** A file of the shopper's own, on what is shown. */
  bringFile: (price: PriceText | null) => void
  /** The nearest larger mount on which the lines fit. */
  findLarger: () => Promise<LargerProduct | null>
  /** The ready-made formula, just as it is. */
  orderAsItIs: () => void
}

interface Chosen {
  shown: ShownStamp
  color: string
  ink: string
  quantity: number
}

const registry = () => import('@/lib/product/kinds/registry')

/** The actions for a stamp in the chosen colours. A stamp without a text plate goes into the cart as it is. */
export function useStampOrder({ shown, color, ink, quantity }: Chosen, text: StampText): StampOrder {
  const { added, add } = useAddLine()
  const inColours = (design: StoredDesign) => ({
    ...design,
    id: crypto.randomUUID(),
    config: { ...(design.config as StampConfig), color },
    inkColor: ink,
    product: { title: shown.name },
    quantity,
  })
  const written = useTextOrder({
    text,
    product: `${color} ${ink}`,
    quantity,
    sellable: true,
    put: async ({ design }) => {
      const [{ designLine }, { storeDesign }] = await Promise.all([
        registry(),
        import('@/lib/design/scene/stored'),
      ])
      // A formula with changed text is the shopper's own stamp.
      const { documentId: _, ...own } = storeDesign(design)
      return add(designLine(inColours(own) as StoredDesign, quantity))
    },
  })
  const order = {
    ...written,
    personalise: async () => startEditor(inColours(await text.designFor())),
    bringFile: async (price: PriceText | null) => openImportDesign(inColours(await text.designFor()), price),
    findLarger: async () => {
      const { design, template, locale } = shown
      if (!design) return null
      const { findLargerMount } = await import('./larger-mount')
      return findLargerMount({
        beginning: { design: inColours(design) as typeof design, template: template ?? design },
        lines: text.lines.map(line => line.text),
        wishes: text.wished?.wishes,
        locale,
        open: startEditor,
      })
    },
    orderAsItIs: async () => {
      const { designLine } = await registry()
      if (shown.design) {
        await add(designLine(inColours(shown.design) as StoredDesign, quantity, shown.formula))
      }
    },
  }
  if (shown.design) return { ...order, added: written.added || (added && shown.formula !== undefined) }
  return {
    ...order,
    next: 'order',
    added,
    add: async () => {
      const { lineOf } = await registry()
      const { slug, name } = shown
      const config = { ...shown.config, color }
      await add(lineOf({ kind: 'stamp', slug, name, quantity, config, inkColor: ink }))
    },
  }
}
