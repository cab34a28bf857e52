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

/** What came of it. `device`: it made none, or its client declined; `known`: it has one of this account. */
export type Made = { ok: true } | { ok: false; code: Refusal | 'device' | 'known' }

/**
 * Has the device make a key of somebody's, and the shop keep it.
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
