import 'server-only'
import * as oidc from 'openid-client'
import { z } from 'zod'
import type { SocialError, SocialName } from '@/lib/doors/contract/social'
import { siteUrl } from '@/lib/ground/site/url'
import { configurationOf, providerOf } from './providers'

/** What the browser keeps while its person is at a service: without it an answer is not accepted. */
export const questionSchema = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  back: z.string(),
})
export type Question = z.infer<typeof questionSchema>

/** A person as a service identifies him. */
export interface SocialPerson {
  provider: SocialName
  subject: string
  email: string | null
  /** The service has proven that the address is his. */
  isProven: boolean
  name: string
}

const callbackOf = (provider: SocialName) => `${siteUrl()}/api/auth/${provider}/callback`

/** The address at the service where a person identifies himself, and what his browser must keep; null where the service is not offered. */
export async function askWho(
  provider: SocialName,
  back: string,
): Promise<{ url: URL; question: Question } | null> {
  const config = await configurationOf(provider)
  if (!config) return null
  const { hasNonce, hasChallenge } = providerOf(provider)
  const question = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    back,
  }
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: callbackOf(provider),
    scope: 'openid email profile',
    state: question.state,
    ...(hasNonce && { nonce: question.nonce }),
    ...(hasChallenge && {
      code_challenge: await oidc.calculatePKCECodeChallenge(question.verifier),
      code_challenge_method: 'S256',
    }),
  })
  return { url, question }
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  // Some services write it as a text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().max(1000).optional(),
})

/**
 * The person in a service's answer to the question that his browser kept. An answer that is forged, belongs to another
 * question or service, was used before or is over, is `failed` and logged.
 */
export async function readAnswer(
  provider: SocialName,
  search: string,
  question: Question,
): Promise<{ ok: true; person: SocialPerson } | { ok: false; code: SocialError }> {
  try {
    const config = await configurationOf(provider)
    if (!config) return { ok: false, code: 'failed' }
    const { hasNonce, hasChallenge } = providerOf(provider)
    const tokens = await oidc.authorizationCodeGrant(config, new URL(`${callbackOf(provider)}${search}`), {
      expectedState: question.state,
      idTokenExpected: true,
      ...(hasNonce && { expectedNonce: question.nonce }),
      ...(hasChallenge && { pkceCodeVerifier: question.verifier }),
    })
    const { sub, email, email_verified, name = '' } = claimsSchema.parse(tokens.claims())
    const isProven = email_verified === true || email_verified === 'true'
    return { ok: true, person: { provider, subject: sub, email: email ?? null, isProven, name } }
  } catch (error) {
    if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
      return { ok: false, code: 'denied' }
    console.warn(`no login by ${provider}`, error instanceof Error ? error.message : error)
    return { ok: false, code: 'failed' }
  }
}
