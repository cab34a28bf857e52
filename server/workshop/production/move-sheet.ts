import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { SheetState } from '@/lib/workshop/production/states'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import type { TransactionScope } from '@/server/ground/transaction'
import { wholeOrNothing } from '@/server/ground/undone'
import { moveOrder } from '@/server/orders/move-order'
import { staffEmail } from '@/server/orders/staff-email'

interface HeldSheet extends Record<string, unknown> {
  state: SheetState
  by: string
  at: string
}

/** A sheet, locked against every other change; a refusal where its state is not `laid` any more, with who changed it. */
async function holdLaid({ tx }: TransactionScope, id: number): Promise<OrderFailure | null> {
  const { rows } = await tx.execute<HeldSheet>(sql`
    select state, changed_by as by, to_json(changed_at) #>> '{}' as at from production_sheets where id = ${id} for update`)
  const [sheet] = rows
  if (!sheet) return orderFailure('not_found')
  const { state, by, at } = sheet
  return state === 'laid' ? null : orderFailure('sheet_moved', { sheet: id, sheetState: state, by, at })
}

/** Brings the paid orders of a sheet into production; refuses with the one that may not be made. */
async function beginOrders(
  scope: TransactionScope,
  sheet: number,
  actor: Actor,
): Promise<OrderFailure | null> {
  const { rows } = await scope.tx.execute<{ id: number; status: string }>(sql`
    select o.id, o.status from orders o where o.id in (select order_id from production_pieces where sheet_id = ${sheet})
    order by o.id`)
  for (const { id: order, status } of rows) {
    if (status === 'in-production') continue
    if (status !== 'paid') return orderFailure('order_not_making', { order, state: status })
    const moved = await moveOrder(scope, { order, to: 'in-production', actor })
    if (!moved.ok) return orderFailure(moved.code, { order, ...('details' in moved ? moved.details : {}) })
  }
  return null
}

/** Starts a sheet at its machine: its orders are being made from then on, and their buyers get a mail (PRODUCTION-5). */
export async function startSheet(actor: Actor, { id }: { id: number }): Promise<{ ok: true } | OrderFailure> {
  if (!can(actor, 'production.work')) return orderFailure('forbidden')
  return wholeOrNothing(async scope => {
    const refused = (await holdLaid(scope, id)) ?? (await beginOrders(scope, id, actor))
    if (refused) return refused
    await scope.tx.execute(sql`
      update production_sheets set state = 'running', changed_at = now(), changed_by = ${staffEmail(actor)} where id = ${id}`)
    return { ok: true }
  })
}

/** Takes a sheet apart that is not started: its pieces wait again. */
export async function takeApart(actor: Actor, { id }: { id: number }): Promise<{ ok: true } | OrderFailure> {
  if (!can(actor, 'production.work')) return orderFailure('forbidden')
  return wholeOrNothing(async scope => {
    const refused = await holdLaid(scope, id)
    if (refused) return refused
    await scope.tx.execute(sql`delete from production_sheets where id = ${id}`)
    return { ok: true }
  })
}

/** Notes that a sheet is done once no piece of it is left to be made. */
export async function endSheet({ tx }: TransactionScope, id: number, by: string): Promise<void> {
  await tx.execute(sql`
    update production_sheets set state = 'done', changed_at = now(), changed_by = ${by} where id = ${id} and state = 'running'
      and not exists (select from production_pieces where sheet_id = ${id} and state = 'placed')`)
}
