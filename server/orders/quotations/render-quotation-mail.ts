import 'server-only'
import { createTranslator } from 'next-intl'
import type { Payload } from 'payload'
import { defaultLocale, isLocale, localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { siteUrl } from '@/lib/ground/site/url'
import { quotationName, quotationPage } from '@/lib/orders/quotations/numbers'
import { shopClock } from '@/lib/people/company/hours'
import { renderLetter } from '@/server/catalogue/mails/render-letter'
import { shopAddress } from '@/server/catalogue/mails/shop-address'
import { quotationNews } from '@/server/ground/jobs/requests'
import type { Mail } from '@/server/ground/mail/transport'
import { runTask } from '@/server/ground/threads/pool'
import { composePaper } from './compose-paper'
import { signQuotation } from './quotation-code'
import { requestOf, versionOf } from './read-quotation'
import { type EventRow, eventsOf, findQuotation, newestVersion, type QuotationRow } from './store'

type ToClient = (typeof quotationNews.client)[number]
type ToShop = (typeof quotationNews.shop)[number]

const translatorOf = async (locale: SiteLocale) =>
  createTranslator({ locale, messages: await loadMessages(locale), namespace: 'mail.quotation' })

const dayOf = (day: string, locale: SiteLocale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const momentOf = (at: Date, locale: SiteLocale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopClock }).format(at)

/** The mail to a client. It repeats only words of the shop's own people. */
async function mailToClient(payload: Payload, row: QuotationRow, news: ToClient): Promise<Mail> {
  const newest = news === 'answered' ? await newestVersion(payload.db.drizzle, row.id) : null
  if (!newest) return composeForClient(row, news, null)
  const { version, message } = versionOf(newest)
  const file = Buffer.from(await runTask('makeQuotation', await composePaper(row, newest)))
  return composeForClient(row, news, { version, message, file })
}

/** @param sent the version that the mail brings; null where it brings none */
export async function composeForClient(
  row: QuotationRow,
  news: ToClient,
  sent: { version: number; message: string; file: Buffer } | null,
): Promise<Mail> {
  const locale = isLocale(row.locale) ? row.locale : defaultLocale
  const t = await translatorOf(locale)
  const id = quotationName(row.id)
  const date = row.validUntil ? dayOf(row.validUntil, locale) : ''
  const intro = sent?.message ? `${sent.message}\n\n` : ''
  const page = localePath(locale, quotationPage(row.id, signQuotation(row)))
  const body = await renderLetter({
    locale,
    heading: t(`${news}.heading`),
    rows: [{ label: t('number'), value: id }],
    text: `${intro}${t(`${news}.text`, { date })}`,
    link: { href: `${siteUrl()}${page}`, label: t(`${news}.link`) },
  })
  const attachments = sent && [
    { filename: `${t('number')}-${row.id}-${sent.version}.pdf`, content: sent.file },
  ]
  return {
    to: row.email,
    subject: t(`${news}.subject`, { id, date, version: String(row.version) }),
    ...body,
    ...(attachments && { attachments }),
  }
}

/** The mail to the shop's people; they answer in the panel, or by answering the mail. */
async function mailToShop(payload: Payload, row: QuotationRow, news: ToShop): Promise<Mail | null> {
  const to = await shopAddress(payload)
  if (!to) return null
  return composeForShop(row, news, to, (await eventsOf(payload.db.drizzle, row.id)).at(-1) ?? null)
}

/** @param last what happened to the quotation last */
export async function composeForShop(
  row: QuotationRow,
  news: ToShop,
  to: string,
  last: Pick<EventRow, 'at' | 'text'> | null,
): Promise<Mail> {
  const t = await translatorOf(defaultLocale)
  const files = news === 'request-shop' ? requestOf(row).files.map(({ name }) => name) : []
  const body = await renderLetter({
    locale: defaultLocale,
    heading: t(`${news}.heading`),
    rows: [
      { label: t('number'), value: quotationName(row.id) },
      { label: t('name'), value: row.name },
      { label: t('email'), value: row.email },
      { label: t('phone'), value: row.phone },
      { label: t('files'), value: files.join(', ') },
    ],
    text: [last && momentOf(last.at, defaultLocale), last?.text].filter(Boolean).join('\n\n'),
    link: { href: `${siteUrl()}/admin/quotations?id=${row.id}`, label: t('panel') },
  })
  const subject = t(`${news}.subject`, { id: quotationName(row.id), name: row.name })
  return { to, subject, ...body, replyTo: row.email }
}

/** A mail about a quotation; null where there is no recipient. Throws where the quotation is gone. */
export async function renderQuotationMail(
  payload: Payload,
  id: number,
  news: ToClient | ToShop,
): Promise<Mail | null> {
  const row = await findQuotation(payload.db.drizzle, id)
  if (!row) throw new Error(`quotation ${id} is gone`)
  const client = quotationNews.client.find(one => one === news)
  const shop = quotationNews.shop.find(one => one === news)
  if (client) return mailToClient(payload, row, client)
  return shop ? mailToShop(payload, row, shop) : null
}
