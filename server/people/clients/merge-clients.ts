import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { MergeRequest } from '@/lib/orders/order/sheet-work'
import type { Actor, Staff } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { addJobs } from '@/server/ground/jobs/queue'
import { noteAct } from '@/server/ground/journal/acts'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { blankAccount } from './blank-account'
import { type MergePlan, type MergeSide, mergePlanOf, type TakenField } from './merge-plan'
import type { Visit } from './visit'

/** The plan of a merge; null where an account is missing, or the actor may not see it. */
export async function planMerge(
  actor: Actor,
  ids: { keep: number; leave: number },
): Promise<MergePlan | null> {
  if (!can(actor, 'client.merge')) return null
  return inTransaction(await shopPayload(), scope => mergePlanOf(scope, ids))
}

/** Locks both accounts: orders first, as code for points and payments does, then the accounts by their numbers. */
async function hold(
  { tx }: TransactionScope,
  { keep, leave }: { keep: number; leave: number },
): Promise<void> {
  await tx.execute(
    sql`select id from orders where client_id in (${keep}, ${leave}) order by id for no key update`,
  )
  await tx.execute(sql`select id from clients where id in (${keep}, ${leave}) order by id for no key update`)
}

const columns = {
  name: 'name',
  phone: 'phone',
  adminName: 'admin_name',
  vatNumber: 'vat_number',
  siretNumber: 'siret_number',
} as const satisfies Record<Exclude<TakenField, 'company'>, string>

/** The fields that the emptied account fills: read from its row before it is blanked. */
async function fill(
  { tx }: TransactionScope,
  { keep, leave, taken, addresses, points }: MergePlan,
): Promise<void> {
  const from = (column: string) => sql`${sql.identifier(column)} = l.${sql.identifier(column)}`
  const sets = taken.flatMap(field =>
    field === 'company' ? [from('company_id'), from('company_role')] : [from(columns[field])],
  )
  if (taken.includes('vatNumber')) sets.push(from('vat_status'))
  await tx.execute(
    sql`update clients k set ${sql.join(
      [
        ...sets,
        sql`addresses = ${JSON.stringify(addresses)}::jsonb`,
        sql`loyalty_points = ${points}`,
        // The time of the write, not of the beginning: what was saved while it waited is older.
        sql`updated_at = clock_timestamp()`,
      ],
      sql`, `,
    )} from clients l where k.id = ${keep.id} and l.id = ${leave.id}`,
  )
}

/** Everything that names the emptied account by its number names the other. */
async function moveBelongings({ tx }: TransactionScope, { keep, leave }: MergePlan): Promise<void> {
  if (leave.proven)
    await tx.execute(
      sql`insert into former_emails (client, email) values (${keep.id}, ${leave.email.toLowerCase()})`,
    )
  for (const table of ['orders', 'designs'])
    await tx.execute(
      sql`update ${sql.identifier(table)} set client_id = ${keep.id} where client_id = ${leave.id}`,
    )
  // A browser in which both were logged in keeps one cart: that of the account that stays.
  await tx.execute(
    sql`delete from saved_carts l using saved_carts k where l.client = ${leave.id} and k.client = ${keep.id}
        and l.cart_id = k.cart_id and l.status = k.status`,
  )
  for (const table of [
    'quotations',
    'loyalty_points',
    'client_notes',
    'former_emails',
    'saved_carts',
    'coupon_uses',
    'order_approvals',
  ])
    await tx.execute(sql`update ${sql.identifier(table)} set client = ${keep.id} where client = ${leave.id}`)
}

/** Reports the merge in the journal, in the log of the account that stays, and to both addresses. */
async function notify(
  scope: TransactionScope,
  staff: Staff,
  plan: MergePlan,
  { address }: Visit,
): Promise<void> {
  const { keep, leave } = plan
  const moved = (['orders', 'quotations', 'designs', 'addresses', 'points', 'notes'] as const).filter(
    field => field === 'addresses' || leave[field] > 0,
  )
  const into = { mergedInto: { before: null, after: keep.id } }
  await noteAct(scope, staff, {
    collection: 'clients',
    subject: `${leave.id}`,
    what: 'merged',
    fields: ['mergedInto'],
    changes: into,
  })
  await noteAct(scope, staff, {
    collection: 'clients',
    subject: `${keep.id}`,
    what: 'merged',
    fields: [...moved],
    changes: null,
  })
  for (const id of [keep.id, leave.id])
    await scope.tx.execute(
      sql`insert into security_events (client, kind, device, address) values (${id}, 'staff-merged', ${staff.email}, ${address})`,
    )
  const at = new Date().toISOString()
  const mail = ({ email, locale }: MergeSide) => ({
    name: 'account-mail' as const,
    data: {
      kind: 'notice' as const,
      about: 'merged' as const,
      to: email,
      locale: locale ?? '',
      at,
      device: '',
    },
  })
  await addJobs(scope, (leave.closed ? [] : [keep, leave]).map(mail))
}

/**
 * Merges two accounts of one person (PEOPLE-31), in one transaction: all of it is done or nothing. What the emptied account has goes to the
 * other; its ways in end, and its number leads there. Refuses where the accounts are no longer what was shown.
 */
export async function mergeClients(
  actor: Actor,
  { keep, leave, shown, visit }: MergeRequest & { visit: Visit },
): Promise<{ ok: true; client: number } | OrderFailure> {
  if (actor.kind !== 'staff' || !can(actor, 'client.merge')) return orderFailure('forbidden')
  return inTransaction(await shopPayload(), async scope => {
    await hold(scope, { keep, leave })
    const plan = await mergePlanOf(scope, { keep, leave })
    if (!plan) return orderFailure('not_found')
    if (plan.refusal) return orderFailure(plan.refusal, { by: plan.leave.entered ?? '' })
    if (plan.shown !== shown) return orderFailure('merge_changed')
    await fill(scope, plan)
    // Closed first: that waits for every order that is being placed for it, so that these are moved with the rest.
    await blankAccount(scope, leave, keep)
    await moveBelongings(scope, plan)
    await notify(scope, actor.staff, plan, visit)
    return { ok: true as const, client: keep }
  })
}
