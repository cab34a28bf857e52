import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { OrderState } from '@/lib/orders/order/states'
import type { TransactionScope } from '@/server/ground/transaction'

/** An event of an order. A change of state has both states; every other event has its facts in `data`. */
export interface OrderEvent {
  type: 'state' | 'payment' | 'refund' | 'invoice' | 'withdrawal' | 'layout' | 'shipment' | 'claim'
  /** `admin`, `client`, a service or a job by its name. */
  actor: string
  at?: string
  from?: OrderState
  to?: OrderState
  /** Never shown to the client. */
  data?: Record<string, unknown>
}

/** The author of an event, as it is stored. */
export type EventAuthor = Pick<OrderEvent, 'actor' | 'data'>

/** Adds an event to an order's history, in the caller's transaction. The order is held by the caller, so that its events are in order. */
export async function writeEvent(
  { tx }: TransactionScope,
  order: number,
  { type, actor, at = new Date().toISOString(), from, to, data }: OrderEvent,
): Promise<void> {
  await tx.execute(
    sql`insert into orders_events (_order, _parent_id, id, at, type, actor, "from", "to", data)
        select coalesce(max(_order), 0) + 1, ${order}, ${randomBytes(12).toString('hex')}, ${at}::timestamptz, ${type}, ${actor},
          ${from ?? null}, ${to ?? null}, ${data ? JSON.stringify(data) : null}::jsonb
        from orders_events where _parent_id = ${order}`,
  )
}
