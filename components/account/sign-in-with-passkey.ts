import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { z } from 'zod'
import { loginAnswerSchema } from '@/lib/doors/contract/client'
import type { passkeyPaths } from '@/lib/doors/contract/passkey-paths'
import { passkeyOptions } from '@/lib/doors/contract/passkeys'
import { send } from './send'

/** What the shop asks of the device, as the standard has it: the library reads it. */
const optionsSchema = z.custom<PublicKeyCredentialRequestOptionsJSON>(
  options => passkeyOptions.safeParse(options).success,
)

/**
 * Lets the device sign for its owner; false where he declined, the device has no key, or the shop refuses it.
 * @param path where he logs in: as a client, or as one of the staff
 */
export async function signInWithPasskey(
  path: (typeof passkeyPaths)['client' | 'staff']['login'],
): Promise<boolean> {
  const asked = await send('POST', `${path}/options`, {}, optionsSchema)
  if (!asked.ok) return false
  const signed = await startAuthentication({ optionsJSON: asked.value }).catch((error: unknown) => {
    console.warn('no login by a passkey', error)
    return null
  })
  return signed !== null && (await send('POST', path, signed, loginAnswerSchema)).ok
}
