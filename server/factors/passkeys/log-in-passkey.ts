import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { passkeyLoginSchema } from '@/lib/contract/passkeys'
import { findClient } from '../../clients/client-record'
import { letIn } from '../../clients/enter'
import { noteEvent } from '../../clients/security-events'
import type { Session } from '../../clients/sessions'
import type { Visit } from '../../clients/visit'
import { shopPayload } from '../../shop-payload'
import { anybody, newChallenge, spendChallenge } from './challenges'

interface Key {
  [column: string]: unknown
  id: number
  client: number
  public_key: Uint8Array<ArrayBuffer>
  counter: string
}

const database = async () => (await shopPayload()).db.drizzle

/** What any device of a client may sign to let him in: the device itself knows whose keys it has. */
export const askPasskey = async (origin: string) =>
  generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    challenge: await newChallenge(anybody),
    userVerification: 'required',
  })

async function findKey(credential: string, host: string): Promise<Key | null> {
  const { rows } = await (await database()).execute<Key>(
    sql`select id, client, public_key, counter from passkeys where credential = ${credential} and host = ${host}`,
  )
  return rows[0] ?? null
}

type Signed = z.infer<typeof passkeyLoginSchema>

/** How often the device has signed now; null where what it signed does not hold. */
async function verifySigned(key: Key, response: Signed, origin: string): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge => spendChallenge(challenge, anybody),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(key.public_key),
        counter: Number(key.counter),
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    // The library's word for what does not fit: another origin, an old challenge, a counter that went back.
    console.warn('no login by a passkey', error instanceof Error ? error.message : error)
    return null
  }
}

/** Writes down how often a key has signed; false where another login has meanwhile counted as far: one is a copy. */
async function countUse({ id }: Key, counter: number): Promise<boolean> {
  const { rows } = await (await database()).execute(
    sql`update passkeys set counter = ${counter}, used_at = now()
        where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`,
  )
  return rows.length > 0
}

/**
 * Lets a client in by a key of his device, which has made sure that it is he: no code is asked for beside it (PEOPLE-21).
 * @param origin the one of the shop's from which he comes
 */
export async function logInByPasskey(
  response: Signed,
  origin: string,
  door: { visit: Visit; before: string | null },
): Promise<Session | null> {
  const key = await findKey(response.id, new URL(origin).hostname)
  const counter = key && (await verifySigned(key, response, origin))
  if (!key || counter === null || !(await countUse(key, counter))) return null
  const record = await findClient(key.client)
  if (!record) return null
  await noteEvent(record.id, 'login', door.visit)
  return letIn(record, 'passkey', door)
}
