'use client'
import { useState } from 'react'
import { isShareable } from '@/lib/orders/cart/shareable'
import { checkEmail } from '@/lib/people/client/check-client'
import { saveSoon } from '@/stores/auto-save'
import { hydrateCart, useCart } from '@/stores/cart'
import { saveCart } from '@/stores/save-cart'
import { openPopup } from '@/stores/ui'

/** Why no link was sent, by the keys of `popups.saveCart.refused`. */
export type ShareRefusal = 'email' | 'empty' | 'tooMany' | 'tooLarge' | 'failed'

const refusals: Readonly<Record<string, ShareRefusal>> = {
  empty_cart: 'empty',
  too_many_requests: 'tooMany',
  body_too_large: 'tooLarge',
}

/** Sends the link to the cart: what was refused, where it went, and whether it is under way. */
export function useShare(loginText: string) {
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<ShareRefusal | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)

  const share = async (typed: string): Promise<void> => {
    const email = typed.trim()
    hydrateCart()
    if (!useCart.getState().items.some(isShareable)) return setRefused('empty')
    if (checkEmail(email) !== null) return setRefused('email')
    setSending(true)
    setRefused(null)
    const saved = await saveCart('share', email)
    setSending(false)
    if (saved.ok) return setSentTo(email)
    if (saved.code !== 'email_has_account') return setRefused(refusals[saved.code] ?? 'failed')
    const onLogin = () => {
      saveSoon()
      void share(email)
    }
    openPopup('auth', { email, text: loginText, onLogin })
  }
  return { sending, refused, sentTo, share }
}
