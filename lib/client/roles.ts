/** Kinds of account (specification §3, Client). */
export const accountTypes = ['private', 'company', 'retailer'] as const
export type AccountType = (typeof accountTypes)[number]

/** What the rules of roles need to know of a client; every reading of an account has it. */
export type ClientStanding = {
  role: string
  authType: string
  registered: boolean
  other: { accountType: AccountType }
  proConfirmed: boolean
  loyaltyLevel: number
}

/** The states of a client (specification §4, Client states). */
export type ClientState = 'anonymous' | 'logged in' | 'registered' | 'code-authenticated' | 'admin'

/** Who is before us; `null` is nobody we know. */
export function clientState(client: ClientStanding | null): ClientState {
  if (!client) return 'anonymous'
  if (client.role === 'admin') return 'admin'
  if (client.authType === 'code') return 'code-authenticated'
  return client.registered ? 'registered' : 'logged in'
}

/** Came through the shop's own door: may see all of an account, not one order alone (specification §6). */
export function isRegistered(client: ClientStanding | null): boolean {
  return client?.registered === true && client.authType !== 'code'
}

/** A confirmed retailer: discount, pro badge, own contact address and skin (specification §6; product decisions §8). */
export function isRetailer(client: ClientStanding | null): boolean {
  return client?.other.accountType === 'retailer' && client.proConfirmed
}

/** A member of the club: a level above 0 gives a discount (specification §6). */
export function isLoyal(client: ClientStanding | null): boolean {
  return (client?.loyaltyLevel ?? 0) > 0
}

/** Companies and admins see prices without VAT (specification §6). */
export function seesPricesWithoutVat(client: ClientStanding | null): boolean {
  return client?.role === 'admin' || client?.other.accountType === 'company'
}

/** What earns the session discount, as `sessionDiscount` takes it. An admin has none (specification §6). */
export function sessionRights(client: ClientStanding | null): { retailer: boolean; loyaltyLevel: number } {
  if (!client || client.role === 'admin') return { retailer: false, loyaltyLevel: 0 }
  return { retailer: isRetailer(client), loyaltyLevel: client.loyaltyLevel }
}
