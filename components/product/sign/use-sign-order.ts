'use client'
import { openImportDesign } from '@/components/popups/import-design'
import { startEditor } from '@/components/popups/start-editor'
import type { PriceText } from '@/components/ui/price'
import { useAddLine } from '../buy-box'
import { type TextOrder, useTextOrder } from '../use-text-order'
import type { SignState } from './use-sign'
import type { SignTextState } from './use-sign-text'

export interface SignOrder extends TextOrder {
  /** Into the editor, with what is shown. */
  personalise: () => void
  /** A file of the shopper's own, on what is shown. */
  bringFile: (price: PriceText | null) => void
}

/**
 * The actions for a configured sign.
 * @param title the product's name on its page
 */
export function useSignOrder(
  { config, quantity, price }: SignState,
  text: SignTextState,
  title: string,
): SignOrder {
  const product = { title }
  const ownDesign = async () => ({ ...(await text.designFor()), product, quantity })
  const { add } = useAddLine()
  const order = useTextOrder({
    text,
    product: config,
    quantity,
    sellable: price.ok,
    put: async laidOut => {
      const [{ storeDesign }, { designLine }] = await Promise.all([
        import('@/lib/design/scene/stored'),
        import('@/lib/product/kinds/registry'),
      ])
      const own = {
        ...laidOut.design,
        id: crypto.randomUUID(),
        product,
        quantity,
        stepperMode: false,
      }
      return add(designLine(storeDesign(own), quantity))
    },
  })
  return {
    ...order,
    personalise: async () => startEditor({ ...(await ownDesign()), id: crypto.randomUUID() }),
    bringFile: async price => openImportDesign(await ownDesign(), price),
  }
}
