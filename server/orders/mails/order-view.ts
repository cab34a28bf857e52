import 'server-only'
import { findCountry } from '@/lib/catalogue/lookup'
import { formatMoney } from '@/lib/ground/money/format'
import type { Money } from '@/lib/ground/money/money'
import { defaultLocale, isLocale, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import type { Order } from '@/lib/orders/order/order'
import type { OrderState } from '@/lib/orders/order/states'
import type { Countries } from '@/lib/people/address/check-address'
import { shopClock } from '@/lib/people/company/hours'
import { getContent } from '@/server/catalogue/content'
import type { MailStep } from '@/server/ground/mail/templates/mail-parts'
import type { MailLine, MailTotals, MailTranslator } from '@/server/ground/mail/templates/order-mail'
import type { OrderRecord } from '@/server/orders/find-record'
import { shippingNameOf, toOrder } from '@/server/orders/read-order'

/** An order as its mails show it: everything is a text of its locale. */
export interface OrderView {
  id: number
  locale: SiteLocale
  date: string
  gross: Money
  lines: MailLine[]
  totals: MailTotals
  delivery: string[]
  shippingName: string
}

const lineOf = (line: Order['lines'][number], text: (amount: Money) => string): MailLine => ({
  id: line.id,
  title: line.title,
  description: line.description,
  quantity: line.quantity,
  amount: text(line.line),
  tranquility: line.tranquility,
  withdrawal: line.withdrawal.days > 0,
  contains: line.contains.map(part => part.title),
  kept: line.contains.flatMap(part => (part.returnable ? [] : part.title)),
})

function totalsOf(totals: NonNullable<Order['totals']>, vat: Order['vat'], locale: SiteLocale): MailTotals {
  const text = (amount: Money) => formatMoney(amount, locale)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return {
    discount: totals.discounts.minor > 0 ? `−${text(totals.discounts)}` : null,
    shipping: text(totals.shipping),
    net: text(totals.net),
    vat: vat
      .filter(({ percent }) => percent > 0)
      .map(({ percent, vat: amount }) => ({ rate: number.format(percent), amount: text(amount) })),
    total: text(totals.gross),
  }
}

const dayFormats = new Map<SiteLocale, Intl.DateTimeFormat>()

/** Made once a language: to make one takes longer than the rest of a mail. */
function dayFormat(locale: SiteLocale): Intl.DateTimeFormat {
  const known =
    dayFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: shopClock })
  dayFormats.set(locale, known)
  return known
}

/** Throws for an order that was never placed. */
export async function viewOrder(record: OrderRecord, readIn?: SiteLocale): Promise<OrderView> {
  const { id, lines, totals, vat, delivery, createdAt, ...order } = toOrder(record, false)
  if (!totals) throw new Error(`order ${id} was never placed`)
  const locale = readIn ?? (isLocale(order.locale) ? order.locale : defaultLocale)
  const { countries }: { countries: Countries } = await getContent().catalogue()
  const shippingName = shippingNameOf(record)?.[languageOf(locale)] ?? ''
  const country = findCountry(countries, delivery?.country ?? '')?.name[languageOf(locale)] ?? ''
  return {
    id,
    locale,
    date: dayFormat(locale).format(new Date(createdAt)),
    gross: totals.gross,
    lines: lines.map(line => lineOf(line, amount => formatMoney(amount, locale))),
    totals: totalsOf(totals, vat, locale),
    delivery: [
      shippingName,
      delivery?.name ?? '',
      delivery?.address ?? '',
      `${delivery?.zipcode ?? ''} ${delivery?.city ?? ''}`.trim(),
      country,
    ].filter(line => line !== ''),
    shippingName,
  }
}

const way = [
  { state: 'awaiting-payment' },
  { state: 'paid' },
  { state: 'in-production' },
  { state: 'shipped' },
] as const

/** How far an order is, as the bars of a mail; empty for one that goes no further. */
export function stepsOf(status: OrderState, t: MailTranslator): MailStep[] {
  const at = status === 'delivered' ? way.length - 1 : way.findIndex(step => step.state === status)
  if (at < 0) return []
  return way.map(({ state }, index) => ({ label: t(`steps.${state}`), done: index <= at }))
}
