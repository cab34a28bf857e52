import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { query } from './support/database'
import { mailsFor } from './support/mails'
import { goodPassword, logIn, makeClient, send, sessionOf } from './support/people'
import { shopUrl } from './support/shop'

type Cookies = { cookie: string }
const json = { 'content-type': 'application/json', origin: shopUrl }

const call = (method: string, at: string, body?: unknown, by: Record<string, string> = {}) =>
  fetch(`${shopUrl}/api/${at}`, {
    method,
    headers: { ...json, ...by },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const client = { factor: 'clients/second-factor', code: 'auth/client/code' }
const staff = { factor: 'auth/staff/second-factor', code: 'auth/staff/code' }

/** The half minute of time itself. */
const step = () => Math.floor(Date.now() / 30_000)
const codeAt = (secret: string, step: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 })
/** The half minute whose code switched a factor on, by its secret. */
const spent = new Map<string, number>()
/**
 * A code that is taken now: the present one, or the next where the present one is spent. The shop takes those of half a
 * minute before and after, so that it does not matter when in a half minute, or how slowly, a test runs.
 */
const codeOf = (secret: string) => codeAt(secret, Math.max(step(), (spent.get(secret) ?? 0) + 1))
const wrongCode = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map(steps => codeAt(secret, step() + steps))
  return (
    ['111111', '222222', '333333', '444444', '555555', '666666'].find(code => !right.includes(code)) ?? ''
  )
}

const cookieNamed = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .map(set => set.split(';')[0] ?? '')
    .find(pair => pair.startsWith(`${name}=`) && pair.length > name.length + 1)
const errorOf = async (response: Response) => ({
  status: response.status,
  error: ((await response.json()) as { error: string | null }).error,
})
const codeIn = async (response: Response) => ((await response.json()) as { code: string }).code

/** Somebody's second factor, set up: its secret and the codes for paper. The code of the present half minute is spent. */
async function setUp(at: string, by: Cookies, password = goodPassword) {
  const begun = await call('POST', at, { password }, by)
  expect(begun.status).toBe(200)
  const { secret, uri, qr } = (await begun.json()) as { secret: string; uri: string; qr: { path: string } }
  expect(uri).toContain(`secret=${secret}`)
  expect(qr.path).toMatch(/^M\d+ \d+h1v1h-1z/)
  const used = step()
  const confirmed = await call('PUT', at, { code: codeAt(secret, used) }, by)
  spent.set(secret, used)
  expect(confirmed.status).toBe(200)
  const { codes } = (await confirmed.json()) as { codes: string[] }
  expect(new Set(codes).size).toBe(10)
  return { secret, codes, confirmed }
}

/** A client with a second factor. */
async function careful() {
  const made = await makeClient()
  const session = await sessionOf(made.email)
  return { ...made, session, ...(await setUp(client.factor, session)) }
}

/** The first step of a client's login: what his browser keeps until the code. */
async function firstStep(email: string): Promise<Cookies> {
  const response = await logIn(email)
  expect(await errorOf(response)).toEqual({ status: 202, error: 'Code needed' })
  expect(cookieNamed(response, 'client-session')).toBeUndefined()
  return { cookie: cookieNamed(response, 'half-login') ?? '' }
}

const who = async (by: Cookies) =>
  (await (await call('GET', 'clients', undefined, by)).json()) as { id: unknown }

/** The subjects of the mails to an address, once there is one of a kind. */
async function subjectsTo(address: string, wanted: string) {
  const subjects = async () => (await mailsFor(address)).map(({ subject }) => subject)
  await expect.poll(subjects, { timeout: 60_000, interval: 200 }).toContain(wanted)
}

