import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { createTranslator } from 'next-intl'
import type { Payload } from 'payload'
import type { Message as MessageDoc } from '@/cms/payload-types'
import { defaultLocale, isLocale, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { siteUrl } from '@/lib/ground/site/url'
import { shopClock } from '@/lib/people/company/hours'
import { messageFilesSchema } from '@/lib/people/message/message'
import { getContent } from '@/server/catalogue/content'
import { renderLetter } from '@/server/catalogue/mails/render-letter'
import { shopAddress } from '@/server/catalogue/mails/shop-address'
import type { Mail } from '@/server/ground/mail/transport'

/** Bytes of files that go along as attachments; mail servers take little more. Further files stay in the panel. */
const mostAttached = 10_000_000

const translatorOf = async (locale: SiteLocale) =>
  createTranslator({ locale, messages: await loadMessages(locale) })

interface FileRow {
  [column: string]: unknown
  hash: string
  bytes: Uint8Array
}

/** The files of a message that fit into a mail, in their order. */
async function attachmentsOf(payload: Payload, { files }: MessageDoc) {
  const sent = messageFilesSchema.catch([]).parse(files)
  let space = mostAttached
  const fitting = sent.filter(({ size }) => {
    const fits = size <= space
    if (fits) space -= size
    return fits
  })
  if (fitting.length === 0) return { sent, attachments: [] }
  const { rows } = await payload.db.drizzle.execute<FileRow>(
    sql`select hash, bytes from own_pictures where hash in ${fitting.map(({ hash }) => hash)}`,
  )
  const attachments = fitting.flatMap(({ hash, name }) => {
    const row = rows.find(one => one.hash === hash)
    return row ? [{ filename: name, content: Buffer.from(row.bytes) }] : []
  })
  return { sent, attachments }
}

/** A message as the shop's people read it; they answer its sender by answering the mail. */
async function mailToShop(payload: Payload, doc: MessageDoc): Promise<Mail | null> {
  const to = await shopAddress(payload, { trade: doc.subject === 'trade' })
  return to ? composeForShop(doc, to, await attachmentsOf(payload, doc)) : null
}

/** The mail of a visitor's message to the shop; an answer to it goes to the visitor. */
export async function composeForShop(
  doc: MessageDoc,
  to: string,
  { sent, attachments }: Awaited<ReturnType<typeof attachmentsOf>>,
): Promise<Mail> {
  const t = await translatorOf(defaultLocale)
  const body = await renderLetter({
    locale: defaultLocale,
    heading: t(`contact.subjects.${doc.subject}`),
    rows: [
      { label: t('contact.name'), value: doc.name },
      { label: t('contact.email'), value: doc.email },
      { label: t('contact.orderNumber'), value: doc.orderNumber ?? '' },
      { label: t('contact.files'), value: sent.map(({ name }) => name).join(', ') },
    ],
    text: doc.message,
    link: { href: `${siteUrl()}/admin/collections/messages/${doc.id}`, label: t('mail.message.panel') },
  })
  const subject = t('mail.message.shopSubject', {
    id: String(doc.id),
    subject: t(`contact.subjects.${doc.subject}`),
    name: doc.name,
  })
  return { to, subject, ...body, replyTo: doc.email, attachments }
}

/** The order that a message names, where it is a number and nothing else. */
const orderIn = ({ orderNumber }: MessageDoc): string =>
  /^[\d ]{1,12}$/.test(orderNumber ?? '') ? (orderNumber ?? '') : ''

/** When a message came, on the shop's clock: a withdrawal counts from then. */
const momentOf = ({ createdAt }: MessageDoc, locale: SiteLocale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: shopClock }).format(
    new Date(createdAt),
  )

/**
 * The confirmation to the sender. It does not repeat the message: the address may be another person's, and the shop
 * must not send him a stranger's text.
 */
export async function mailToSender(doc: MessageDoc): Promise<Mail> {
  const locale = isLocale(doc.locale) ? doc.locale : defaultLocale
  const t = await translatorOf(locale)
  const { email } = await getContent().company()
  const subject = t(`contact.subjects.${doc.subject}`)
  const body = await renderLetter({
    locale,
    heading: t('mail.message.heading'),
    rows: [
      { label: t('contact.subject'), value: subject },
      { label: t('mail.message.number'), value: String(doc.id) },
      { label: t('contact.orderNumber'), value: orderIn(doc) },
      { label: t('mail.message.sentAt'), value: momentOf(doc, locale) },
    ],
    text: t('mail.message.text'),
    link: null,
  })
  return {
    to: doc.email,
    subject: t('mail.message.subject', { id: String(doc.id) }),
    ...body,
    ...(email && { replyTo: email }),
  }
}

/** A mail about a message; null where there is no recipient. Throws where the message is gone. */
export async function renderMessageMail(
  payload: Payload,
  id: number,
  to: 'shop' | 'sender',
): Promise<Mail | null> {
  const doc = await payload.findByID({ collection: 'messages', id, depth: 0 })
  return to === 'shop' ? mailToShop(payload, doc) : mailToSender(doc)
}
