import 'server-only'
import { createTranslator } from 'next-intl'
import type { Payload } from 'payload'
import { findCountry } from '@/lib/catalogue/lookup'
import { defaultLocale, isLocale, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { carrierName } from '@/lib/orders/order/carriers'
import type { Order } from '@/lib/orders/order/order'
import { leftToSend, type Shipment } from '@/lib/orders/order/shipment'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { addressLines } from '@/lib/people/company/company'
import { shopClock } from '@/lib/people/company/hours'
import { getContent } from '@/server/catalogue/content'
import { readLabelSize } from '@/server/catalogue/content/company'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'
import { findRecord, type OrderRecord } from '../find-record'
import { approvedPart, scenesOfParts } from '../production'
import { shippingNameOf, toOrder } from '../read-order'
import { lineKey } from '../read-withdrawal'
import type { LabelContent, PackingContent } from './pdf/content'
import { readShipments } from './read-shipments'
import { piecesOf } from './ship-rest'

interface Paper {
  record: OrderRecord
  order: Order
  locale: SiteLocale
  t: Awaited<ReturnType<typeof translator>>
}

const translator = async (locale: SiteLocale) =>
  createTranslator({ locale, messages: await loadMessages(locale), namespace: 'packing' })

async function openPaper(record: OrderRecord): Promise<Paper> {
  const locale = isLocale(record.locale) ? record.locale : defaultLocale
  return { record, order: toOrder(record, false), locale, t: await translator(locale) }
}

/** The sender on a parcel; empty fields of the company are left out. */
export async function senderLines(): Promise<string[]> {
  const company = await getContent().company()
  return [company.name, ...addressLines(company)].filter(line => line !== '')
}

/** The receiver; for a parcel to a relay, the point with his name. The country is a field of its own. */
async function receiver({ order, locale }: Paper): Promise<{ to: string[]; country: string }> {
  const point = order.shipment?.point
  const place = point ?? order.delivery
  const { countries } = await getContent().catalogue()
  const country =
    findCountry(countries, place?.country ?? '')?.name[languageOf(locale)] ?? place?.country ?? ''
  const to = [
    order.delivery?.name ?? '',
    ...(point ? [point.name] : []),
    place?.address ?? '',
    `${place?.zipcode ?? ''} ${place?.city ?? ''}`.trim(),
  ]
  return { to: to.filter(line => line !== ''), country: country.toLocaleUpperCase(locale) }
}

/** The pieces of a list: those of a parcel that has left, else all that are left to send. */
function contentsOf(record: OrderRecord, sent: readonly Shipment[], shipment: number | null) {
  const left = leftToSend(piecesOf(record), sent)
  if (shipment === null) return { lines: left, rest: [], parcel: null }
  const parcel = sent.find(({ id }) => id === shipment)
  return parcel ? { lines: parcel.lines, rest: left, parcel } : null
}

async function packingContent(
  payload: Payload,
  record: OrderRecord,
  shipment: number | null,
): Promise<PackingContent | null> {
  const paper = await openPaper(record)
  const { order, locale, t } = paper
  const sent = await readShipments(payload.db.drizzle, record.id, order.delivery?.zipcode)
  const contents = contentsOf(record, sent, shipment)
  if (!contents || contents.lines.length === 0) return null
  const { lines, rest, parcel } = contents
  const parts = (record.lines ?? []).flatMap(line => line.parts ?? [])
  const scenes = await scenesOfParts(payload, parts)
  const { to, country } = await receiver(paper)
  const method = shippingNameOf(record)?.[languageOf(locale)] ?? ''
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: shopClock })
  const titleOf = (id: string) => order.lines.find(line => line.id === id)?.title ?? ''
  const inParcel = new Map(lines.map(({ id, pieces }) => [id, pieces]))
  return {
    title: t('title'),
    facts: [
      t('order', { order: String(order.id), date: day.format(new Date(order.createdAt)) }),
      ...(method ? [method] : []),
      ...(parcel
        ? [
            [
              t('sent', { date: day.format(new Date(parcel.sentAt)) }),
              carrierName(parcel.carrier),
              parcel.tracking,
            ]
              .filter(Boolean)
              .join(', '),
          ]
        : []),
    ],
    from: await senderLines(),
    toTitle: t('to'),
    to: [...to, country],
    heads: { article: t('article'), pieces: t('pieces') },
    lines: (record.lines ?? []).flatMap(line => {
      const pieces = inParcel.get(lineKey(line))
      if (!pieces) return []
      const designs = (line.parts ?? []).flatMap(part => approvedPart(part, scenes) ?? [])
      return {
        title: line.title,
        description: line.description ?? '',
        pieces: pieces === line.quantity ? String(pieces) : t('of', { pieces, quantity: line.quantity }),
        designs,
      }
    }),
    rest:
      rest.length > 0
        ? t('rest', { items: rest.map(({ id, pieces }) => `${pieces} × ${titleOf(id)}`).join(', ') })
        : '',
    foot: t('foot'),
  }
}

type MadePaper = { ok: true; name: string; type: 'application/pdf'; body: Uint8Array }

/**
 * The packing list of a parcel, or of all that is left to send, without prices. `not_found` where there is no such parcel, or nothing is
 * left.
 */
export async function readPackingList(
  actor: Actor,
  { order, shipment }: { order: number; shipment: number | null },
): Promise<MadePaper | OrderFailure> {
  const record = can(actor, 'order.ship') ? await findRecord(order) : null
  const content = record && (await packingContent(await shopPayload(), record, shipment))
  if (!content) return orderFailure('not_found')
  const body = await runTask('makePackingLists', [content])
  return { ok: true, name: `order-${order}-packing-list.pdf`, type: 'application/pdf', body }
}

/**
 * The packing lists of several orders for what is left to send, as one file; `leftOut` are the orders without one. `not_found` where none
 * has.
 */
export async function readPackingLists(
  actor: Actor,
  { orders }: { orders: readonly number[] },
): Promise<(MadePaper & { leftOut: number[] }) | OrderFailure> {
  if (!can(actor, 'order.ship')) return orderFailure('forbidden')
  const payload = await shopPayload()
  const contents: PackingContent[] = []
  const leftOut: number[] = []
  for (const order of new Set(orders)) {
    const record = await findRecord(order)
    const content = record && (await packingContent(payload, record, null))
    if (content) contents.push(content)
    else leftOut.push(order)
  }
  if (contents.length === 0) return orderFailure('not_found')
  const body = await runTask('makePackingLists', contents)
  return { ok: true, name: 'packing-lists.pdf', type: 'application/pdf', body, leftOut }
}

/** The address label of an order, for the printer beside the parcels. */
export async function readLabel(
  actor: Actor,
  { order }: { order: number },
): Promise<MadePaper | OrderFailure> {
  const record = can(actor, 'order.ship') ? await findRecord(order) : null
  if (!record) return orderFailure('not_found')
  const paper = await openPaper(record)
  const { to, country } = await receiver(paper)
  const point = paper.order.shipment?.point
  const content: LabelContent = {
    size: await readLabelSize(),
    from: await senderLines(),
    method: shippingNameOf(record)?.[languageOf(paper.locale)] ?? '',
    relay: point ? paper.t('relay', { relay: point.id }) : '',
    to,
    country,
    order: paper.t('reference', { order: String(order) }),
  }
  const body = await runTask('makeLabel', content)
  return { ok: true, name: `order-${order}-label.pdf`, type: 'application/pdf', body }
}
