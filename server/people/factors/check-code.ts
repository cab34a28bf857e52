import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { unseal } from '@/server/ground/sealed'
import { shopPayload } from '@/server/ground/shop-payload'
import { type Holder, nameOf } from './holder'
import { spendRecoveryCode } from './recovery-codes'
import { stepOfCode } from './totp'

type Whose = Pick<Holder, 'kind' | 'id'>

/** So many wrong codes lock a factor, for so many minutes (PEOPLE-20). */
const lock = { failures: 5, minutes: 10 } as const

/** The result of a code: `recovery` is a right one from paper. */
export type Judged = 'right' | 'recovery' | 'wrong' | 'locked'

interface Attempt {
  [column: string]: unknown
  sealed: string
}

/**
 * The number of failures with this one. It is calculated from the row itself, so that a statement that waited for another one sees its
 * count.
 */
const failures = sql`case when locked_until <= now() then 0 else failures end + 1`

/** Counts an attempt as failed before it is judged, so that of a hundred at the same moment five are judged. */
async function noteAttempt({ kind, id }: Whose, isSetUp: boolean): Promise<string | null> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute<Attempt>(sql`
    update second_factors set failures = ${failures},
      locked_until = case when ${failures} >= ${lock.failures} then now() + make_interval(mins => ${lock.minutes}) end
    where kind = ${kind} and holder = ${id} and (confirmed_at is not null) = ${isSetUp}
      and (locked_until is null or locked_until <= now())
    returning sealed`)
  return rows[0]?.sealed ?? null
}

async function forgive({ kind, id }: Whose): Promise<void> {
  const { drizzle } = (await shopPayload()).db
  await drizzle.execute(
    sql`update second_factors set failures = 0, locked_until = null where kind = ${kind} and holder = ${id}`,
  )
}

/** Takes the code of a half minute, unless one of it or of a later one was taken before, so that an observed code is void. */
async function spendStep({ kind, id }: Whose, step: number): Promise<boolean> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute(
    sql`update second_factors set last_step = ${step}, failures = 0, locked_until = null
        where kind = ${kind} and holder = ${id} and last_step < ${step} returning last_step`,
  )
  return rows.length > 0
}

/**
 * Judges a code, which is used up by it.
 * @param isSetUp false for the first code, which confirms a factor: a code from paper cannot replace it
 */
export async function checkCode(holder: Whose, typed: string, isSetUp = true): Promise<Judged> {
  const sealed = await noteAttempt(holder, isSetUp)
  if (sealed === null) return 'locked'
  const secret = unseal('second-factor', nameOf(holder), sealed)
  const digits = typed.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const step = secret === null ? null : stepOfCode(secret, digits)
    return step !== null && (await spendStep(holder, step)) ? 'right' : 'wrong'
  }
  if (!isSetUp || !(await spendRecoveryCode(holder, typed))) return 'wrong'
  await forgive(holder)
  return 'recovery'
}
