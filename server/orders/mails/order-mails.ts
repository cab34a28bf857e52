import 'server-only'
import { render, toPlainText } from '@react-email/render'
import { createTranslator } from 'next-intl'
import { createElement } from 'react'
import sharp from 'sharp'
import type { claims } from '@/cms/tables/order-work'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import type { Shipment } from '@/lib/orders/order/shipment'
import { getContent } from '@/server/catalogue/content'
import { remember } from '@/server/catalogue/content/remember'
import { mailShop } from '@/server/catalogue/mails/mail-shop'
import { scanCid } from '@/server/ground/mail/templates/mail-look'
import type { MailTranslator, OrderMail } from '@/server/ground/mail/templates/order-mail'
import { OrderMailView } from '@/server/ground/mail/templates/order-mail'
import type { Mail } from '@/server/ground/mail/transport'
import type { StoredInvoice } from '@/server/money/invoices/read'
import type { OrderRecord } from '@/server/orders/find-record'
import { orderUrl } from '@/server/orders/order-url'
import { type OrderView, stepsOf, viewOrder } from './order-view'

const translator = (locale: SiteLocale) =>
  remember(`mail/${locale}`, async () =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: 'mail' }),
  )

/** A document of an order, and its file. */
interface MailDocument extends Pick<StoredInvoice, 'number' | 'kind'> {
  file(): Promise<NonNullable<Mail['attachments']>[number]>
}

/** Where a mail reads the data beside its order: in the database, or in the samples that the back-office shows. */
export interface MailSources {
  documents(order: number): Promise<MailDocument[]>
  /** `number` is the credit note's. */
  refund(id: number): Promise<{ minor: number; reason: string; number: string | null } | null>
  parcels(order: number, zipcode: string | undefined): Promise<Shipment[]>
  claim(id: number): Promise<MailClaim | null>
  shopAddress(): Promise<string>
}

type MailClaim = Pick<
  typeof claims.$inferSelect,
  'orderId' | 'state' | 'line' | 'pieces' | 'answer' | 'reprint'
>

/** The data of a mail. */
export interface MailCase {
  sources: MailSources
  record: OrderRecord
  view: OrderView
  t: MailTranslator
}

/** The parts of one kind of mail; parts that it leaves out are the common ones. */
export interface OrderMailParts
  extends Pick<OrderMail, 'heading' | 'paragraphs'>,
    Partial<Pick<OrderMail, 'facts' | 'lines' | 'totals' | 'payment' | 'delivery' | 'steps' | 'button'>> {
  subject: string
  attachments?: Mail['attachments']
  /** Its recipient, where that is not the buyer. */
  to?: string
}

/** What else a mail is about: a refund, a withdrawal, a parcel, a line, a complaint, by their ids. */
export interface MailAbout {
  refund?: number | undefined
  withdrawal?: string | undefined
  shipment?: number | undefined
  line?: string | undefined
  claim?: number | undefined
}

/** One kind of mail about an order. */
export type OrderMailKindOf = (mail: MailCase, about: MailAbout) => Promise<OrderMailParts>

/** The code for bank apps as a picture of the mail's own: mail programs draw no SVG. */
async function scanPicture({ path, size }: { path: string; size: number }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  const pixelsPerModule = 8
  const side = size * pixelsPerModule
  const content = await sharp(Buffer.from(svg)).resize(side, side, { kernel: 'nearest' }).png().toBuffer()
  return { filename: 'code.png', content, cid: scanCid }
}

/** The buyer's own reference, by which his company knows the order. */
const referenceFacts = ({ purchaseReference }: OrderRecord, t: MailTranslator) =>
  purchaseReference ? [{ label: t('facts.reference'), value: purchaseReference }] : []

/** Makes the mail of an order's record with the parts of its kind, in the order's language or in another. */
export async function renderOrderMail(
  sources: MailSources,
  record: OrderRecord,
  partsOf: (mail: MailCase) => Promise<OrderMailParts>,
  readIn?: SiteLocale,
): Promise<Mail> {
  const view = await viewOrder(record, readIn)
  const { locale } = view
  const t = await translator(locale)
  const parts = await partsOf({ sources, record, view, t })
  const mail: OrderMail = {
    locale,
    shop: await mailShop(locale),
    preview: parts.paragraphs[0] ?? parts.heading,
    heading: parts.heading,
    paragraphs: parts.paragraphs,
    steps: parts.steps ?? stepsOf(record.status, t),
    facts: [...referenceFacts(record, t), ...(parts.facts ?? [])],
    lines: parts.lines ?? view.lines,
    totals: parts.totals ?? null,
    delivery: parts.delivery ?? [],
    payment: parts.payment ?? null,
    button: parts.button ?? { href: orderUrl(record, locale, '/order/'), label: t('confirmation.view') },
  }
  const html = await render(createElement(OrderMailView, { mail, t }))
  const { email } = await getContent().company()
  const attachments = [
    ...(parts.attachments ?? []),
    ...(mail.payment?.scan ? [await scanPicture(mail.payment.scan)] : []),
  ]
  return {
    to: parts.to ?? record.email ?? '',
    subject: parts.subject,
    html,
    text: toPlainText(html),
    ...(email && { replyTo: email }),
    ...(attachments.length > 0 && { attachments }),
  }
}
