import 'server-only'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { type WithdrawalRequest, withdrawalData } from '@/lib/orders/order/withdrawal'
import { shopClock } from '@/lib/people/company/hours'
import type { OrderRecord } from './find-record'

/** The withdrawals of an order with the moment of each, the oldest first. */
export const withdrawalsOf = ({
  events,
}: Pick<OrderRecord, 'events'>): (WithdrawalRequest & { at: string })[] =>
  (events ?? []).flatMap(({ type, at, data }) => {
    const parsed = type === 'withdrawal' ? withdrawalData.safeParse(data) : null
    return parsed?.success ? { ...parsed.data, at } : []
  })

/** How many pieces of a line were given back. */
export const withdrawnOf = (record: Pick<OrderRecord, 'events'>, line: string): number =>
  withdrawalsOf(record)
    .flatMap(({ lines }) => lines.filter(({ id }) => id === line))
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** The line's name in the contract: that of the cart's line it came from. */
export const lineKey = (line: NonNullable<OrderRecord['lines']>[number]): string =>
  (line.content as { id?: string } | null)?.id ?? String(line.id)

/** The withdrawal of a moment, as texts. Throws where there is none. */
export function readWithdrawal(record: OrderRecord, at: string, locale: SiteLocale) {
  const found = withdrawalsOf(record).find(one => Date.parse(one.at) === Date.parse(at))
  if (!found) throw new Error(`order ${record.id} has no withdrawal of ${at}`)
  const titles = new Map((record.lines ?? []).map(line => [lineKey(line), line.title]))
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopClock,
  })
  return {
    date: moment.format(new Date(found.at)),
    comment: found.comment,
    lines: found.lines.map(({ id, quantity }) => ({ title: titles.get(id) ?? id, quantity })),
  }
}
