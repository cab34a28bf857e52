import 'server-only'
import type { ReturnedLines } from '@/lib/money/returned-lines'
import type { CartItem } from '@/lib/product/item/item'
import { stockedBy } from '@/lib/product/kinds/stock'
import { getContent } from '@/server/catalogue/content'
import { returnPieces } from '@/server/catalogue/stock/take-goods'
import type { TransactionScope } from '@/server/ground/transaction'
import { findRecord } from './find-record'
import { lineKey } from './read-withdrawal'

/**
 * Gives back what refunded pieces of lines took off the shelf, as long as nothing of their order was made (ORDER-25), or takes it again
 * where the refund failed (`returned` false), also where the order was made meanwhile. In the caller's transaction, which locks the order.
 */
export async function returnLines(
  scope: TransactionScope,
  order: number,
  lines: ReturnedLines,
  returned: boolean,
): Promise<void> {
  const record = lines.length > 0 ? await findRecord(order, scope) : null
  if (!record || (returned && record.status !== 'paid')) return
  const items = lines.flatMap(({ id, quantity }) => {
    const line = (record.lines ?? []).find(one => lineKey(one) === id)
    const item = line?.content as CartItem | null | undefined
    return item ? [{ ...item, quantity }] : []
  })
  await returnPieces(scope, order, stockedBy(items, await getContent().catalogue()), returned)
}
