import 'server-only'
import type { Payload } from 'payload'
import { formatMoney } from '@/lib/money/format'
import { type Money, money } from '@/lib/money/money'
import type { Contained } from '@/lib/order/order'
import type { OrderTotals, VatAmount } from '@/lib/pricing/order'
import { languageOf, localePrefix, type SiteLocale } from '@/lib/site/locales'
import { siteUrl } from '@/lib/site/url'
import { signOrder } from '@/server/orders/order-auth'
import { instructionsOf } from '../payments/texts'
import { renderOrderConfirmation } from './order-confirmation'
import type { OrderConfirmation } from './templates/order-confirmation'
import type { Mail } from './transport'

type OrderRecord = Awaited<ReturnType<typeof readOrderRecord>>
const readOrderRecord = (payload: Payload, id: number) =>
  payload.findByID({ collection: 'orders', id, depth: 0 })

/** What a pack holds, as it is kept with the sums of its line. */
const containedIn = (ledger: unknown): Pick<Contained, 'title' | 'returnable'>[] =>
  (ledger as { contains?: Contained[] } | null)?.contains ?? []

async function confirmationOf(order: OrderRecord): Promise<OrderConfirmation> {
  const locale = order.locale as SiteLocale
  const totals = order.totals as unknown as OrderTotals
  const vat = (order.vat as unknown as { amounts: VatAmount[] }).amounts
  const delivery = order.delivery as Record<string, string>
  const shipment = order.shipment as { name?: Record<string, string> } | null
  const text = (amount: Money) => formatMoney(amount, locale)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const query = new URLSearchParams({
    id: String(order.id),
    auth: signOrder(order.id, order.authNonce ?? ''),
  })
  const prefix = localePrefix(locale)
  return {
    order: String(order.id),
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
      new Date(order.createdAt),
    ),
    locale,
    lines: (order.lines ?? []).map(line => ({
      title: line.title,
      description: line.description ?? '',
      quantity: line.quantity,
      amount: text(money(line.lineMinor, totals.gross.currency)),
      tranquility: line.tranquility ?? false,
      withdrawal: line.withdrawal ?? false,
      contains: containedIn(line.ledger).map(({ title }) => title),
      kept: containedIn(line.ledger).flatMap(({ title, returnable }) => (returnable ? [] : title)),
    })),
    totals: {
      discount: totals.discounts.minor > 0 ? `−${text(totals.discounts)}` : null,
      shipping: text(totals.shipping),
      net: text(totals.net),
      vat: vat
        .filter(({ percent }) => percent > 0)
        .map(({ percent, vat: amount }) => ({ rate: number.format(percent), amount: text(amount) })),
      total: text(totals.gross),
    },
    delivery: [
      shipment?.name?.[languageOf(locale)] ?? '',
      delivery.name ?? '',
      delivery.address ?? '',
      `${delivery.zipcode ?? ''} ${delivery.city ?? ''}`.trim(),
    ].filter(line => line !== ''),
    payment: await instructionsOf(order.method ?? null, { id: order.id, gross: totals.gross, locale }),
    url: `${siteUrl()}${prefix ? `/${prefix}` : ''}/success/?${query}`,
  }
}

/** A mail of the outbox, made of what its order says now. Throws for a template that is not known. */
export async function renderMail(payload: Payload, template: string, orderId: number): Promise<Mail> {
  if (template !== 'order-confirmation') throw new Error(`no mail template ${template}`)
  const order = await readOrderRecord(payload, orderId)
  return renderOrderConfirmation(await confirmationOf(order), order.email ?? '')
}
