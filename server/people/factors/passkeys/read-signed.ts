import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { passkeyLoginSchema } from '@/lib/doors/contract/passkeys'
import { shopPayload } from '@/server/ground/shop-payload'
import { stateOfClient } from '../../clients/state-of-client'
import type { Holder } from '../holder'
import { anybody, newChallenge, spendChallenge } from './challenges'

type Kind = Holder['kind']

interface Key {
  [column: string]: unknown
  id: number
  holder: number
  public_key: Uint8Array<ArrayBuffer>
  counter: string
}

const database = async () => (await shopPayload()).db.drizzle

/** The login challenge for any device of a client, or of the staff: the device itself knows whose keys it has. */
export const askPasskey = async (kind: Kind, origin: string) =>
  generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    challenge: await newChallenge(anybody(kind)),
    userVerification: 'required',
  })

async function findKey(kind: Kind, credential: string, host: string): Promise<Key | null> {
  const { rows } = await (await database()).execute<Key>(
    sql`select id, holder, public_key, counter from passkeys
        where credential = ${credential} and kind = ${kind} and host = ${host}`,
  )
  return rows[0] ?? null
}

export type Signed = z.infer<typeof passkeyLoginSchema>

/** How often the device has signed now; null where what it signed does not hold. */
async function verifySigned(kind: Kind, key: Key, response: Signed, origin: string): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge => spendChallenge(challenge, anybody(kind)),
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
    // The library's error for an answer that does not fit: another origin, an old challenge, a counter that went back.
    console.warn('no login by a passkey', error instanceof Error ? error.message : error)
    return null
  }
}

/** Stores how often a key has signed; false where another login has stored the same count meanwhile: one key is a copy. */
async function countUse({ id }: Key, counter: number): Promise<boolean> {
  const { rows } = await (await database()).execute(
    sql`update passkeys set counter = ${counter}, used_at = now()
        where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`,
  )
  return rows.length > 0
}

/**
 * The person whose device has signed a login: the device has verified him, so no code is asked for (PEOPLE-21). Null where the signature is
 * not valid.
 * @param origin the one of the shop's from which he comes
 * @returns him, and for a client the account's state before
 */
export async function holderWhoSigned(
  kind: Kind,
  response: Signed,
  origin: string,
): Promise<{ id: number; state: string | null } | null> {
  const key = await findKey(kind, response.id, new URL(origin).hostname)
  // Read before its use is counted, so that a change of the state or a removal of the key is noticed by one of the two.
  const state = key && kind === 'client' ? await stateOfClient(key.holder) : null
  const counter = key && (await verifySigned(kind, key, response, origin))
  return key && counter !== null && (await countUse(key, counter)) ? { id: key.holder, state } : null
}
