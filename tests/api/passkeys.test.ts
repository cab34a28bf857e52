import { describe, expect, it } from 'vitest'
import { Authenticator } from '../support/authenticator'
import { query } from './support/database'
import { goodPassword, makeClient, sessionOf } from './support/people'
import { shopUrl } from './support/shop'

type Options = { challenge: string }
const { origin } = new URL(shopUrl)

const call = (method: string, at: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shopUrl}/api/${at}`, {
    method,
    headers: { 'content-type': 'application/json', origin, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const optionsOf = async (response: Response) => {
  expect(response.status).toBe(200)
  return (await response.json()) as Options
}

const begin = async (session: Record<string, string>) =>
  optionsOf(await call('POST', 'clients/passkeys/options', { password: goodPassword }, session))
const askLogin = async () => optionsOf(await call('POST', 'auth/passkey/options', {}))
const logIn = (signed: unknown) => call('POST', 'auth/passkey', signed)
const keep = (response: unknown, session: Record<string, string>, name = 'Telephone') =>
  call('POST', 'clients/passkeys', { name, response }, session)

/** A client with a key on a device. */
async function withKey() {
  const { id, email } = await makeClient()
  const session = await sessionOf(email)
  const device = new Authenticator(origin)
  expect((await keep(device.make(await begin(session)), session)).status).toBe(204)
  return { id, session, device }
}

const keysOf = async (session: Record<string, string>) =>
  (
    (await (await call('GET', 'clients/passkeys', undefined, session)).json()) as {
      data: { id: number; name: string; usedAt: string | null }[]
    }
  ).data

describe('a passkey', () => {
  it('lets its client in without a password, until he takes it away', async () => {
    const { id, session, device } = await withKey()
    expect(await keysOf(session)).toMatchObject([{ name: 'Telephone', usedAt: null }])
    const response = await logIn(device.sign(await askLogin()))
    expect(response.status).toBe(200)
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await (await call('GET', 'clients', undefined, { cookie })).json()).toMatchObject({ id })
    const [key] = await keysOf(session)
    expect(key?.usedAt).toEqual(expect.any(String))

    const stranger = await sessionOf((await makeClient()).email)
    const rename = (by: Record<string, string>, name: string) =>
      call('PUT', `clients/passkeys/${key?.id}`, { name }, by)
    expect((await rename(stranger, 'Mine')).status).toBe(404)
    for (const name of ['', ' ', 'x'.repeat(61)]) expect((await rename(session, name)).status).toBe(400)
    expect((await rename({ ...session, origin: 'https://evil.test' }, 'Mine')).status).toBe(403)
    expect((await rename(session, 'Clé <b>du</b> bureau')).status).toBe(204)
    expect(await keysOf(session)).toMatchObject([{ name: 'Clé <b>du</b> bureau' }])
    expect((await call('DELETE', `clients/passkeys/${key?.id}`, undefined, stranger)).status).toBe(404)
    expect((await call('DELETE', `clients/passkeys/${key?.id}`, undefined, session)).status).toBe(204)
    expect((await logIn(device.sign(await askLogin()))).status).toBe(401)
    const events = (await (await call('GET', 'clients/events', undefined, session)).json()) as {
      data: { kind: string }[]
    }
    expect(events.data.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['passkey-added', 'passkey-removed']),
    )
  })

  it('opens nothing with a challenge that was used, is over, is another’s, or was never asked', async () => {
    const { device } = await withKey()
    const signed = device.sign(await askLogin())
    expect((await logIn(signed)).status).toBe(200)
    expect((await logIn(signed)).status).toBe(401)
    expect((await logIn(device.sign({ challenge: 'bmV2ZXIgYXNrZWQ' }))).status).toBe(401)
    const late = await askLogin()
    await query(`update passkey_challenges set ends_at = now() where challenge = $1`, [late.challenge])
    expect((await logIn(device.sign(late))).status).toBe(401)

    // A challenge that another client was asked to make a key with.
    const [one, other] = [await makeClient(), await makeClient()]
    const [own, foreign] = [await sessionOf(one.email), await sessionOf(other.email)]
    expect((await keep(new Authenticator(origin).make(await begin(foreign)), own)).status).toBe(400)
  })

  it('opens nothing for another site, with a copy that has signed less, or for a key that is none', async () => {
    const { id, session, device } = await withKey()
    const phishing = new Authenticator('https://evil.test', new URL(origin).hostname)
    expect((await keep(phishing.make(await begin(session)), session)).status).toBe(400)
    const elsewhere = new Authenticator(origin, 'evil.test')
    expect((await keep(elsewhere.make(await begin(session)), session)).status).toBe(400)
    expect((await logIn(new Authenticator(origin).sign(await askLogin()))).status).toBe(401)
    device.counter = 41
    expect((await logIn(device.sign(await askLogin()))).status).toBe(200)
    device.counter = 12
    expect((await logIn(device.sign(await askLogin()))).status).toBe(401)
    // The client is not shut out by it.
    device.counter = 50
    expect((await logIn(device.sign(await askLogin()))).status).toBe(200)
    expect((await call('POST', 'auth/passkey/options', {}, { origin: 'https://evil.test' })).status).toBe(403)
    await query(`update clients set closed = true where id = $1`, [id])
    expect((await logIn(device.sign(await askLogin()))).status).toBe(401)
  })

  it('takes the password to be made, a name, and a session', async () => {
    const { session } = await withKey()
    const refused = await call('POST', 'clients/passkeys/options', { password: 'wrong-1!' }, session)
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      403,
      'INCORRECT_PASSWORD',
    ])
    expect((await keep(new Authenticator(origin).make(await begin(session)), session, ' ')).status).toBe(400)
    expect((await call('POST', 'clients/passkeys/options', {})).status).toBe(401)
    expect((await call('GET', 'clients/passkeys')).status).toBe(401)
    expect((await logIn({ id: 'x' })).status).toBe(400)
  })
})
