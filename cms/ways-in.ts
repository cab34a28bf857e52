import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import {
  type ClientEvent,
  type ClientWay,
  clientWays,
  type StaffEvent,
  type StaffWay,
  staffWays,
  type WayIn,
} from '@/lib/people/ways/ways-in'

/** What runs statements: a transaction, or the database itself. */
interface Database {
  execute(query: SQL): PromiseLike<unknown>
}

interface Account {
  id: number
  /** The session that stays where `others` end: the hash of a client's, the number of a staff session. */
  but: string
}

/** How the ways that are stored in the database are removed; the others are bound to the state that they were made for. */
type Enders<Way extends string> = Record<Way, ((account: Account) => SQL[]) | null>

const challenges = (kind: 'client' | 'staff', id: number) =>
  sql`delete from passkey_challenges where kind = ${kind} and holder = ${id}`
const keys = (kind: 'client' | 'staff', id: number) =>
  sql`delete from passkeys where kind = ${kind} and holder = ${id}`
const factors = (kind: 'client' | 'staff', id: number) => [
  sql`delete from second_factors where kind = ${kind} and holder = ${id}`,
  sql`delete from recovery_codes where kind = ${kind} and holder = ${id}`,
]

const endersOfClient: Enders<ClientWay> = {
  password: ({ id }) => [sql`update clients set hash = null, salt = null where id = ${id}`],
  session: ({ id, but }) => [sql`delete from client_sessions where client = ${id} and hash <> ${but}`],
  'password-link': ({ id }) => [
    sql`delete from password_links where client = ${id}`,
    sql`update clients set reset_password_token = null, reset_password_expiration = null where id = ${id}`,
  ],
  identity: ({ id }) => [sql`delete from client_identities where client = ${id}`],
  passkey: ({ id }) => [keys('client', id)],
  'passkey-challenge': ({ id }) => [challenges('client', id)],
  'second-factor': ({ id }) => factors('client', id),
  'half-login': null,
  'remembered-browser': null,
  invitation: null,
  'sent-invitation': ({ id }) => [sql`delete from company_invitations where invited_by = ${id}`],
  'stand-in': ({ id }) => [sql`delete from stand_ins where client = ${id}`],
}

const endersOfStaff: Enders<StaffWay> = {
  password: null,
  session: ({ id, but }) => [sql`delete from admins_sessions where _parent_id = ${id} and id <> ${but}`],
  'password-link': ({ id }) => [
    sql`update admins set reset_password_token = null, reset_password_expiration = null where id = ${id}`,
  ],
  passkey: ({ id }) => [keys('staff', id)],
  'passkey-challenge': ({ id }) => [challenges('staff', id)],
  'second-factor': ({ id }) => factors('staff', id),
  'half-login': null,
  'api-key': ({ id }) => [sql`update tokens set revoked = true where admin_id = ${id}`],
  'stand-in': ({ id }) => [sql`delete from stand_ins where admin = ${id}`],
  'export-link': ({ id }) => [
    sql`delete from exports where email = (select email from admins where id = ${id})`,
  ],
}

async function end<Way extends string, Event extends string>(
  db: Database,
  ways: Readonly<Record<Way, WayIn<Event>>>,
  enders: Enders<Way>,
  event: Event,
  { id, but }: Account,
): Promise<void> {
  for (const way of Object.keys(ways) as Way[]) {
    const ending = ways[way].ends[event]
    if (ending !== 'all' && ending !== 'others') continue
    const statements = enders[way]?.({ id, but: ending === 'others' ? but : '' }) ?? []
    for (const statement of statements) await db.execute(statement)
  }
}

/**
 * Ends the ways into a client's account that an event ends (PEOPLE-34), as the one table of them says: the only place that does so, except
 * for a second factor that its holder removes. In the transaction of the event, so that both happen or neither.
 * @param but the hash of the session that caused the event, where there is one: `others` leaves it
 */
export const endClientWays = (db: Database, id: number, event: ClientEvent, but = ''): Promise<void> =>
  end(db, clientWays, endersOfClient, event, { id, but })

/** The same for one of the staff; `but` is the number of his session. A password by a mailed link is committed before, by Payload. */
export const endStaffWays = (db: Database, id: number, event: StaffEvent, but = ''): Promise<void> =>
  end(db, staffWays, endersOfStaff, event, { id, but })
