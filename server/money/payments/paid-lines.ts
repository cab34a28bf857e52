import 'server-only'
import type { PaidLine, ReturnedLines } from '@/lib/money/returned-lines'
import type { OrderRecord } from '@/server/orders/find-record'
import { lineKey } from '@/server/orders/read-withdrawal'
import type { RefundRecord } from './note-refund'

/** The lines of an order with the facts that a refund needs. */
export const paidLines = ({ lines }: Pick<OrderRecord, 'lines'>): PaidLine[] =>
  (lines ?? []).map(line => ({
    id: lineKey(line),
    quantity: line.quantity,
    net: line.lineMinor - line.discountMinor,
    vatPercent: line.vatRate,
  }))

/** The pieces of an order for which money has gone back, or is on its way. */
export const returnedBefore = (made: readonly Pick<RefundRecord, 'state' | 'lines'>[]): ReturnedLines =>
  made.filter(({ state }) => state !== 'failed').flatMap(({ lines }) => lines ?? [])
