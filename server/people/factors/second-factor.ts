import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { z } from 'zod'
import { endClientWays, endStaffWays } from '@/cms/ways-in'
import type { factorAnswer, factorSetUpAnswer } from '@/lib/doors/contract/second-factor'
import { getContent } from '@/server/catalogue/content'
import { seal } from '@/server/ground/sealed'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { type AccountFailure, accountFailure } from '../clients/account-failure'
import { hasPassword, judgePassword } from '../clients/judge-password'
import type { Visit } from '../clients/visit'
import { checkCode, type Judged } from './check-code'
import { type Holder, nameOf } from './holder'
import { notifyHolder } from './notify-holder'
import { renewRecoveryCodes } from './recovery-codes'
import { newSecret, qrPath, uriOf } from './totp'

type Whose = Pick<Holder, 'kind' | 'id'>

interface Row {
  [column: string]: unknown
  since: string | null
  codes: number
}

/** The state of somebody's second factor. */
export async function readFactor({ kind, id }: Whose): Promise<z.infer<typeof factorAnswer>> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute<Row>(sql`
    select confirmed_at as since,
      (select count(*)::int from recovery_codes r where r.kind = f.kind and r.holder = f.holder) as codes
    from second_factors f where kind = ${kind} and holder = ${id} and confirmed_at is not null`)
  const [row] = rows
  if (!row?.since) return { since: null, recoveryCodes: 0 }
  return { since: new Date(row.since).toISOString(), recoveryCodes: row.codes }
}

/** Whether a code is asked of somebody after his password. */
export const hasFactor = async (holder: Whose): Promise<boolean> => (await readFactor(holder)).since !== null

/** Why a code is not taken. */
export const refusedCode = (judged: Exclude<Judged, 'right' | 'recovery'>): AccountFailure =>
  accountFailure(judged === 'locked' ? 'too_many_requests' : 'INCORRECT_CODE')

/** Null where the password is right, or where he has none because he logs in by a service. */
async function refusePassword(holder: Holder, password: string): Promise<AccountFailure | null> {
  if (!(await hasPassword(holder))) return null
  return (await judgePassword(holder, password)) ? null : accountFailure('INCORRECT_PASSWORD')
}

/**
 * Makes a secret for somebody, valid once a code made with it has come back (`confirmFactor`). A second call makes another.
 * @param password his own; null where he has just come in by it
 */
export async function beginFactor(
  holder: Holder,
  password: string | null,
): Promise<({ ok: true } & z.infer<typeof factorSetUpAnswer>) | AccountFailure> {
  const refused = password === null ? null : await refusePassword(holder, password)
  if (refused) return refused
  const secret = newSecret()
  const sealed = seal('second-factor', nameOf(holder), secret)
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute(sql`
    insert into second_factors (kind, holder, sealed) values (${holder.kind}, ${holder.id}, ${sealed})
    on conflict (kind, holder) do update set sealed = excluded.sealed, last_step = 0, created_at = now()
      where second_factors.confirmed_at is null
    returning holder`)
  if (rows.length === 0) return accountFailure('conflict')
  const { name: issuer } = await getContent().company()
  const uri = uriOf(secret, { issuer, label: holder.email })
  return { ok: true, secret, uri, qr: qrPath(uri) }
}

/**
 * Puts a factor into force with the first code, and gives its holder his codes for paper. It ends his other sessions, which have shown
 * no code.
 * @param session the one that goes on: by what `endClientWays` and `endStaffWays` know it
 */
export async function confirmFactor(
  holder: Holder,
  code: string,
  { session, ...visit }: Visit & { session: string },
): Promise<{ ok: true; codes: string[] } | AccountFailure> {
  const judged = await checkCode(holder, code, false)
  if (judged !== 'right') return refusedCode(judged === 'recovery' ? 'wrong' : judged)
  const codes = await inTransaction(await shopPayload(), async ({ tx }) => {
    const { rows } = await tx.execute(
      sql`update second_factors set confirmed_at = now()
          where kind = ${holder.kind} and holder = ${holder.id} and confirmed_at is null returning holder`,
    )
    if (rows.length === 0) return null
    const end = holder.kind === 'client' ? endClientWays : endStaffWays
    await end(tx, holder.id, 'factor-set', session)
    return renewRecoveryCodes(holder, tx)
  })
  if (!codes) return accountFailure('conflict')
  await notifyHolder(holder, 'factor-on', visit)
  return { ok: true, codes }
}

/** What a person must give to change his factor: his password and a code. */
interface Proof {
  password: string
  code: string
}

async function refuseProof(holder: Holder, { password, code }: Proof): Promise<AccountFailure | null> {
  const refused = await refusePassword(holder, password)
  if (refused) return refused
  const judged = await checkCode(holder, code)
  return judged === 'right' || judged === 'recovery' ? null : refusedCode(judged)
}

/** Takes a factor away with all its codes. */
async function forgetFactor({ kind, id }: Whose): Promise<boolean> {
  return inTransaction(await shopPayload(), async ({ tx }) => {
    await tx.execute(sql`delete from recovery_codes where kind = ${kind} and holder = ${id}`)
    const { rows } = await tx.execute(
      sql`delete from second_factors where kind = ${kind} and holder = ${id} returning holder`,
    )
    return rows.length > 0
  })
}

/** Takes somebody's own factor away. */
export async function removeFactor(
  holder: Holder,
  proof: Proof,
  visit: Visit,
): Promise<{ ok: true } | AccountFailure> {
  const refused = await refuseProof(holder, proof)
  if (refused) return refused
  await forgetFactor(holder)
  await notifyHolder(holder, 'factor-off', visit)
  return { ok: true }
}

/** Gives somebody new codes for paper; the earlier ones are void from then on. */
export async function renewCodes(
  holder: Holder,
  proof: Proof,
  visit: Visit,
): Promise<{ ok: true; codes: string[] } | AccountFailure> {
  const refused = await refuseProof(holder, proof)
  if (refused) return refused
  const codes = await inTransaction(await shopPayload(), ({ tx }) => renewRecoveryCodes(holder, tx))
  await notifyHolder(holder, 'codes-renewed', visit)
  return { ok: true, codes }
}
