import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { z } from 'zod'
import type { newPasskeySchema, passkeysAnswer } from '@/lib/doors/contract/passkeys'
import { getContent } from '@/server/catalogue/content'
import { keyedHash } from '@/server/ground/sealed'
import { shopPayload } from '@/server/ground/shop-payload'
import { type AccountFailure, accountFailure } from '../../clients/account-failure'
import { hasPassword, judgePassword } from '../../clients/judge-password'
import type { Visit } from '../../clients/visit'
import { type Holder, nameOf } from '../holder'
import { notifyHolder } from '../notify-holder'
import { newChallenge, spendChallenge } from './challenges'

/** More keys than anybody has devices. */
const most = 20

type Whose = Pick<Holder, 'kind' | 'id'>

const database = async () => (await shopPayload()).db.drizzle

const row = z.object({
  id: z.number(),
  credential: z.string(),
  name: z.string(),
  created_at: z.coerce.date(),
  used_at: z.coerce.date().nullable(),
})

async function keysOf({ kind, id }: Whose) {
  const { rows } = await (await database()).execute(
    sql`select id, credential, name, created_at, used_at from passkeys
        where kind = ${kind} and holder = ${id} order by id desc`,
  )
  return z.array(row).parse(rows)
}

/** Somebody's keys, the newest first. */
export async function listPasskeys(whose: Whose): Promise<z.infer<typeof passkeysAnswer>> {
  const data = await keysOf(whose)
  return {
    data: data.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
  }
}

/**
 * The options for a new key of somebody's device, after his password where he has one.
 * @param origin the one of the shop's from which he asks: the key will open it alone
 */
export async function beginPasskey(holder: Holder, password: string, origin: string) {
  if ((await hasPassword(holder)) && !(await judgePassword(holder, password)))
    return accountFailure('INCORRECT_PASSWORD')
  const known = await keysOf(holder)
  if (known.length >= most) return accountFailure('conflict')
  const { name: rpName } = await getContent().company()
  const options = await generateRegistrationOptions({
    rpName,
    rpID: new URL(origin).hostname,
    userName: holder.email,
    userID: new Uint8Array(Buffer.from(keyedHash('passkey', nameOf(holder), ''), 'hex')),
    challenge: await newChallenge(holder),
    excludeCredentials: known.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ok: true as const, options }
}

type Sent = z.infer<typeof newPasskeySchema>

async function verifyNew(whose: Whose, response: Sent['response'], origin: string) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge => spendChallenge(challenge, whose),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
    })
    return registrationInfo?.credential ?? null
  } catch (error) {
    // The library's error for an answer that does not fit: another origin, an old challenge, an invalid signature.
    console.warn('no passkey was made', error instanceof Error ? error.message : error)
    return null
  }
}

/** Keeps the key that somebody's device has made, and tells him. */
export async function addPasskey(
  holder: Holder,
  { name, response }: Sent,
  { origin, visit }: { origin: string; visit: Visit },
): Promise<{ ok: true } | AccountFailure> {
  const key = await verifyNew(holder, response, origin)
  if (!key) return accountFailure('invalid_body')
  const { rows } = await (await database()).execute(sql`
    insert into passkeys (credential, kind, holder, host, public_key, counter, name)
    values (${key.id}, ${holder.kind}, ${holder.id}, ${new URL(origin).hostname}, ${Buffer.from(key.publicKey)}, ${key.counter}, ${name})
    on conflict (credential) do nothing returning id`)
  if (rows.length === 0) return accountFailure('conflict')
  await notifyHolder(holder, 'passkey-added', visit)
  return { ok: true }
}

/** Gives one of somebody's keys another name; false where he has none of that number. */
export async function renamePasskey({ kind, id: holder }: Whose, id: number, name: string): Promise<boolean> {
  const { rows } = await (await database()).execute(
    sql`update passkeys set name = ${name}
        where kind = ${kind} and holder = ${holder} and id = ${id} returning id`,
  )
  return rows.length > 0
}

/** Takes one of somebody's keys away, and tells him; false where he has none of that number. */
export async function removePasskey(holder: Holder, id: number, visit: Visit): Promise<boolean> {
  const { rows } = await (await database()).execute(
    sql`delete from passkeys where kind = ${holder.kind} and holder = ${holder.id} and id = ${id} returning id`,
  )
  if (rows.length === 0) return false
  await notifyHolder(holder, 'passkey-removed', visit)
  return true
}
