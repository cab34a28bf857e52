import 'server-only'
import { render } from '@react-email/render'
import { createTranslator } from 'next-intl'
import { createElement } from 'react'
import { loadMessages } from '@/lib/site/messages'
import { type OrderConfirmation, OrderConfirmationMail } from './templates/order-confirmation'
import type { Mail } from './transport'

/** The confirmation of an order as a message in the order's language. */
export async function renderOrderConfirmation(confirmation: OrderConfirmation, to: string): Promise<Mail> {
  const { locale, order } = confirmation
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'mail' })
  const element = createElement(OrderConfirmationMail, { confirmation, t })
  const [html, text] = await Promise.all([render(element), render(element, { plainText: true })])
  return { to, subject: t('confirmation.subject', { order }), html, text }
}
