import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { GuardRefusal } from '@/lib/orders/order/move'
import type { OrderState } from '@/lib/orders/order/states'
import type { TransactionScope } from '@/server/ground/transaction'
import { waitsForApproval, waitsForLayout } from './held-lines'

/**
 * A reason for which an order stays where it is although the table of states would let it go. Its refusal is a member
 * of `GuardRefusal`; the sentence for the clerk is in cms/order-state.ts.
 */
interface MoveGuard {
  /** Which moves it looks at. */
  guards(move: { from: OrderState; to: OrderState }): boolean
  /** The reason against it; null where there is none. The caller holds the order's lock. */
  check(scope: Pick<TransactionScope, 'tx'>, order: number): Promise<GuardRefusal | null>
}

/** Nothing is made of files that were sent along before they are laid out, which gives the line its part (ORDER-24). */
const laidOut: MoveGuard = {
  guards: ({ to }) => to === 'in-production',
  async check({ tx }, order) {
    const { rows } = await tx.execute<{ line: number }>(
      sql`select l._order as line from orders_lines l
          where l._parent_id = ${order} and ${waitsForLayout}
          order by l._order limit 1`,
    )
    return rows[0] ? { ok: false, code: 'layout_waiting', details: rows[0] } : null
  },
}

/** What the workshop has designed for a line is made once the customer has approved it. */
const layoutApproved: MoveGuard = {
  guards: ({ to }) => to === 'in-production',
  async check({ tx }, order) {
    const { rows } = await tx.execute<{ line: number }>(
      sql`select l._order as line from orders_lines l join orders_lines_parts p on p._parent_id = l.id
          where l._parent_id = ${order} and ${waitsForApproval}
          order by l._order limit 1`,
    )
    return rows[0] ? { ok: false, code: 'approval_waiting', details: rows[0] } : null
  },
}

/** An order of a company's buyer goes on once its approver has agreed (ORDER-48). */
const companyApproved: MoveGuard = {
  guards: ({ from, to }) => from === 'cart' && to !== 'cancelled',
  async check({ tx }, order) {
    const { rows } = await tx.execute(
      sql`select from order_approvals where order_id = ${order} and decision = 'approved'`,
    )
    return rows.length > 0 ? null : { ok: false, code: 'company_waiting' }
  },
}

/** One line a guard; asked in this order, the first that refuses says why. */
const moveGuards: readonly MoveGuard[] = [companyApproved, laidOut, layoutApproved]

/** The first reason for which a move is not made; null where there is none. */
export async function guardMove(
  scope: Pick<TransactionScope, 'tx'>,
  { order, ...move }: { order: number; from: OrderState; to: OrderState },
): Promise<GuardRefusal | null> {
  for (const guard of moveGuards) {
    const refused = guard.guards(move) ? await guard.check(scope, order) : null
    if (refused) return refused
  }
  return null
}
