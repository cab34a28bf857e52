import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Client as ClientRecord } from '@/cms/payload-types'
import type { TransactionScope } from '@/server/ground/transaction'
import { blankAccount } from './blank-account'

/** How long orders and invoices are kept for the books, in years from the end of theirs (PEOPLE-32). */
export const bookYears = 10

/** Orders that came to nothing: without an invoice, and without money that came in. No law requires the shop to keep who placed them. */
export const cameToNothing = sql`o.status::text in ('cancelled', 'shared', 'quotation') and o.paid_at is null
  and not exists (select from invoices i where i.order_id = o.id) and not exists (select from payments p where p.order_id = o.id and p.taken_minor > 0)`

/** The account, and those that were merged into it: some of their data may have come late, and their logs are the same person's. */
const accountsOf = (client: number): SQL => sql`(
  with recursive own as (select ${client}::int as id union select c.id from clients c join own on c.merged_into_id = own.id)
  select id from own)`

/** Deletes holders of files with their holds: a nightly job deletes the files once nobody has used them for their time. */
const deleteHolders = ({ tx }: Pick<TransactionScope, 'tx'>, kind: 'design' | 'quotation', which: SQL) =>
  tx.execute(
    sql`with gone as (delete from ${sql.identifier(`${kind}s`)} where ${which} returning id)
        delete from own_picture_holds where holder in (select concat(${kind}::text, ':', id) from gone)`,
  )

/** Blanks the person and content of orders that came to nothing; their sums stay. */
async function blankOrders({ tx }: Pick<TransactionScope, 'tx'>, client: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`update orders o set auth_nonce = null, email = null, name = null, phone = null, purchase_reference = null, delivery = null,
          billing = null, payload = null, other = null
        where o.client_id in ${accountsOf(client)} and ${cameToNothing} returning o.id`,
  )
  const orders = rows.map(({ id }) => id)
  if (orders.length === 0) return
  const listed = sql`(select jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb)::int)`
  await tx.execute(sql`delete from orders_lines where _parent_id in ${listed}`)
  await tx.execute(sql`delete from order_notes where order_id in ${listed}`)
  await tx.execute(
    sql`delete from own_picture_holds where holder in (select 'order:' || n from jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb) n)`,
  )
}

/**
 * What was written under the person's address without the account: only where he has proven that it is his, because an account in another
 * person's name must not be able to erase what that person wrote.
 */
async function forgetWritten(scope: Pick<TransactionScope, 'tx'>, email: string): Promise<void> {
  const { tx } = scope
  await tx.execute(sql`delete from messages where lower(email) = ${email}`)
  await tx.execute(sql`delete from saved_carts where email = ${email}`)
  await deleteHolders(
    scope,
    'quotation',
    sql`lower(email) = ${email} and client is null and order_id is null`,
  )
  await tx.execute(sql`delete from company_invitations where lower(email) = ${email}`)
}

/** Deletes his waiting mails and invitations to reviews; the last mail about the account goes out afterwards. */
async function stopMails({ tx }: Pick<TransactionScope, 'tx'>, client: number, email: string): Promise<void> {
  await tx.execute(
    sql`delete from pgboss.job where state in ('created', 'retry') and (
          (name = 'account-mail' and (lower(data ->> 'to') = ${email} or lower(data ->> 'email') = ${email}))
          or (name = 'review-invitation'
            and (data ->> 'order')::int in (select id from orders where client_id = ${client})))`,
  )
}

/**
 * Whether the account is still open, locked for the transaction: a merge at the same moment comes before or after. It locks orders first,
 * then accounts, as a merge does.
 */
async function holdOpen({ tx }: Pick<TransactionScope, 'tx'>, id: number): Promise<boolean> {
  await tx.execute(sql`select id from orders where client_id = ${id} order by id for no key update`)
  const { rows } = await tx.execute(
    sql`select id from clients where id = ${id} and closed is not true for no key update`,
  )
  return rows.length > 0
}

/**
 * Erases what the shop knows of a client's person, in the caller's transaction (PEOPLE-32): his account, designs, carts, requests,
 * points, notes and logs, and mails that wait. Orders and invoices that the books need stay as they are. False, and nothing is
 * done, where the account was closed meanwhile.
 */
export async function erasePerson(
  scope: Pick<TransactionScope, 'tx'>,
  { id, email, emailVerified }: Pick<ClientRecord, 'id' | 'email' | 'emailVerified'>,
): Promise<boolean> {
  const { tx } = scope
  if (!(await holdOpen(scope, id))) return false
  const address = email.toLowerCase()
  await blankOrders(scope, id)
  await stopMails(scope, id, address)
  const own = accountsOf(id)
  // Another person who has the address now, with an account of his own, keeps what he has written.
  const { rows: former } = await tx.execute<{ email: string }>(
    sql`select distinct f.email from former_emails f where f.client in ${own}
          and not exists (select from clients c where lower(c.email) = f.email and c.closed is not true)`,
  )
  for (const { email: proven } of former) await stopMails(scope, id, proven)
  for (const { email: proven } of [...(emailVerified ? [{ email: address }] : []), ...former])
    await forgetWritten(scope, proven)
  await blankAccount(scope, id, null)
  for (const table of ['security_events', 'saved_carts', 'loyalty_points', 'client_notes', 'former_emails'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where client in ${own}`)
  // A quotation that became an order is kept like the order.
  await deleteHolders(scope, 'quotation', sql`client in ${own} and order_id is null`)
  await deleteHolders(scope, 'design', sql`client_id in ${own}`)
  await tx.execute(sql`delete from company_invitations where invited_by in ${own}`)
  // Uses of a coupon still count, without a person.
  await tx.execute(
    sql`update coupon_uses set email = ${`closed-${id}@account.invalid`} where client in ${own}`,
  )
  return true
}
