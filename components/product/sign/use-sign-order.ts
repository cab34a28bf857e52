'use client'
import { useState } from 'react'
import { openImportDesign } from '@/components/popups/import-design'
import { openSidebar } from '@/components/popups/open-sidebar'
import { startEditor } from '@/components/popups/start-editor'
import type { PriceText } from '@/components/ui/price'
import type { SignState } from './use-sign'
import type { SignTextState } from './use-sign-text'

export interface SignOrder {
  /** `write`: there is no text of the shopper's yet. `mend`: it cannot be made like this. `confirm`: he was asked. */
  next: 'write' | 'mend' | 'order' | 'confirm'
  /** Words of the sample that are still there, once it was to be ordered with them: `confirm` orders it all the same. */
  samplesLeft: readonly string[]
  /** Into the editor, with what is shown. */
  personalise: () => void
  /** A file of the shopper's own, on what is shown. */
  bringFile: (price: PriceText | null) => void
  add: () => void
  /** It is in the cart, just as it is shown. */
  added: boolean
}

/**
 * What becomes of a configured sign. The template's text is nobody's order: only a sign with other words is put into
 * the cart.
 */
export function useSignOrder({ config, quantity, price }: SignState, text: SignTextState): SignOrder {
  const { laidOut, designFor } = text

  // What went into the cart; after any change it is another sign than what is shown.
  const [put, setPut] = useState<Pick<SignState, 'config' | 'quantity'> & Pick<SignTextState, 'laidOut'>>()
  // Asked once, for the sign as it was then.
  const [asked, setAsked] = useState<SignTextState['laidOut']>(null)
  const samples = (laidOut?.findings ?? []).flatMap(({ code, subject = '' }) =>
    code === 'design_sample_words' ? [subject] : [],
  )
  const asking = samples.length > 0 && asked === laidOut
  const blocked = !price.ok || laidOut?.findings.some(({ severity }) => severity === 'block')
  return {
    next: !laidOut ? 'write' : blocked ? 'mend' : asking ? 'confirm' : 'order',
    samplesLeft: asking ? samples : [],
    added: put?.config === config && put.quantity === quantity && put.laidOut === laidOut,
    personalise: async () => startEditor({ ...(await designFor()), id: crypto.randomUUID(), quantity }),
    bringFile: async price => openImportDesign({ ...(await designFor()), quantity }, price),
    add: async () => {
      if (!laidOut) return
      if (samples.length > 0 && !asking) return setAsked(laidOut)
      const [{ useCart }, { storeDesign }, { designLine }] = await Promise.all([
        import('@/stores/cart'),
        import('@/lib/scene/stored'),
        import('@/lib/products/registry'),
      ])
      const own = { ...laidOut.design, id: crypto.randomUUID(), quantity, stepperMode: false }
      const design = storeDesign(own)
      const id = useCart.getState().addItem(designLine(design, quantity))
      if (id === null) return
      setPut({ config, quantity, laidOut })
      void openSidebar(id)
    },
  }
}
