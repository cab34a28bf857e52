import 'server-only'
import type { Payload } from 'payload'
import { defaultLocale } from '@/lib/ground/site/locales'
import type { OrderMailName } from '@/server/ground/jobs/requests'
import type { Mail } from '@/server/ground/mail/transport'
import type { OrderRecord } from '@/server/orders/find-record'
import { orderMailKinds } from './order-kinds'
import { type MailAbout, type MailSources, renderOrderMail } from './order-mails'
import { storedSources } from './stored-sources'

/** A mail of a kind about an order's record. */
export const mailAbout = (
  sources: MailSources,
  kind: OrderMailName,
  record: OrderRecord,
  about: MailAbout,
): Promise<Mail> =>
  renderOrderMail(
    sources,
    record,
    mail => orderMailKinds[kind](mail, about),
    // The shop reads its own mails in its own language.
    kind.endsWith('-shop') ? defaultLocale : undefined,
  )

/** A mail about an order, made of what the order says when it is sent. */
export async function renderMail(
  payload: Payload,
  kind: OrderMailName,
  order: number,
  about: MailAbout = {},
): Promise<Mail> {
  const record = await payload.findByID({ collection: 'orders', id: order, depth: 0 })
  return mailAbout(storedSources(payload), kind, record, about)
}
