import { describe, expect, it } from 'vitest'
import { Authenticator } from '../support/authenticator'
import { query } from './support/database'
import { goodPassword, makeClient, send, sessionOf, staffSession } from './support/people'
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
    // The client can still log in.
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

describe('a passkey of one of the staff', () => {
  const own = 'auth/staff/passkeys'
  const options = async (by: Record<string, string>) =>
    optionsOf(await call('POST', `${own}/options`, { password: goodPassword }, by))
  const askEntry = async () => optionsOf(await call('POST', 'auth/staff/passkey/options', {}))
  const enter = (signed: unknown) => call('POST', 'auth/staff/passkey', signed)
  const panel = (cookie: string, at = 'orders?limit=1') =>
    fetch(`${shopUrl}/cms-api/${at}`, { headers: { cookie, origin } })
  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0] ?? '')
      .join('; ')

  /** One of the staff with a key on a device. */
  async function keyed(role = 'clerk') {
    const session = await staffSession(role)
    const device = new Authenticator(origin)
    const made = device.make(await options(session))
    expect((await call('POST', own, { name: 'Bureau', response: made }, session)).status).toBe(204)
    return { session, device }
  }
  const ownKeys = async (by: Record<string, string>) =>
    ((await (await call('GET', own, undefined, by)).json()) as { data: { id: number; name: string }[] }).data

  it('opens the panel with what his role may, beside the sessions that he has, until it is taken away', async () => {
    const { session, device } = await keyed()
    const entered = await enter(device.sign(await askEntry()))
    expect(entered.status).toBe(200)
    const cookie = cookiesOf(entered)
    expect(cookie).toMatch(/payload-token=[^;]+; shop-role=admin/)
    expect(entered.headers.getSetCookie()[0]).toMatch(/HttpOnly/)
    expect((await panel(cookie)).status).toBe(200)
    expect((await panel(session.cookie)).status).toBe(200)
    const me = await panel(cookie, 'admins/me')
    expect(await me.json()).toMatchObject({ user: { role: 'clerk' } })
    // He logs out of this one alone.
    await fetch(`${shopUrl}/cms-api/admins/logout`, { method: 'POST', headers: { cookie, origin } })
    expect((await panel(cookie)).status).toBe(403)
    expect((await panel(session.cookie)).status).toBe(200)

    const [key] = await ownKeys(session)
    const other = await staffSession('owner')
    for (const by of [other, await sessionOf((await makeClient()).email)])
      expect((await call('DELETE', `${own}/${key?.id}`, undefined, by)).status).toBeGreaterThanOrEqual(401)
    expect((await call('PUT', `${own}/${key?.id}`, { name: 'Atelier' }, session)).status).toBe(204)
    expect(await ownKeys(session)).toMatchObject([{ name: 'Atelier' }])
    expect((await call('DELETE', `${own}/${key?.id}`, undefined, session)).status).toBe(204)
    expect((await enter(device.sign(await askEntry()))).status).toBe(401)
  })

  it('opens no client’s account, nor does a client’s key open the panel', async () => {
    const [clerk, client] = [await keyed(), await withKey()]
    expect((await logIn(clerk.device.sign(await askLogin()))).status).toBe(401)
    expect((await enter(client.device.sign(await askEntry()))).status).toBe(401)
    // A challenge of one login is not valid for the other.
    expect((await enter(clerk.device.sign(await askLogin()))).status).toBe(401)
    expect((await logIn(client.device.sign(await askEntry()))).status).toBe(401)
    const signed = clerk.device.sign(await askEntry())
    expect([(await enter(signed)).status, (await enter(signed)).status]).toEqual([200, 401])
    expect((await call('POST', `${own}/options`, { password: goodPassword }, client.session)).status).toBe(
      401,
    )
  })

  it('needs the password to be made, and ends with its holder’s account', async () => {
    const email = `leaving-${crypto.randomUUID()}@shop.test`
    const made = await send('admins', { email, password: goodPassword, role: 'clerk' })
    const { id } = ((await made.json()) as { doc: { id: number } }).doc
    const login = await send('admins/login', { email, password: goodPassword }, {})
    const session = { cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    const refused = await call('POST', `${own}/options`, { password: 'wrong-1!' }, session)
    expect(await refused.json()).toMatchObject({ code: 'INCORRECT_PASSWORD' })
    const device = new Authenticator(origin)
    const response = device.make(await options(session))
    expect((await call('POST', own, { name: 'Bureau', response }, session)).status).toBe(204)
    expect((await enter(device.sign(await askEntry()))).status).toBe(200)
    await query('delete from admins where id = $1', [id])
    expect((await enter(device.sign(await askEntry()))).status).toBe(401)
  })

  it('goes with the second factor, where the owner takes both away for who has lost his devices', async () => {
    const { session, device } = await keyed()
    const me = await panel(session.cookie, 'admins/me')
    const { id } = ((await me.json()) as { user: { id: number } }).user
    const taken = await call('DELETE', `second-factors/staff/${id}`, undefined, await staffSession('owner'))
    expect(taken.status).toBe(204)
    // The open session ends as well (PEOPLE-34).
    expect((await call('GET', own, undefined, session)).status).toBe(401)
    expect(await query("select 1 from passkeys where kind = 'staff' and holder = $1", [id])).toEqual([])
    expect((await enter(device.sign(await askEntry()))).status).toBe(401)
  })
})
