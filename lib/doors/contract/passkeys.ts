import { z } from 'zod'

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

/** What every answer of a device has around it. Additional fields are dropped. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).default({}),
}

/** `POST …/passkeys/options`: the options for a device to make a key. Takes the password where the account has one. */
export const passkeyBeginSchema = z.strictObject({ password: z.string().max(1000).default('') })

/** What somebody calls a key in his list. */
const passkeyName = z.string().trim().min(1).max(60)

/** `PUT …/passkeys/{id}`: another name for it. 204. */
export const passkeyRenameSchema = z.strictObject({ name: passkeyName })

/** `POST …/passkeys`: the key that the device has made, with a name for the list. 204. */
export const newPasskeySchema = z.strictObject({
  name: passkeyName,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
    }),
  }),
})

/** `GET …/passkeys`: one's own keys, the newest first. `DELETE …/passkeys/{id}` takes one away. */
export const passkeysAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number().int().positive(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      usedAt: z.iso.datetime().nullable(),
    }),
  ),
})

/** What a browser hands to its device, as the WebAuthn standard has it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

/** `POST …/passkey/options` asks for a login's challenge, `POST …/passkey` logs in with what was signed. */
export const passkeyLoginSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(200).optional(),
  }),
})

/** The error of a login with an invalid key, with status 401. */
export const wrongPasskey = 'Passkey not accepted'
