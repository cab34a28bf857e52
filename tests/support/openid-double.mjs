import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'

/*
 * Services by which clients log in, on loopback: real OpenID providers. The `login_hint` says who logs in (`hintOf`);
 * with the hint `no` he declines.
 */

/** A person as a hint, which is his number at the service as well. */
export const hintOf = person => Buffer.from(JSON.stringify(person)).toString('base64url')
const personOf = hint => JSON.parse(Buffer.from(hint, 'base64url').toString('utf8'))

const newKey = kid => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { privateKey, jwk: { ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' } }
}

const encode = value => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What a service signs, signed by somebody else: what a code `forged.NONCE` is exchanged for. */
function forgedToken(issuer, nonce) {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: issuer,
    aud: 'shop',
    sub: 'thief',
    email: 'thief@shop.test',
    email_verified: true,
    nonce,
  }
  const said = `${encode({ alg: 'ES256', kid: 'own' })}.${encode({ ...claims, iat: now, exp: now + 600 })}`
  const { privateKey } = newKey('own')
  const signature = sign('sha256', Buffer.from(said), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${said}.${signature.toString('base64url')}`
}

async function finish(provider, request, response) {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  const answer = async () => {
    if (params.login_hint === 'no') return { error: 'access_denied' }
    if (prompt.name === 'login') return { login: { accountId: params.login_hint } }
    const grant = new provider.Grant({ accountId: session.accountId, clientId: params.client_id })
    grant.addOIDCScope('openid email profile')
    return { consent: { grantId: await grant.save() } }
  }
  await provider.interactionFinished(request, response, await answer(), { mergeWithLastSubmission: true })
}

async function bodyOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

async function startProvider() {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://localhost:${server.address().port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'shop',
        client_secret: 'secret',
        redirect_uris: ['https://shop.example/callback'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [newKey('own').jwk] },
    cookies: { keys: ['double'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...personOf(sub), sub }) }),
  })
  // The shop's address is not known before it runs.
  provider.Client.prototype.redirectUriAllowed = () => true
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (request.url.startsWith('/interaction/')) return finish(provider, request, response)
    if (request.url !== '/token') return answer(request, response)
    const body = await bodyOf(request)
    request.body = Object.fromEntries(body)
    const [, nonce] = /^forged\.(.*)$/.exec(body.get('code') ?? '') ?? []
    if (nonce === undefined) return answer(request, response)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token: forgedToken(issuer, nonce) }),
    )
  })
  const stop = () => {
    server.closeAllConnections()
    return new Promise(done => server.close(done))
  }
  return { issuer, stop }
}

/** Starts one for each service. */
export async function startOpenId() {
  const [google, facebook, linkedin] = await Promise.all([startProvider(), startProvider(), startProvider()])
  const keys = name => ({ [`${name}_CLIENT_ID`]: 'shop', [`${name}_CLIENT_SECRET`]: 'secret' })
  return {
    env: {
      ...keys('GOOGLE'),
      ...keys('FACEBOOK'),
      ...keys('LINKEDIN'),
      GOOGLE_ISSUER: google.issuer,
      FACEBOOK_ISSUER: facebook.issuer,
      LINKEDIN_ISSUER: linkedin.issuer,
    },
    stop: () => Promise.all([google, facebook, linkedin].map(({ stop }) => stop())),
  }
}
