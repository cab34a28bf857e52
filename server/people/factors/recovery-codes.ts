import 'server-only'
import { randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { keyedHash } from '@/server/ground/sealed'
import { shopPayload } from '@/server/ground/shop-payload'
import { type Holder, nameOf } from './holder'

/** How many codes on paper somebody gets, and of how many signs each. */
const count = 10
const length = 10
/** Without characters that look alike on paper. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 49 bits, written in two halves. */
function newCode(): string {
  const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}

const plain = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '')
const hashOf = (holder: Pick<Holder, 'kind' | 'id'>, code: string) =>
  keyedHash('recovery-code', nameOf(holder), plain(code))

/** What runs SQL: a transaction, or the database. */
interface Runs {
  execute(statement: SQL): PromiseLike<unknown>
}

/** Gives somebody new codes in place of his earlier ones. They are shown once: the shop keeps their hashes. */
export async function renewRecoveryCodes(
  holder: Pick<Holder, 'kind' | 'id'>,
  database: Runs,
): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await database.execute(
    sql`delete from recovery_codes where kind = ${holder.kind} and holder = ${holder.id}`,
  )
  const rows = codes.map(code => sql`(${holder.kind}, ${holder.id}, ${hashOf(holder, code)})`)
  await database.execute(
    sql`insert into recovery_codes (kind, holder, hash) values ${sql.join(rows, sql`, `)}`,
  )
  return codes
}

/** Uses a code up; false where it is not his, or was used. */
export async function spendRecoveryCode(
  holder: Pick<Holder, 'kind' | 'id'>,
  typed: string,
): Promise<boolean> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute(
    sql`delete from recovery_codes
        where kind = ${holder.kind} and holder = ${holder.id} and hash = ${hashOf(holder, typed)} returning hash`,
  )
  return rows.length > 0
}
