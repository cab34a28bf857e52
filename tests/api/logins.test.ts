import { describe, expect, it } from 'vitest'
import { goodPassword, logIn, makeClient, send, sessionOf } from './support/people'
import { get, logInOwner, shopUrl, signIn } from './support/shop'

describe('the login of a client', () => {
  it('begins a session of its own, which nobody else can read', async () => {
    const { id, email } = await makeClient()
    const response = await logIn(email.toUpperCase())
    expect(await response.json()).toEqual({ error: null })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^client-session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Expires=/)
    const session = { cookie: cookie.split(';')[0] ?? '' }
    expect(await (await get('/api/clients', session)).json()).toMatchObject({
      id,
      email,
      name: 'Jeanne Martin',
      role: 'client',
      registered: true,
      adminName: null,
    })
    // The back-office does not accept it, and the shop does not accept the back-office's.
    expect((await get('/cms-api/pages?limit=1', session)).status).toBe(403)
    const staff = await signIn()
    expect(await (await get('/api/clients', staff)).json()).toMatchObject({ role: 'visitor', id: null })
  })

  it('ends with the session: a copy of its token is void', async () => {
    const { email } = await makeClient()
    const session = await sessionOf(email)
    const response = await get('/api/clients/logout', session)
    expect(response.headers.getSetCookie()[0]).toMatch(/^client-session=;.*Expires=Thu, 01 Jan 1970/)
    expect(await (await get('/api/clients', session)).json()).toMatchObject({ role: 'visitor' })
  })

  it('is not ended by another site', async () => {
    const session = await sessionOf((await makeClient()).email)
    const headers = { ...session, 'sec-fetch-site': 'cross-site' }
    expect((await get('/api/clients/logout', headers)).status).toBe(403)
    expect(await (await get('/api/clients', session)).json()).toMatchObject({ role: 'client' })
  })

  it('answers the same for a wrong password and for an address that nobody has', async () => {
    const { email } = await makeClient()
    for (const username of [email, 'nobody@shop.test']) {
      const response = await logIn(username, 'wrong-1!')
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ error: 'Username or password incorrect' })
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it('is locked after five failures, and does not tell', async () => {
    const { email } = await makeClient()
    for (let failure = 0; failure < 5; failure++) expect((await logIn(email, 'wrong-1!')).status).toBe(401)
    const response = await logIn(email)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: 'Username or password incorrect' })
  })

  it('is refused to a closed account, also with a session that it had', async () => {
    const { id, email } = await makeClient()
    const session = await sessionOf(email)
    const headers = { 'content-type': 'application/json', ...(await signIn()) }
    await fetch(`${shopUrl}/cms-api/clients/${id}`, { method: 'PATCH', headers, body: '{"closed":true}' })
    expect((await logIn(email)).status).toBe(401)
    expect(await (await get('/api/clients', session)).json()).toMatchObject({ role: 'visitor' })
  })

  it.each([
    ['bytes that are no text', 'a\u0000@shop.test', goodPassword],
    ['half a letter', '\ud800', goodPassword],
    ['no text', { $ne: '' }, goodPassword],
    ['a list', ['a@shop.test'], goodPassword],
    ['an endless name', 'a'.repeat(5000), goodPassword],
    ['an endless password', 'a@shop.test', 'p'.repeat(5000)],
    ['nothing', '', ''],
  ])('refuses %s', async (_name, username, password) => {
    const response = await logIn(username, password)
    expect([400, 401]).toContain(response.status)
    expect(Object.keys((await response.json()) as object)).toEqual(['error'])
  })

  it('is refused to another site', async () => {
    const { email } = await makeClient()
    expect((await logIn(email, goodPassword, { origin: 'https://evil.test' })).status).toBe(403)
  })

  it.each(['bytes\u0000@shop.test', { $ne: '' }, 7])('of the staff refuses %j', async email => {
    const { status } = await send('admins/login', { email, password: 'x' }, {})
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

describe('a login that fails', () => {
  const refusalOf = async (attempt: Promise<Response>) => {
    const response = await attempt
    return { status: response.status, body: await response.text() }
  }

  const doors: [string, number, () => Promise<string>, (email: string) => Promise<Response>][] = [
    ['a client', 6, async () => (await makeClient()).email, email => logIn(email, 'wrong-1!')],
    [
      'one of the staff',
      1,
      async () => {
        const email = `slow-${crypto.randomUUID()}@shop.test`
        await send('admins', { email, password: goodPassword, role: 'clerk' })
        return email
      },
      email => send('admins/login', { email, password: 'wrong-1!' }, {}),
    ],
  ]

  it.each(doors)(
    'says the same whether %s has the address or nobody, %i times',
    async (_name, times, make, attempt) => {
      const known = await make()
      const unknown = await refusalOf(attempt(`${crypto.randomUUID()}@shop.test`))
      expect(unknown.status).toBe(401)
      // The sixth finds the account locked, which the panel tells its staff. That all take the same work is counted in
      // the unit test of the hook.
      for (let i = 0; i < times; i++) expect(await refusalOf(attempt(known))).toEqual(unknown)
    },
  )
})

describe('logins into one account at the same moment', () => {
  it('begin a session each', async () => {
    const sessions = await Promise.all(Array.from({ length: 6 }, () => logInOwner()))
    const answers = await Promise.all(
      sessions.map(headers => fetch(`${shopUrl}/cms-api/orders?limit=1`, { headers })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  })
})

describe('the first password of a client', () => {
  it.each(['short1!', 'no-digit-here', 'nospecial123'])(
    'that a clerk gives is refused as %s',
    async password => {
      const made = await send('clients', {
        email: `${crypto.randomUUID()}@shop.test`,
        password,
        name: 'Jean',
      })
      expect(made.status).toBe(400)
      expect(await made.text()).toContain('password')
    },
  )
})
