import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { payments } from '@/cms/tables/payments'
import { buyerOf, type Declared } from '@/lib/money/standing'
import type { Actor } from '@/lib/people/actor/actor'
import { readCompany } from '@/server/catalogue/content/company'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { moveOrder } from '@/server/orders/move-order'
import { takesTransfers } from './bank-account'
import type { CreditMethod, PaymentCase } from './payment-method'

/** A purchase on account, and its client; `minor` is its total with VAT. */
export interface Bought {
  order: number
  client: number | null
  minor: number
  currency: string
  method: CreditMethod
}

/**
 * What a client may still buy on account, in minor units; with `hold`, nobody else buys on it meanwhile. A company's buyer has what its
 * limit leaves: all debts of its buyers count, also those from before they joined. The new order locks the client's key by its foreign key,
 * and so may another order: a lock of the key here would be a deadlock.
 */
export async function creditOf(
  { tx }: TransactionScope,
  client: number,
  { hold = false } = {},
): Promise<number> {
  const member = await tx.execute<{ company: number | null }>(
    sql`select company_id as company from clients where id = ${client} and closed is not true`,
  )
  const [known] = member.rows
  if (!known) return 0
  const { company } = known
  const holder =
    company === null ? sql`clients where id = ${client}` : sql`client_companies where id = ${company}`
  const { rows } = await tx.execute<{ most: number }>(
    sql`select coalesce(account_limit * 100, 0)::int as most from ${holder} and account_payment
        ${hold ? sql`for no key update` : sql``}`,
  )
  const [allowed] = rows
  if (!allowed) return 0
  const theirs =
    company === null
      ? sql`o.client_id = ${client} and o.company_id is null`
      : sql`o.company_id = ${company} or (o.company_id is null and o.client_id in
            (select id from clients where company_id = ${company}))`
  const owed = await tx.execute<{ minor: number }>(
    sql`select coalesce(sum(p.taken_minor), 0)::int as minor from payments p join orders o on o.id = p.order_id
        where p.state = 'owed' and (${theirs})`,
  )
  return Math.max(0, allowed.most - (owed.rows[0]?.minor ?? 0))
}

/** Buys on account as far as the client may (ORDER-49), in the caller's transaction: the order's total becomes a debt. Locks his credit. */
export async function buyOnAccount(
  scope: TransactionScope,
  { order, client, minor, currency, method }: Bought,
): Promise<OrderFailure | null> {
  const left = client === null ? 0 : await creditOf(scope, client, { hold: true })
  if (left < minor) return orderFailure('payment_not_offered', { method: method.slug, left })
  await scope.tx.insert(payments).values({
    orderId: order,
    method: method.slug,
    state: 'owed',
    amountMinor: minor,
    takenMinor: minor,
    currency,
    endsAt: new Date(Date.now() + method.days * 24 * 60 * 60 * 1000),
  })
  const moved = await moveOrder(scope, {
    order,
    to: 'paid',
    actor: { kind: 'service', name: 'system' },
    data: { code: 'on_account' },
  })
  if (!moved.ok) throw new Error(`order ${order} cannot be bought on account: ${moved.code}`)
  return null
}

/** Who would pay, as the payment methods need it. */
export async function paymentCaseOf(
  actor: Actor,
  country: string,
  declared: Declared = {},
): Promise<PaymentCase> {
  const [{ country: seller }, hasBankAccount] = await Promise.all([readCompany(), takesTransfers()])
  const asked = { buyer: buyerOf(actor, declared), country, seller, hasBankAccount }
  if (actor.kind !== 'client' && actor.kind !== 'stand-in') return { ...asked, creditMinor: 0 }
  const client = actor.account.id
  const creditMinor = await inTransaction(await shopPayload(), scope => creditOf(scope, client))
  return { ...asked, creditMinor }
}
