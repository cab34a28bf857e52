import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { z } from 'zod'
import { passkeyOptions } from '@/lib/doors/contract/passkeys'
import { type Refusal, send } from './send'

/** What the shop asks of the device, as the standard has it: the library reads it. */
const optionsSchema = z.custom<PublicKeyCredentialCreationOptionsJSON>(
  options => passkeyOptions.safeParse(options).success,
)

/** The result. `device`: the device made no key, or the client declined; `known`: the device has a key of this account. */
export type Made = { ok: true } | { ok: false; code: Refusal | 'device' | 'known' }

/**
 * Lets the device make a key for a person, and the shop store it.
 * @param path where the calls about his keys are
 */
export async function makePasskey(path: string, name: string, password: string): Promise<Made> {
  const asked = await send('POST', `${path}/options`, { password }, optionsSchema)
  if (!asked.ok) return { ok: false, code: asked.code }
  try {
    const response = await startRegistration({ optionsJSON: asked.value })
    const kept = await send('POST', path, { name, response }, z.unknown())
    return kept.ok ? { ok: true } : { ok: false, code: kept.code }
  } catch (error) {
    console.warn('no passkey was made', error)
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return { ok: false, code: isKnown ? 'known' : 'device' }
  }
}
