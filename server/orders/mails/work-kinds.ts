import 'server-only'
import { carrierName } from '@/lib/orders/order/carriers'
import { leftToSend, type Shipment, sentOfLine } from '@/lib/orders/order/shipment'
import { lineKey } from '@/server/orders/read-withdrawal'
import { piecesOf } from '@/server/orders/shipments/ship-rest'
import type { MailCase, OrderMailKindOf } from './order-mails'

/** A parcel of the order: who carries it, what is in it, and what follows (ORDER-36). */
const shipped: OrderMailKindOf = async (mail, { shipment }) => {
  const { sources, record, view, t } = mail
  const parcels = await sources.parcels(view.id, zipcodeOf(record))
  const parcel = shipment === undefined ? parcels.at(-1) : parcels.find(({ id }) => id === shipment)
  if (!parcel) throw new Error(`order ${view.id} has no parcel ${shipment}`)
  const left = leftToSend(piecesOf(record), parcels)
  const order = String(view.id)
  return {
    subject: t('shipped.subject', { order }),
    heading: t('shipped.heading'),
    paragraphs: [
      t('shipped.text', { order, date: view.date }),
      ...(left.length > 0 ? [t('shipped.rest', { items: itemsText(left, mail) })] : []),
    ],
    facts: parcelFacts(parcel, mail),
    lines: view.lines.flatMap(line => {
      const pieces = sentOfLine(line.id, [parcel])
      return pieces > 0 ? { ...line, quantity: pieces } : []
    }),
    delivery: view.delivery,
  }
}

const zipcodeOf = ({ delivery }: MailCase['record']) => (delivery as { zipcode?: string } | null)?.zipcode

/** Lines and their pieces in a sentence: "2 × Printy 4913, 1 × Brass plate". */
const itemsText = (left: readonly { id: string; pieces: number }[], { view }: MailCase) =>
  left
    .map(({ id, pieces }) => `${pieces} × ${view.lines.find(line => line.id === id)?.title ?? id}`)
    .join(', ')

/** The parcel's carrier and number, with the carrier's page where it has one. */
function parcelFacts({ carrier, tracking, url }: Shipment, { view, t }: MailCase) {
  const name = carrierName(carrier) || view.shippingName
  const named = name ? [{ label: t('facts.carrier'), value: name }] : []
  if (!tracking) return named
  const value = tracking === url ? t('facts.follow') : tracking
  return [...named, { label: t('facts.tracking'), value, ...(url && { href: url }) }]
}

/** What a line of the order is called. */
const titleOf = ({ record }: MailCase, id: string | undefined): string =>
  (record.lines ?? []).find(line => lineKey(line) === id)?.title ?? ''

/** The workshop has laid a line out: the buyer looks at its proof and says whether it is to be made so (ORDER-24). */
const proof: OrderMailKindOf = async (mail, { line }) => {
  const { view, t } = mail
  const order = String(view.id)
  return {
    subject: t('proof.subject', { order }),
    heading: t('proof.heading'),
    paragraphs: [t('proof.text', { title: titleOf(mail, line), order })],
    lines: [],
  }
}

/** The buyer's answer to a proof, for the shop. */
const proofAnswer: OrderMailKindOf = async (mail, { line }) => {
  const { sources, record, view, t } = mail
  const wishes = (record.events ?? []).flatMap(({ type, data }) => {
    const event = data as { code?: string; line?: string; comment?: string } | null
    return type === 'layout' && event?.code === 'change_asked' && event.line === line
      ? (event.comment ?? '')
      : []
  })
  return {
    to: await sources.shopAddress(),
    subject: t('proofShop.subject', { order: String(view.id), name: record.name ?? '' }),
    heading: t('proofShop.heading'),
    paragraphs: [
      t('proofShop.text', { title: titleOf(mail, line), order: String(view.id), email: record.email ?? '' }),
      wishes.at(-1) ?? '',
    ],
    lines: [],
    steps: [],
  }
}

async function readClaim({ sources, view }: MailCase, id: number | undefined) {
  const claim = await sources.claim(id ?? 0)
  if (claim?.orderId !== view.id) throw new Error(`order ${view.id} has no complaint ${id}`)
  return claim
}

/** A complaint has been noted, is made again free of charge, or is refused with why, by the decision (ORDER-38). */
const claim: OrderMailKindOf = async (mail, { claim: id }) => {
  const { view, t } = mail
  const { state, line, pieces, answer, reprint } = await readClaim(mail, id)
  const title = titleOf(mail, line)
  const order = String(view.id)
  return {
    subject: t(`claim.${state}.subject`, { order }),
    heading: t(`claim.${state}.heading`),
    paragraphs: [
      t(`claim.${state}.text`, { title, order, pieces, reprint: String(reprint ?? '') }),
      ...(answer ? [answer] : []),
    ],
    lines: [],
    steps: [],
  }
}

/** The mails that follow the workshop's and the clerks' own work: one line a kind. */
export const workMailKinds = {
  shipped,
  proof,
  'proof-shop': proofAnswer,
  claim,
} as const satisfies Record<string, OrderMailKindOf>
