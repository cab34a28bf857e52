import 'server-only'
import { formatMoney } from '@/lib/ground/money/format'
import { money } from '@/lib/ground/money/money'
import { addressLines } from '@/lib/people/company/company'
import { getContent } from '@/server/catalogue/content'
import type { OrderMailName } from '@/server/ground/jobs/requests'
import { surplusReason } from '@/server/money/payments/give-back-surplus'
import { instructionsOf } from '@/server/money/payments/texts'
import { readWithdrawal } from '@/server/orders/read-withdrawal'
import type { OrderMailKindOf as Kind, MailCase, OrderMailParts } from './order-mails'
import { workMailKinds } from './work-kinds'

/** The three texts about a step, by the step's name. */
const stateTexts = (
  name: 'production' | 'delivered' | 'cancelled',
  { view, t }: MailCase,
): Pick<OrderMailParts, 'subject' | 'heading' | 'paragraphs'> => ({
  subject: t(`${name}.subject`, { order: String(view.id) }),
  heading: t(`${name}.heading`),
  paragraphs: [t(`${name}.text`, { order: String(view.id), date: view.date })],
})

/** The order as it was placed, with what it comes to and how it is paid (ORDER-22). */
const confirmation: Kind = async ({ record, view, t }) => ({
  subject: t('confirmation.subject', { order: String(view.id) }),
  heading: t('confirmation.heading'),
  paragraphs: [t('confirmation.intro', { order: String(view.id), date: view.date })],
  totals: view.totals,
  delivery: view.delivery,
  payment:
    record.status === 'awaiting-payment'
      ? await instructionsOf(record.method ?? null, { id: view.id, gross: view.gross, locale: view.locale })
      : null,
})

/** The receipt, with the invoice; where the shop cannot issue one yet it says that it follows. */
const paid: Kind = async ({ sources, view, t }) => {
  const document = (await sources.documents(view.id)).find(({ kind }) => kind === 'invoice')
  return {
    subject: t('paid.subject', { order: String(view.id) }),
    heading: t('paid.heading'),
    paragraphs: [
      t('paid.text', { order: String(view.id), date: view.date }),
      document ? t('paid.attached') : t('paid.follows'),
    ],
    facts: [
      ...(document ? [{ label: t('facts.invoice'), value: document.number }] : []),
      { label: t('confirmation.total'), value: view.totals.total },
    ],
    ...(document && { attachments: [await document.file()] }),
  }
}

/** The invoice by itself: of an order whose receipt had to go without, and of one whose money is still owed. */
const invoice: Kind = async ({ sources, view, t }) => {
  const document = (await sources.documents(view.id)).find(({ kind }) => kind === 'invoice')
  if (!document) throw new Error(`order ${view.id} has no invoice`)
  const { number } = document
  return {
    subject: t('invoice.subject', { number, order: String(view.id) }),
    heading: t('invoice.heading'),
    paragraphs: [t('invoice.text', { number, order: String(view.id) })],
    lines: [],
    steps: [],
    attachments: [await document.file()],
  }
}

/** The parcel is there: what can be given back now, and that the buyer reports a fault by answering this mail. */
const delivered: Kind = async mail => {
  const { view, t } = mail
  const { paragraphs, ...parts } = stateTexts('delivered', mail)
  const returnable = view.lines.some(line => line.withdrawal)
  return { ...parts, paragraphs: [...paragraphs, ...(returnable ? [t('delivered.withdrawal')] : [])] }
}

/** Money that went back. For a double payment, or one for a closed order, it says so: the order stays as it was. */
const refunded: Kind = async ({ sources, record, view, t }, { refund }) => {
  const row = await sources.refund(refund ?? 0)
  if (!row) throw new Error(`order ${view.id} has no refund ${refund}`)
  const amount = formatMoney(money(row.minor, view.gross.currency), view.locale)
  const documents = await sources.documents(record.id)
  const document = documents.find(({ number }) => number === row.number)
  return {
    subject: t('refunded.subject', { order: String(view.id) }),
    heading: t('refunded.heading', { amount }),
    paragraphs: [
      t(row.reason === surplusReason ? 'refunded.surplus' : 'refunded.text', { order: String(view.id) }),
    ],
    facts: [
      { label: t('facts.refund'), value: amount },
      ...(document ? [{ label: t('facts.creditNote'), value: document.number }] : []),
    ],
    lines: [],
    ...(document && { attachments: [await document.file()] }),
  }
}

/** The link to an order, for the person who asked for it with the order's number and address. */
const link: Kind = async ({ view, t }) => ({
  subject: t('link.subject', { order: String(view.id) }),
  heading: t('link.heading'),
  paragraphs: [t('link.text', { order: String(view.id), date: view.date }), t('link.notYou')],
})

/** Confirms a return to the buyer, with what comes next. */
const withdrawal: Kind = async (mail, { withdrawal: id }) => {
  const { view, t, record } = mail
  const asked = readWithdrawal(record, id ?? '', view.locale)
  const company = await getContent().company()
  const address = addressLines(company)
  return {
    subject: t('withdrawal.subject', { order: String(view.id) }),
    heading: t('withdrawal.heading'),
    paragraphs: [
      t('withdrawal.text', { order: String(view.id), date: asked.date }),
      address.length > 0
        ? t('withdrawal.returnTo', { address: [company.name, ...address].filter(Boolean).join(', ') })
        : t('withdrawal.returnAsk'),
      t('withdrawal.refund'),
    ],
    facts: asked.lines.map(({ title, quantity }) => ({
      label: title,
      value: t('confirmation.quantity', { quantity }),
    })),
    lines: [],
    steps: [],
  }
}

/** The same for the shop, with what the buyer wrote. */
const withdrawalShop: Kind = async ({ sources, view, t, record }, { withdrawal: id }) => {
  const asked = readWithdrawal(record, id ?? '', view.locale)
  return {
    to: await sources.shopAddress(),
    subject: t('withdrawalShop.subject', { order: String(view.id), name: record.name ?? '' }),
    heading: t('withdrawalShop.heading'),
    paragraphs: [
      t('withdrawalShop.text', { order: String(view.id), date: asked.date, email: record.email ?? '' }),
      ...(asked.comment ? [asked.comment] : []),
    ],
    facts: asked.lines.map(({ title, quantity }) => ({
      label: title,
      value: t('confirmation.quantity', { quantity }),
    })),
    lines: [],
    steps: [],
  }
}

/** Every mail about an order: one line a kind. */
export const orderMailKinds = {
  'order-confirmation': confirmation,
  paid,
  invoice,
  'in-production': async mail => stateTexts('production', mail),
  ...workMailKinds,
  delivered,
  cancelled: async mail => ({ ...stateTexts('cancelled', mail), steps: [] }),
  refunded,
  link,
  withdrawal,
  'withdrawal-shop': withdrawalShop,
} as const satisfies Record<OrderMailName, Kind>
