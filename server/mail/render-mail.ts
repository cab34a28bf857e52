import 'server-only'
import type { Payload } from 'payload'
import { defaultLocale } from '@/lib/site/locales'
import { type OrderMailKind, orderMailKinds } from './order-kinds'
import { type MailAbout, renderOrderMail } from './order-mails'
import type { Mail } from './transport'

/** A mail about an order, made of what the order says when it is sent. */
export async function renderMail(
  payload: Payload,
  kind: OrderMailKind,
  order: number,
  about: MailAbout = {},
): Promise<Mail> {
  const record = await payload.findByID({ collection: 'orders', id: order, depth: 0 })
  // The shop reads its own mails in its own language.
  const readIn = kind.endsWith('-shop') ? defaultLocale : undefined
  return renderOrderMail(payload, record, mail => orderMailKinds[kind](mail, about), readIn)
}
