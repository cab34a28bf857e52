import type { SessionRights } from '@/lib/discount/session'
import type { Buyer } from '@/lib/pricing/order'
import { normaliseVatNumber } from '@/lib/pricing/vat'
import { type Account, type Actor, accountRole } from './actor'

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

/** The account that an actor buys for: his own, or the client's whom staff stand in for. */
const accountOf = (actor: Actor): Account | null =>
  actor.kind === 'client' || actor.kind === 'stand-in' ? actor.account : null

/**
 * The buyer that prices are made for. What he declares counts where no account says more: a business account stays
 * one, and a VAT number is valid only where it is the account's own and the online check has called it so.
 */
export function buyerOf(actor: Actor, declared: Declared = {}): Buyer {
  const account = accountOf(actor)
  const isBusiness = account !== null && account.accountType !== 'private'
  const own = account?.vatNumber ? normaliseVatNumber(account.vatNumber) : ''
  const given = declared.vatNumber ? normaliseVatNumber(declared.vatNumber) : ''
  const vatNumber = given || own
  return {
    accountType: isBusiness ? account.accountType : (declared.accountType ?? 'private'),
    vatNumber,
    vatCheck: vatNumber === own ? (account?.vatStatus ?? 'unverified') : 'unverified',
    ...sessionRights(actor),
  }
}
