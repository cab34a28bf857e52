'use client'
import { useState } from 'react'
import type { LaidOutText, OwnText } from './own-text'

export interface TextOrder {
  /** `write`: there is no text of the shopper's yet. `mend`: it cannot be made like this. `confirm`: he was asked. */
  next: 'write' | 'mend' | 'order' | 'confirm'
  /** Sample words that are still in the text when it is ordered: `confirm` orders it anyway. */
  samplesLeft: readonly string[]
  add: () => void
  /** It is in the cart, just as it is shown. */
  added: boolean
}

interface Ordered<LaidOut extends LaidOutText> {
  text: Pick<OwnText<LaidOut>, 'laidOut'>
  /** The base of the text: after any change it is no longer the product in the cart. */
  product: unknown
  quantity: number
  sellable: boolean
  /** Puts it into the cart; returns whether the cart took it. */
  put: (laidOut: LaidOut) => Promise<boolean>
}

/**
 * The order of a product whose text is written on its page. Nobody orders the template's text: only changed texts go
 * into the cart.
 */
export function useTextOrder<LaidOut extends LaidOutText>(ordered: Ordered<LaidOut>): TextOrder {
  const { text, product, quantity, sellable, put } = ordered
  const { laidOut } = text
  const [there, setThere] = useState<Pick<typeof ordered, 'product' | 'quantity'> & { laidOut: LaidOut }>()
  // Asked once, for the text as it was then.
  const [asked, setAsked] = useState<LaidOut | null>(null)
  const samples = (laidOut?.findings ?? []).flatMap(({ code, subject = '' }) =>
    code === 'design_sample_words' ? [subject] : [],
  )
  const asking = samples.length > 0 && asked === laidOut
  const blocked = !sellable || laidOut?.findings.some(({ severity }) => severity === 'block')
  return {
    next: !laidOut ? 'write' : blocked ? 'mend' : asking ? 'confirm' : 'order',
    samplesLeft: asking ? samples : [],
    added:
      there !== undefined &&
      there.product === product &&
      there.quantity === quantity &&
      there.laidOut === laidOut,
    add: async () => {
      if (!laidOut) return
      if (samples.length > 0 && !asking) return setAsked(laidOut)
      if (await put(laidOut)) setThere({ product, quantity, laidOut })
    },
  }
}
