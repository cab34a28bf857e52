import 'server-only'
import type { Client as ClientRecord } from '@/cms/payload-types'
import { loyaltyLevel } from '@/lib/money/loyalty/loyalty'
import { type Account, accountRole } from '@/lib/people/actor/actor'
import { type Client, clientAddressesSchema } from '@/lib/people/client/client'
import type { Membership } from '@/lib/people/client/membership'
import { shopPayload } from '@/server/ground/shop-payload'

/** The record of a client; null where there is none or the account was closed. */
export async function findClient(id: number): Promise<ClientRecord | null> {
  const { docs } = await (await shopPayload()).find({
    collection: 'clients',
    where: { id: { equals: id }, closed: { not_equals: true } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}

/** The record of the client who has an e-mail address, in upper or lower case; null as for `findClient`. */
export async function findClientByEmail(email: string): Promise<ClientRecord | null> {
  const { docs } = await (await shopPayload()).find({
    collection: 'clients',
    where: { email: { equals: email.toLowerCase() }, closed: { not_equals: true } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}

/** Whether an e-mail address has an account, a closed one counted. */
export async function hasAccount(email: string): Promise<boolean> {
  const { totalDocs } = await (await shopPayload()).count({
    collection: 'clients',
    where: { email: { equals: email.toLowerCase() } },
  })
  return totalDocs > 0
}

/** The company that a client buys for; a client without a role in it is a buyer. */
function membershipOf({ company, companyRole }: ClientRecord): { company?: Membership } {
  const id = typeof company === 'object' ? company?.id : company
  return id ? { company: { id, role: companyRole ?? 'buyer' } } : {}
}

/** The facts about a client that rights and prices need. The level follows from the points. */
export function accountOf(record: ClientRecord): Account {
  return {
    id: record.id,
    accountType: record.accountType,
    proConfirmed: record.proConfirmed ?? false,
    loyaltyLevel: loyaltyLevel(record.loyaltyPoints ?? 0),
    vatNumber: record.vatNumber ?? '',
    vatStatus: record.vatStatus ?? null,
    ...membershipOf(record),
  }
}

const noAddresses = { addresses: [], defaultDelivery: null, defaultBilling: null }

/** A client as the contract has it. */
export function toClient(record: ClientRecord): Client {
  const { id, accountType, proConfirmed, vatNumber, vatStatus } = accountOf(record)
  const points = record.loyaltyPoints ?? 0
  return {
    id,
    email: record.email,
    name: record.name ?? '',
    adminName: record.adminName ?? null,
    phone: record.phone ?? '',
    addresses: clientAddressesSchema.safeParse(record.addresses).data ?? noAddresses,
    other: { accountType, interestedRetailer: record.interestedRetailer ?? false },
    proConfirmed,
    vatNumber,
    vatStatus,
    siretNumber: record.siretNumber ?? '',
    role: accountRole({ accountType, proConfirmed }),
    authType: record.authType,
    loyaltyLevel: loyaltyLevel(points),
    loyaltyPoints: points,
    totalAmount: record.totalMinor ?? 0,
    termsConsent: record.termsConsent ?? false,
    marketingConsent: record.marketingConsent ?? false,
    registered: true,
  }
}
