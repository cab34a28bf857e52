import 'server-only'
import * as oidc from 'openid-client'
import { type SocialName, socialNames } from '@/lib/doors/contract/social'
import { readSettings } from '@/server/ground/env'

interface Provider {
  /** Where its OpenID metadata are found. */
  issuer: string
  /** Facts that its metadata leave out. */
  tokenEndpoint?: string
  /**
   * What binds an answer to the question beside `state`: LinkedIn signs no `nonce`, and accepts no code challenge from
   * a web application.
   */
  hasNonce: boolean
  hasChallenge: boolean
}

const providers: Readonly<Record<SocialName, Provider>> = {
  google: { issuer: 'https://accounts.google.com', hasNonce: true, hasChallenge: true },
  facebook: {
    issuer: 'https://www.facebook.com',
    tokenEndpoint: 'https://graph.facebook.com/v21.0/oauth/access_token',
    hasNonce: true,
    hasChallenge: true,
  },
  linkedin: { issuer: 'https://www.linkedin.com/oauth', hasNonce: false, hasChallenge: false },
}

/** How long a service may take to answer, in seconds. */
const patience = 8

/** Without it the library does not verify the token endpoint's answer: only the connection would protect it. */
const checks = [oidc.enableNonRepudiationChecks]

const holder = globalThis as { socialConfigurations?: Map<SocialName, Promise<oidc.Configuration>> }

/** The keys of a service; null where they are not set, and it is not offered. */
function keysOf(name: SocialName): { id: string; secret: string } | null {
  const settings = readSettings()
  const prefix = name.toUpperCase() as Uppercase<SocialName>
  const [id, secret] = [settings[`${prefix}_CLIENT_ID`], settings[`${prefix}_CLIENT_SECRET`]]
  return id && secret ? { id, secret } : null
}

/** The services whose keys are set. */
export const offeredProviders = (): SocialName[] => socialNames.filter(name => keysOf(name) !== null)

export const providerOf = (name: SocialName): Provider => providers[name]

async function discover(name: SocialName, { id, secret }: { id: string; secret: string }) {
  const { issuer, tokenEndpoint } = providers[name]
  const server = new URL(readSettings()[`${name.toUpperCase() as Uppercase<SocialName>}_ISSUER`] ?? issuer)
  // Only a test double on this machine may work without encryption.
  const execute = server.protocol === 'http:' ? [...checks, oidc.allowInsecureRequests] : checks
  const found = await oidc.discovery(server, id, secret, undefined, { execute, timeout: patience })
  const { supportsPKCE: _, ...metadata } = found.serverMetadata()
  if (metadata.token_endpoint || !tokenEndpoint) return found
  const complete = new oidc.Configuration({ ...metadata, token_endpoint: tokenEndpoint }, id, secret)
  complete.timeout = patience
  for (const enable of execute) enable(complete)
  return complete
}

/** The configuration of a service, fetched once; null where it is not offered. Rejects where it does not answer. */
export async function configurationOf(name: SocialName): Promise<oidc.Configuration | null> {
  const keys = keysOf(name)
  if (!keys) return null
  holder.socialConfigurations ??= new Map()
  const known = holder.socialConfigurations.get(name)
  if (known) return known
  const asked = discover(name, keys)
  holder.socialConfigurations.set(name, asked)
  asked.catch(() => holder.socialConfigurations?.delete(name))
  return asked
}
