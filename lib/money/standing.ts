import type { SessionRights } from '@/lib/money/discount/session'
import type { Buyer } from '@/lib/money/pricing/order'
import { normaliseVatNumber } from '@/lib/money/pricing/vat'
import { type Account, type Actor, accountRole } from '@/lib/people/actor/actor'
import type { VatCheck } from '@/lib/people/client/vat-check'

const none: SessionRights = { retailer: false, loyaltyLevel: 0 }

/**
 * What earns an actor a session discount: a client's own standing. Staff have none, and in a client's place all
 * discounts are cleaned (ORDER-4).
 */
export function sessionRights(actor: Actor): SessionRights {
  if (actor.kind !== 'client') return none
  const { account } = actor
  return { retailer: accountRole(account) === 'retailer', loyaltyLevel: account.loyaltyLevel }
}

/** What somebody says of himself where he orders. */
export interface Declared {
  accountType?: Account['accountType'] | undefined
  vatNumber?: string | undefined
}

/** The account that an actor buys for: his own, or that of the impersonated client. */
const accountOf = (actor: Actor): Account | null =>
  actor.kind === 'client' || actor.kind === 'stand-in' ? actor.account : null

/** What the online check has just said of a number. */
export type CheckedNumber = Pick<VatCheck, 'number' | 'status'>

/**
 * The buyer that prices are made for. What he declares counts where no account says more: a business account stays
 * one, and a VAT number is what the online check has called it: just now, else when the account's own was checked.
 */
export function buyerOf(actor: Actor, declared: Declared = {}, checked: CheckedNumber | null = null): Buyer {
  const account = accountOf(actor)
  const isBusiness = account !== null && account.accountType !== 'private'
  const own = account?.vatNumber ? normaliseVatNumber(account.vatNumber) : ''
  const given = declared.vatNumber ? normaliseVatNumber(declared.vatNumber) : ''
  const vatNumber = given || own
  const known = vatNumber === own ? (account?.vatStatus ?? 'unverified') : 'unverified'
  const verdict = checked?.number === vatNumber && checked.status !== 'unverified' ? checked.status : null
  return {
    accountType: isBusiness ? account.accountType : (declared.accountType ?? 'private'),
    vatNumber,
    vatCheck: verdict ?? known,
    ...sessionRights(actor),
  }
}
