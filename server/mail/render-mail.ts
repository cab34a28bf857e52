import 'server-only'
import type { Payload } from 'payload'
import { formatMoney } from '@/lib/money/format'
import type { Money } from '@/lib/money/money'
import { defaultLocale, isLocale, languageOf } from '@/lib/site/locales'
import { absoluteUrl } from '@/lib/site/seo'
import type { OrderRecord } from '@/server/orders/find-record'
import { signOrder } from '@/server/orders/order-auth'
import { shippingNameOf, toOrder } from '@/server/orders/read-order'
import { instructionsOf } from '../payments/texts'
import { renderOrderConfirmation } from './order-confirmation'
import type { OrderConfirmation } from './templates/order-confirmation'
import type { Mail } from './transport'

async function confirmationOf(record: OrderRecord): Promise<OrderConfirmation> {
  const { id, lines, totals, vat, delivery, method, createdAt, ...order } = toOrder(record, false)
  if (!totals) throw new Error(`order ${id} was never placed`)
  const locale = isLocale(order.locale) ? order.locale : defaultLocale
  const text = (amount: Money) => formatMoney(amount, locale)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const query = new URLSearchParams({ id: String(id), auth: signOrder(id, record.authNonce ?? '') })
  return {
    order: String(id),
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
      new Date(createdAt),
    ),
    locale,
    lines: lines.map(
      ({ id: key, title, description, quantity, line, tranquility, withdrawal, contains }) => ({
        id: key,
        title,
        description,
        quantity,
        amount: text(line),
        tranquility,
        withdrawal: withdrawal.days > 0,
        contains: contains.map(part => part.title),
        kept: contains.flatMap(part => (part.returnable ? [] : part.title)),
      }),
    ),
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
      shippingNameOf(record)?.[languageOf(locale)] ?? '',
      delivery?.name ?? '',
      delivery?.address ?? '',
      `${delivery?.zipcode ?? ''} ${delivery?.city ?? ''}`.trim(),
    ].filter(line => line !== ''),
    payment: await instructionsOf(method, { id, gross: totals.gross, locale }),
    url: absoluteUrl(locale, `/success/?${query}`),
  }
}

/** A mail of the outbox, made of what its order says now. Throws for a template that is not known. */
export async function renderMail(payload: Payload, template: string, orderId: number): Promise<Mail> {
  if (template !== 'order-confirmation') throw new Error(`no mail template ${template}`)
  const record = await payload.findByID({ collection: 'orders', id: orderId, depth: 0 })
  return renderOrderConfirmation(await confirmationOf(record), record.email ?? '')
}