describe('a second factor', () => {
  it('is asked for after the password; each code opens once, those from paper too', async () => {
    const { id, email, secret, codes, session } = await careful()
    expect(await (await call('GET', client.factor, undefined, session)).json()).toMatchObject({
      since: expect.any(String),
      recoveryCodes: 10,
    })
    const half = await firstStep(email)
    expect(await who(half)).toMatchObject({ id: null })
    // The code that switched it on is spent.
    const first = codeAt(secret, spent.get(secret) ?? 0)
    expect(await errorOf(await call('POST', client.code, { code: first }, half))).toEqual({
      status: 401,
      error: 'Code incorrect',
    })
    const code = codeOf(secret)
    const given = await call('POST', client.code, { code: `${code.slice(0, 3)} ${code.slice(3)}` }, half)
    expect(given.status).toBe(200)
    expect(await who({ cookie: cookieNamed(given, 'client-session') ?? '' })).toMatchObject({ id })
    expect((await call('POST', client.code, { code }, await firstStep(email))).status).toBe(401)

    const [paper = ''] = codes
    const opened = await call('POST', client.code, { code: paper.toUpperCase() }, await firstStep(email))
    expect(opened.status).toBe(200)
    expect((await call('POST', client.code, { code: paper }, await firstStep(email))).status).toBe(401)
    await subjectsTo(email, 'Un code de secours a servi')
    const events = (await (
      await call('GET', 'clients/events', undefined, { cookie: cookieNamed(opened, 'client-session') ?? '' })
    ).json()) as { data: { kind: string }[] }
    expect(events.data.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['factor-on', 'code-asked', 'code-wrong', 'recovery-used', 'login']),
    )
  })

  it('is kept so that neither secret nor codes can be read in the database', async () => {
    const { id, secret, codes } = await careful()
    const rows = await query<{ text: string }>(
      `select sealed as text from second_factors where kind = 'client' and holder = $1
       union all select hash from recovery_codes where kind = 'client' and holder = $1`,
      [id],
    )
    expect(rows).toHaveLength(11)
    const kept = rows.map(({ text }) => text).join()
    for (const word of [secret, ...codes]) expect(kept).not.toContain(word)
  })

  it('judges five codes of a hundred at the same moment, and lets its owner in ten minutes later', async () => {
    const { id, email, secret } = await careful()
    const half = await firstStep(email)
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => call('POST', client.code, { code: wrongCode(secret) }, half)),
    )
    const statuses = guesses.map(({ status }) => status)
    expect(statuses.filter(status => status === 401)).toHaveLength(5)
    expect(statuses.filter(status => status === 429)).toHaveLength(25)
    expect((await call('POST', client.code, { code: codeOf(secret) }, half)).status).toBe(429)
    const [lock] = await query<{ minutes: number }>(
      `select extract(epoch from locked_until - now()) / 60 as minutes from second_factors where holder = $1 and kind = 'client'`,
      [id],
    )
    expect(Number(lock?.minutes)).toBeLessThanOrEqual(10)
    await query(`update second_factors set locked_until = now() where holder = $1 and kind = 'client'`, [id])
    expect((await call('POST', client.code, { code: codeOf(secret) }, half)).status).toBe(200)
  })

  it('takes the password to be begun, and password and code to be changed or switched off', async () => {
    const { email } = await makeClient()
    const session = await sessionOf(email)
    const other = await sessionOf(email)
    expect((await call('POST', client.factor, { password: 'wrong-1!' }, session)).status).toBe(403)
    expect((await call('PUT', client.factor, { code: '123456' }, session)).status).toBe(429)
    const { secret, codes } = await setUp(client.factor, session)
    // A session without a code has ended.
    expect(await who(other)).toMatchObject({ id: null })
    expect(await codeIn(await call('POST', client.factor, { password: goodPassword }, session))).toBe(
      'conflict',
    )

    const proof = (over: object) => ({ password: goodPassword, code: codeOf(secret), ...over })
    const renew = `${client.factor}/recovery-codes`
    expect(await codeIn(await call('DELETE', client.factor, proof({ password: 'wrong-1!' }), session))).toBe(
      'INCORRECT_PASSWORD',
    )
    expect(
      await codeIn(await call('DELETE', client.factor, proof({ code: wrongCode(secret) }), session)),
    ).toBe('INCORRECT_CODE')
    const renewed = await call('POST', renew, proof({ code: codes[0] }), session)
    const fresh = ((await renewed.json()) as { codes: string[] }).codes
    expect(fresh).toHaveLength(10)
    expect(await codeIn(await call('DELETE', client.factor, proof({ code: codes[1] }), session))).toBe(
      'INCORRECT_CODE',
    )
    expect((await call('DELETE', client.factor, proof({ code: fresh[0] }), session)).status).toBe(204)
    expect((await logIn(email)).status).toBe(200)
    await subjectsTo(email, 'La double vérification est désactivée')
  })

  it('lets nobody in by a step that is forged, over, of another kind, or from another site', async () => {
    const { email, secret } = await careful()
    const half = await firstStep(email)
    const code = codeOf(secret)
    const give = (cookie: string, more = {}) => call('POST', client.code, { code }, { cookie, ...more })
    expect((await give('')).status).toBe(410)
    expect((await give(`${half.cookie.slice(0, -3)}AAA`)).status).toBe(410)
    expect((await give(half.cookie.replace('half-login', 'half-staff-login'))).status).toBe(410)
    expect((await give(half.cookie, { origin: 'https://evil.test' })).status).toBe(403)
    expect((await call('POST', staff.code, { code }, half)).status).toBe(410)
    expect((await give(half.cookie)).status).toBe(200)
    for (const [method, body] of [['GET'], ['POST', {}], ['PUT', { code }], ['DELETE', { code }]] as const)
      expect((await call(method, client.factor, body)).status).toBe(401)
  })
})

