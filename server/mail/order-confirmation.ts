import 'server-only'
import { render, toPlainText } from '@react-email/render'
import { createTranslator } from 'next-intl'
import { createElement } from 'react'
import type { SiteLocale } from '@/lib/site/locales'
import { loadMessages } from '@/lib/site/messages'
import { remember } from '@/server/content/remember'
import { type OrderConfirmation, OrderConfirmationMail } from './templates/order-confirmation'
import type { Mail } from './transport'

const mailTranslator = (locale: SiteLocale) =>
  remember(`mail/${locale}`, async () =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: 'mail' }),
  )

/** The confirmation of an order as a message in the order's language. */
export async function renderOrderConfirmation(confirmation: OrderConfirmation, to: string): Promise<Mail> {
  const { locale, order } = confirmation
  const t = await mailTranslator(locale)
  const element = createElement(OrderConfirmationMail, { confirmation, t })
  const html = await render(element)
  return { to, subject: t('confirmation.subject', { order }), html, text: toPlainText(html) }
}
