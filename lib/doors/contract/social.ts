import { z } from 'zod'

/** The services by which a client may log in (PEOPLE-14). */
export const socialNames = ['google', 'facebook', 'linkedin'] as const
export type SocialName = (typeof socialNames)[number]

/** `GET /api/auth`: those of them whose keys are set; a button is shown for no other. */
export const socialAnswer = z.object({ providers: z.array(z.enum(socialNames)) })

export const socialPath = z.object({ provider: z.enum(socialNames) })

/** Characters of a path that is come back to. */
export const longestBack = 500

/** A path of the shop's own site: it leads to no other host, however it is written. */
const ownPath = z
  .string()
  .max(longestBack)
  .regex(/^\/(?![/\\])[^\\\s]*$/)

/** `GET /api/auth/{provider}`: leads to the service. `back` is where the client comes back to, with its locale's prefix. */
export const socialQuery = z.strictObject({ back: ownPath.default('/account/') })

/**
 * What stands in the query of `back` as `social` where no session began. `denied`: the person said no. `failed`: the
 * service's answer was invalid. `email_needed`: it names no address. `email_has_account`: its address has an account
 * here, and the service has not proven it to be the person's: he logs in by password. `code`: the code of the second
 * factor comes next.
 */
export const socialErrors = ['denied', 'failed', 'email_needed', 'email_has_account'] as const
export const codeStep = 'code'
export type SocialError = (typeof socialErrors)[number]