/** One of the staff, and the first step of his login. */
async function makeStaff(role = 'clerk') {
  const account = { email: `${role}-${crypto.randomUUID()}@shop.test`, password: goodPassword }
  const made = (await (await send('admins', { ...account, role })).json()) as { doc: { id: number } }
  const come = () => send('admins/login', account, {})
  return { ...account, id: made.doc.id, come }
}

const panelSession = (response: Response) => ({ cookie: cookieNamed(response, 'payload-token') ?? '' })
const seesOrders = async (by: Cookies) =>
  (await fetch(`${shopUrl}/cms-api/orders?limit=1`, { headers: { ...json, ...by } })).status === 200

it('a password that is tried first is refused for the staff too', async () => {
  const email = `marguerite-${crypto.randomUUID()}@shop.test`
  for (const password of ['P@ssw0rd1', 'Marguerite1!']) {
    const made = await send('admins', { email, name: 'Marguerite', password, role: 'clerk' })
    expect(made.status).toBe(400)
    expect(await made.text()).toContain('password')
  }
})

describe('a second factor of the staff', () => {
  it('holds the panel’s session back until the code has come', async () => {
    const { come } = await makeStaff()
    const session = panelSession(await come())
    expect(await seesOrders(session)).toBe(true)
    const { secret, codes } = await setUp(staff.factor, session)

    const first = await come()
    expect(first.status).toBe(200)
    const half = { cookie: cookieNamed(first, 'half-staff-login') ?? '' }
    expect(panelSession(first).cookie).toBe('')
    expect(await first.text()).not.toMatch(/token|eyJ/)
    expect(await seesOrders(half)).toBe(false)
    const asked = await fetch(`${shopUrl}/admin/login`, { headers: half, redirect: 'manual' })
    // Once the page has begun, the page itself redirects.
    expect(`${asked.headers.get('location')} ${await asked.text()}`).toContain('/admin/second-step')

    expect((await call('POST', staff.code, { code: wrongCode(secret) }, half)).status).toBe(401)
    // A half login cannot change the factor.
    expect((await call('GET', staff.factor, undefined, half)).status).toBe(401)
    const given = await call('POST', staff.code, { code: codeOf(secret) }, half)
    expect(given.status).toBe(200)
    expect(await seesOrders(panelSession(given))).toBe(true)
    expect(cookieNamed(given, 'shop-role')).toBe('shop-role=admin')

    const again = { cookie: cookieNamed(await come(), 'half-staff-login') ?? '' }
    expect((await call('POST', staff.code, { code: codes[3] }, again)).status).toBe(200)
  })

  it('is taken away by the owner for who has lost telephone and paper, and by nobody else', async () => {
    const { id, email, come } = await makeStaff('production')
    const session = panelSession(await come())
    await setUp(staff.factor, session)
    const path = `second-factors/staff/${id}`
    const clerk = panelSession(await (await makeStaff()).come())
    expect((await call('DELETE', path, undefined, clerk)).status).toBe(403)
    expect((await call('DELETE', path, undefined, session)).status).toBe(403)
    const owner = panelSession(await (await makeStaff('owner')).come())
    expect((await call('DELETE', path, undefined, owner)).status).toBe(204)
    expect((await call('DELETE', path, undefined, owner)).status).toBe(404)
    expect(panelSession(await come()).cookie).not.toBe('')
    await subjectsTo(email, 'La double vérification est désactivée')

    const shopper = await careful()
    const ofClient = `second-factors/client/${shopper.id}`
    expect((await call('DELETE', ofClient, undefined, shopper.session)).status).toBe(403)
    expect((await call('DELETE', ofClient, undefined, clerk)).status).toBe(204)
    expect((await logIn(shopper.email)).status).toBe(200)
  })
})
