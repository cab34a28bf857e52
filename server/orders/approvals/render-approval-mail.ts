import 'server-only'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { createTranslator } from 'next-intl'
import type { Payload } from 'payload'
import { orderApprovals } from '@/cms/tables/order-approvals'
import { formatMoney } from '@/lib/ground/money/format'
import { type Currency, money } from '@/lib/ground/money/money'
import { defaultLocale, isLocale, localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { siteUrl } from '@/lib/ground/site/url'
import { accountPath } from '@/lib/people/client/account-menu'
import { renderLetter } from '@/server/catalogue/mails/render-letter'
import { shopAddress } from '@/server/catalogue/mails/shop-address'
import type { approvalNews } from '@/server/ground/jobs/requests'
import type { Mail } from '@/server/ground/mail/transport'
import { findClient } from '@/server/people/clients/client-record'
import { findRecord, type OrderRecord } from '../find-record'
import { orderUrl } from '../order-url'

type ApprovalNews = (typeof approvalNews)[number]

interface ApprovalMail {
  order: number
  tell: ApprovalNews
  to?: number | undefined
}

interface Reader {
  to: string
  locale: SiteLocale
  /** What the mail leads to. */
  href: string
}

const known = (locale: string | null | undefined): SiteLocale =>
  locale && isLocale(locale) ? locale : defaultLocale

/** Its reader; null where there is none any more: an approver may have left since. */
async function readerOf(
  payload: Payload,
  { tell, to }: ApprovalMail,
  record: OrderRecord,
): Promise<Reader | null> {
  if (tell === 'no-approver') {
    const address = await shopAddress(payload)
    return address
      ? { to: address, locale: defaultLocale, href: `${siteUrl()}/admin/collections/orders/${record.id}` }
      : null
  }
  if (tell === 'asked') {
    const client = to === undefined ? null : await findClient(to)
    if (client?.companyRole !== 'approver' || record.status !== 'cart') return null
    const locale = known(client.locale)
    return { to: client.email, locale, href: `${siteUrl()}${localePath(locale, accountPath('order'))}` }
  }
  const locale = known(record.locale)
  return record.email ? { to: record.email, locale, href: orderUrl(record, locale, '/order/') } : null
}

/** A mail about an order that waits for its company's approver (ORDER-48); null where there is no recipient. */
export async function renderApprovalMail(payload: Payload, asked: ApprovalMail): Promise<Mail | null> {
  const { order } = asked
  const record = await findRecord(order)
  if (!record) throw new Error(`order ${order} is gone`)
  const reader = await readerOf(payload, asked, record)
  if (!reader) return null
  const [row] = await payload.db.drizzle
    .select()
    .from(orderApprovals)
    .where(eq(orderApprovals.orderId, order))
  return composeApprovalMail(asked.tell, record, reader, row ?? null)
}

/** @param answer who answered, with his comment; null where nobody did */
export async function composeApprovalMail(
  tell: ApprovalNews,
  record: OrderRecord,
  { to, locale, href }: Reader,
  answer: Pick<typeof orderApprovals.$inferSelect, 'name' | 'word'> | null,
): Promise<Mail> {
  const messages = await loadMessages(locale)
  const t = createTranslator({ locale, messages, namespace: 'mail.approval' })
  const id = String(record.id)
  const buyer = record.name ?? ''
  const body = await renderLetter({
    locale,
    heading: t(`${tell}.heading`),
    rows: [
      { label: t('order'), value: id },
      { label: t('buyer'), value: tell === 'asked' || tell === 'no-approver' ? buyer : '' },
      {
        label: t('total'),
        value: formatMoney(money(record.totalMinor, record.currency as Currency), locale),
      },
      { label: t('reference'), value: record.purchaseReference ?? '' },
      { label: t('by'), value: answer?.name ?? '' },
      { label: t('word'), value: answer?.word ?? '' },
    ],
    text: t(`${tell}.text`),
    link: { href, label: t(tell === 'asked' ? 'decide' : 'open') },
  })
  return { to, subject: t(`${tell}.subject`, { id, buyer }), ...body }
}
