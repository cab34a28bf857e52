import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterOperationHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import type { ClientEvent, StaffEvent } from '@/lib/people/ways/ways-in'
import type { Admin, Client } from './payload-types'
import { databaseOf } from './transaction'
import { endClientWays, endStaffWays } from './ways-in'

const idOf = (related: unknown): unknown =>
  typeof related === 'object' && related !== null && 'id' in related ? related.id : (related ?? null)

/** The company that somebody approves for; null where there is none. */
const approvesFor = ({ company, companyRole, closed }: Partial<Client>) =>
  companyRole === 'approver' && !closed ? idOf(company) : null

/** What a change of the panel means for the ways into a client's account. */
function eventsOfClient(doc: Client, before: Partial<Client>, isPasswordGiven: boolean): ClientEvent[] {
  const approved = approvesFor(before)
  return [
    ...(isPasswordGiven ? ['password-given' as const] : []),
    ...(before.email !== undefined && doc.email !== before.email ? ['address-changed' as const] : []),
    ...(doc.closed && !before.closed ? ['closed' as const] : []),
    ...(approved !== null && approvesFor(doc) !== approved ? ['approval-ended' as const] : []),
  ]
}

/** What staff change of a client's account in the panel ends ways into it. A new address is unproven, even where the old one was proven. */
export const endWaysOfClient: CollectionAfterChangeHook<Client> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return doc
  const db = await databaseOf(req)
  const events = eventsOfClient(doc, previousDoc, req.context.passwordGiven === true)
  for (const event of events) await endClientWays(db, doc.id, event)
  if (!events.includes('address-changed')) return doc
  await db.execute(sql`update clients set email_verified = false where id = ${doc.id}`)
  return { ...doc, emailVerified: false }
}

/** The number of the session that a request of the panel came by: Payload keeps it with the user, and names it nowhere in its types. */
export const sessionNumber = (user: object): string => ('_sid' in user ? String(user._sid ?? '') : '')

/** The session by which one of the staff changes his own account; empty where he changes another's. */
const ownSession = ({ user }: PayloadRequest, id: number): string =>
  user?.collection === 'admins' && user.id === id ? sessionNumber(user) : ''

/** Ends the ways into the panel after a change of a staff account, by its holder or the owner. */
export const endWaysOfStaff: CollectionAfterChangeHook<Admin> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return doc
  const isOwn = req.user?.collection === 'admins' && req.user.id === doc.id
  const events: StaffEvent[] = [
    ...(req.context.passwordGiven === true
      ? [isOwn ? ('password-changed' as const) : ('password-given' as const)]
      : []),
    ...(doc.email !== previousDoc.email ? ['address-changed' as const] : []),
    ...(doc.role !== previousDoc.role ? ['role-changed' as const] : []),
  ]
  const db = await databaseOf(req)
  // His requests are found by his address.
  if (events.includes('address-changed'))
    await db.execute(sql`update exports set email = ${doc.email} where email = ${previousDoc.email}`)
  for (const event of events) await endStaffWays(db, doc.id, event, ownSession(req, doc.id))
  return doc
}

/** Who is removed has no way in left. It runs before his row is deleted, because his requests are found by his address. */
export const endWaysOfRemoved: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await endStaffWays(await databaseOf(req), Number(id), 'removed')
}

/** A new password by a mailed link ends the ways in that Payload leaves: Payload has ended the old sessions, and begun a new one. */
export const endWaysOfReset: CollectionAfterOperationHook = async ({ operation, result, req }) => {
  if (operation !== 'resetPassword') return result
  const { user } = result as { user?: { id?: number } }
  if (user?.id) await endStaffWays(req.payload.db.drizzle, user.id, 'password-reset')
  return result
}
