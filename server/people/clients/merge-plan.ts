import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { accountTypes } from '@/lib/people/client/account'
import { type ClientAddresses, clientAddressesSchema } from '@/lib/people/client/client'
import { memberRoles } from '@/lib/people/client/membership'
import { mergeAddresses } from '@/lib/people/client/merge-addresses'
import type { TransactionScope } from '@/server/ground/transaction'

/** Why two accounts cannot be merged now. */
export const mergeRefusals = [
  'merge_same',
  'merge_closed',
  'merge_companies',
  'merge_waiting',
  'merge_owing',
  'merge_entered',
] as const
export type MergeRefusal = (typeof mergeRefusals)[number]

const counted = z.coerce.number()
const sideRow = z.object({
  id: z.number(),
  email: z.string(),
  /** Whether he has proven that the address is his. */
  proven: z.boolean(),
  name: z.string(),
  adminName: z.string(),
  phone: z.string(),
  locale: z.string().nullable(),
  accountType: z.enum(accountTypes),
  proConfirmed: z.boolean(),
  vatNumber: z.string(),
  siretNumber: z.string(),
  company: z.number().nullable(),
  companyName: z.string(),
  companyRole: z.enum(memberRoles).nullable(),
  closed: z.boolean(),
  mergedInto: z.number().nullable(),
  accountPayment: z.boolean(),
  points: counted,
  addresses: clientAddressesSchema.nullable().catch(null),
  createdAt: z.coerce.date(),
  /** When he was logged in last; null where no session is kept. */
  seenAt: z.coerce.date().nullable(),
  orders: counted,
  quotations: counted,
  designs: counted,
  carts: counted,
  notes: counted,
  /** Orders that wait for a company's approver. */
  waiting: counted,
  /** Payments that are owed on account. */
  owing: counted,
  /** The staff who impersonate him at this moment. */
  entered: z.string().nullable(),
})
export type MergeSide = z.infer<typeof sideRow>

/** Fields of the emptied account that fill empty fields of the other. */
export type TakenField = 'name' | 'phone' | 'adminName' | 'vatNumber' | 'siretNumber' | 'company'

/** The plan of a merge of two accounts of one person (PEOPLE-31). */
export interface MergePlan {
  keep: MergeSide
  leave: MergeSide
  taken: TakenField[]
  addresses: ClientAddresses
  /** Addresses beyond the most that an account keeps. */
  addressesLeft: number
  points: number
  refusal: MergeRefusal | null
  /** SHA-256 of all that is shown, so that only the plan that was seen is carried out. */
  shown: string
}

async function readSide({ tx }: Pick<TransactionScope, 'tx'>, id: number): Promise<MergeSide | null> {
  const { rows } = await tx.execute(sql`
    select c.id, c.email, coalesce(c.email_verified, false) as proven, coalesce(c.name, '') as name, coalesce(c.admin_name, '') as "adminName",
      coalesce(c.phone, '') as phone, c.locale, c.account_type::text as "accountType",
      coalesce(c.pro_confirmed, false) as "proConfirmed", coalesce(c.vat_number, '') as "vatNumber",
      coalesce(c.siret_number, '') as "siretNumber", c.company_id as company,
      coalesce((select name from client_companies where id = c.company_id), '') as "companyName",
      c.company_role::text as "companyRole", coalesce(c.closed, false) as closed,
      c.merged_into_id as "mergedInto", coalesce(c.account_payment, false) as "accountPayment",
      coalesce(c.loyalty_points, 0) as points, c.addresses, c.created_at as "createdAt",
      (select max(seen_at) from client_sessions where client = c.id) as "seenAt",
      (select count(*) from orders where client_id = c.id) as orders,
      (select count(*) from quotations where client = c.id) as quotations,
      (select count(*) from designs where client_id = c.id) as designs,
      (select count(*) from saved_carts where client = c.id) as carts,
      (select count(*) from client_notes where client = c.id) as notes,
      (select count(*) from orders o join order_approvals a on a.order_id = o.id
        where o.client_id = c.id and o.status = 'cart' and a.decision is null) as waiting,
      (select count(*) from orders o join payments p on p.order_id = o.id
        where o.client_id = c.id and p.state = 'owed') as owing,
      (select min(email) from stand_ins where client = c.id and ends_at > now()) as entered
    from clients c where c.id = ${id}`)
  return rows[0] ? sideRow.parse(rows[0]) : null
}

/** An account that was merged into the other may have got something since, from a request in progress: that is moved too. */
const isLeftOver = (keep: MergeSide, leave: MergeSide) => leave.closed && leave.mergedInto === keep.id

function refusalOf(keep: MergeSide, leave: MergeSide): MergeRefusal | null {
  if (keep.id === leave.id) return 'merge_same'
  if (keep.closed || (leave.closed && !isLeftOver(keep, leave))) return 'merge_closed'
  if (keep.company !== null && leave.company !== null && keep.company !== leave.company)
    return 'merge_companies'
  if (keep.waiting > 0 || leave.waiting > 0) return 'merge_waiting'
  if (leave.owing > 0 && !keep.accountPayment) return 'merge_owing'
  return leave.entered === null ? null : 'merge_entered'
}

function takenOf(keep: MergeSide, leave: MergeSide): TakenField[] {
  const isBusiness = keep.accountType !== 'private'
  const fields = [
    'name',
    'phone',
    'adminName',
    ...(isBusiness ? (['vatNumber', 'siretNumber'] as const) : []),
  ] as const
  const taken: TakenField[] = fields.filter(field => keep[field] === '' && leave[field] !== '')
  if (keep.company === null && leave.company !== null) taken.push('company')
  return taken
}

const none: ClientAddresses = { addresses: [], defaultDelivery: null, defaultBilling: null }

/** The plan of a merge as a transaction sees the accounts; null where one is missing. */
export async function mergePlanOf(
  scope: Pick<TransactionScope, 'tx'>,
  ids: { keep: number; leave: number },
): Promise<MergePlan | null> {
  const keep = await readSide(scope, ids.keep)
  const leave = await readSide(scope, ids.leave)
  if (!keep || !leave) return null
  const { addresses, left } = mergeAddresses(keep.addresses ?? none, leave.addresses ?? none)
  const plan = {
    keep,
    leave,
    taken: takenOf(keep, leave),
    addresses,
    addressesLeft: left,
    points: keep.points + leave.points,
    refusal: refusalOf(keep, leave),
  }
  // The time of the last visit changes with each click, and does not matter for the plan.
  const text = JSON.stringify({ ...plan, keep: { ...keep, seenAt: null }, leave: { ...leave, seenAt: null } })
  return { ...plan, shown: createHash('sha256').update(text).digest('hex') }
}
