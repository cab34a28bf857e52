import { z } from 'zod'
import { sessionPath } from './accounts'

/** A code of six digits, or one from paper. */
const codeSchema = z.string().trim().min(1).max(40)
const passwordSchema = z.string().max(1000)

/** `POST /api/auth/client/code`, and for staff `POST /api/auth/staff/code`: the second step of a login. */
export const codeStepSchema = z.strictObject({ code: codeSchema })

/** The errors of a login's steps: its answer is `{ error }` (PEOPLE-8). */
export const codeErrors = {
  /** The password was right; the code comes next. With status 202. */
  needed: 'Code needed',
  /** With status 401. */
  wrong: 'Code incorrect',
  /** The first step is too long ago: the login begins again. With status 410. */
  ended: 'Login ended',
} as const

/** Where a client's second factor stands; staff have the same calls at `staffFactorPath`. */
export const clientFactorPath = '/api/clients/second-factor'
export const staffFactorPath = '/api/auth/staff/second-factor'

/** `GET`: since when a code is asked for, null where none is, and how many codes from paper are left. */
export const factorAnswer = z.object({
  since: z.iso.datetime().nullable(),
  recoveryCodes: z.number().int().nonnegative(),
})

/** `POST`: makes a secret. An account that has a password gives it. `conflict` where a factor is in force. */
export const factorSetUpSchema = z.strictObject({ password: passwordSchema.default('') })
/** Its answer: the secret in Base32, the address with it for an app, and that as a picture: one path in a box of `size`. */
export const factorSetUpAnswer = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.number().int(), path: z.string() }),
})

/** `PUT` puts it into force with its first code, as `codeStepSchema`. `INCORRECT_CODE` where that is wrong. Answers the codes for paper. */
export const recoveryCodesAnswer = z.object({ codes: z.array(z.string()) })

/** `DELETE`: takes the factor away (204). `POST …/recovery-codes`: new codes for paper. Both take password and code. */
export const factorProofSchema = z.strictObject({ password: passwordSchema.default(''), code: codeSchema })

/** `DELETE /api/second-factors/{kind}/{id}`: by staff, for a person who has lost telephone and paper. 204. */
export const factorPath = z.object({ kind: z.enum(['client', 'staff']), id: sessionPath.shape.id })
