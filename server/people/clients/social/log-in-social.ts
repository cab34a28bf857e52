import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Client as ClientRecord } from '@/cms/payload-types'
import { endClientWays } from '@/cms/ways-in'
import type { SocialError } from '@/lib/doors/contract/social'
import { normaliseLine } from '@/lib/ground/validators/text'
import { checkEmail } from '@/lib/people/client/check-client'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { findClient, findClientByEmail } from '../client-record'
import { type Entry, enter } from '../enter'
import { notify } from '../notify'
import { noteEvent } from '../security-events'
import { type StateRow, stateOf, stateOfClient } from '../state-of-client'
import type { Visit } from '../visit'
import type { SocialPerson } from './ask'

type LoggedIn = { ok: true; entry: Entry } | { ok: false; code: SocialError }

/** The account that a person logs in to, and its state at that moment. */
interface Opened {
  record: ClientRecord
  state: string | null
}

async function clientOfIdentity({ provider, subject }: SocialPerson): Promise<Opened | null> {
  const { rows } = await (await shopPayload()).db.drizzle.execute<StateRow & { client: number }>(
    sql`select i.client, c.email, c.hash, coalesce(c.email_verified, false) as proven
        from client_identities i join clients c on c.id = i.client
        where i.provider = ${provider} and i.subject = ${subject}`,
  )
  const [row] = rows
  const record = row ? await findClient(row.client) : null
  return row && record ? { record, state: stateOf(record.id, row) } : null
}

/** Ties a person of a service to an account; one whose account was closed is free again. */
async function tie({ provider, subject }: SocialPerson, client: number): Promise<void> {
  await (await shopPayload()).db.drizzle.execute(
    sql`insert into client_identities (provider, subject, client) values (${provider}, ${subject}, ${client})
        on conflict (provider, subject) do update set client = excluded.client`,
  )
}

/**
 * Ties a proven address to the account that has it. Where nobody had proven the address to the shop, another person may
 * have made the account: all its ways in end, so that he does not stay logged in (PEOPLE-34).
 */
async function tieKnown(person: SocialPerson, record: ClientRecord, visit: Visit): Promise<void> {
  if (!record.emailVerified)
    await inTransaction(await shopPayload(), async ({ tx }) => {
      await endClientWays(tx, record.id, 'address-proven')
      await tx.execute(sql`update clients set email_verified = true where id = ${record.id}`)
    })
  await tie(person, record.id)
  await noteEvent(record.id, 'linked', visit)
  await notify(record, 'linked', visit)
}

async function makeClient(person: SocialPerson, email: string, locale: string, visit: Visit) {
  const payload = await shopPayload()
  // Without Payload's own way of making an account, which needs a password.
  const { id } = await payload.db.create({
    collection: 'clients',
    data: {
      email: email.toLowerCase(),
      name: normaliseLine(person.name).slice(0, 255),
      authType: person.provider,
      accountType: 'private',
      emailVerified: person.isProven,
      termsConsent: true,
      marketingConsent: false,
      loyaltyPoints: 0,
      totalMinor: 0,
      closed: false,
      locale,
    },
  })
  await tie(person, Number(id))
  const record = await findClient(Number(id))
  if (!record) throw new Error(`the client ${id} was not stored`)
  await noteEvent(record.id, 'registered', visit)
  await notify(record, 'registered', visit)
  return record
}

/** The account of a person from a service: the one he is tied to, else that of his proven address, else a new one. */
async function accountOf(person: SocialPerson, locale: string, visit: Visit): Promise<Opened | SocialError> {
  const known = await clientOfIdentity(person)
  if (known) return known
  const email = normaliseLine(person.email ?? '')
  if (!email || checkEmail(email) !== null) return 'email_needed'
  const record = await findClientByEmail(email)
  if (record && !person.isProven) return 'email_has_account'
  if (record) await tieKnown(person, record, visit)
  const opened = record ?? (await makeClient(person, email, locale, visit))
  return { record: opened, state: await stateOfClient(opened.id) }
}

/**
 * Logs in a person whom a service has identified.
 * @param before the earlier session of the browser: it ends when the new one begins
 */
export async function logInSocial(
  person: SocialPerson,
  { locale, before, visit }: { locale: string; before: string | null; visit: Visit },
): Promise<LoggedIn> {
  const account = await accountOf(person, locale, visit)
  if (typeof account === 'string') return { ok: false, code: account }
  const { record, state } = account
  const entry = await enter(record, person.provider, { before, visit, state })
  return entry ? { ok: true, entry } : { ok: false, code: 'failed' }
}
