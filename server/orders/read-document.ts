import 'server-only'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { documentsOf, invoiceFile } from '@/server/money/invoices/read'
import { findRecord } from './find-record'
import { ownerOf } from './read-order'

/** An invoice or a credit note as a file, for those who may read its order (INVOICE-8); for everybody else it does not exist. */
export async function readDocument(
  actor: Actor,
  { order, number }: { order: number; number: string },
): Promise<{ ok: true; name: string; type: string; body: Uint8Array } | OrderFailure> {
  const record = await findRecord(order)
  if (!record || !can(actor, 'order.read', ownerOf(record))) return orderFailure('not_found')
  const document = (await documentsOf(await shopPayload(), order)).find(one => one.number === number)
  if (!document) return orderFailure('not_found')
  const { name, bytes } = await invoiceFile(document)
  return { ok: true, name, type: 'application/pdf', body: bytes }
}
