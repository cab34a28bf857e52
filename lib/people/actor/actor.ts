import type { OrderState } from '@/lib/orders/order/states'
import type { AccountType } from '@/lib/people/client/account'
import type { Membership } from '@/lib/people/client/membership'

/** What somebody of the staff works as (PEOPLE-6). */
export const staffRoles = ['owner', 'clerk', 'production', 'translator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** One of the staff. */
export interface Staff {
  id: number
  email: string
  role: StaffRole
}

/** What rights and prices need to know of a client's account. */
export interface Account {
  id: number
  accountType: AccountType
  /** An admin has confirmed the professional account: only then a retailer is one. */
  proConfirmed: boolean
  loyaltyLevel: number
  vatNumber: string
  /** What the online check said of `vatNumber`; null where it was never asked. */
  vatStatus: 'valid' | 'invalid' | 'unverified' | null
  /** The company that he buys for together with others; absent where he buys for himself. */
  company?: Membership
}

/** Who is asking. `code` came with the signed link of one order; `stand-in` is a member of staff who impersonates a client. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'code'; order: number }
  | { kind: 'client'; account: Account }
  | { kind: 'staff'; staff: Staff }
  | { kind: 'stand-in'; staff: Staff; account: Account }

/** A column of the table of rights (`rights.ts`). */
export const roles = [
  'visitor',
  'code',
  'client',
  'retailer',
  'company',
  'stand-in',
  'owner',
  'clerk',
  'production',
  'translator',
] as const
export type Role = (typeof roles)[number]

/** An unknown visitor. */
export const visitor: Actor = { kind: 'visitor' }

/** What an account makes its client: a retailer once an admin has confirmed it, a company at once. */
export function accountRole({
  accountType,
  proConfirmed,
}: Pick<Account, 'accountType' | 'proConfirmed'>): 'client' | 'retailer' | 'company' {
  if (accountType === 'company') return 'company'
  return accountType === 'retailer' && proConfirmed ? 'retailer' : 'client'
}

/** The column of the table of rights for an actor. */
export function roleOf(actor: Actor): Role {
  switch (actor.kind) {
    case 'client':
      return accountRole(actor.account)
    case 'staff':
      return actor.staff.role
    default:
      return actor.kind
  }
}

/** What an action is done to, as far as a right depends on it. */
export interface Subject {
  /** Id of the client to whom it belongs; null for a guest's. */
  client?: number | null
  /** Id of the company that it was ordered for; null where the client ordered it for himself. */
  company?: number | null
  /** Id of the order. */
  order?: number
  /** Name of the session discount. */
  coupon?: string
  /** A change of an order's state. */
  from?: OrderState
  to?: OrderState
}
