import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { goodPassword, logIn, makeClient, send, sessionOf, staffSession } from './support/people'
import { logInOwner, shopUrl, signIn } from './support/shop'

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${shopUrl}${path}`, { headers })

/** An order with a session, at the price that the shop asks of it. */
async function order(session: Record<string, string>, over: Record<string, unknown> = {}) {
  const place = (body: unknown) =>
    fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        origin: shopUrl,
        ...session,
      },
      body: JSON.stringify(body),
    })
  const body = { ...orderBody(), ...over }
  const first = await place(body)
  const { code, details } = (await first.json()) as {
    code: string
    details: { totals: { gross: { minor: number }; goods: { minor: number }; discounts: { minor: number } } }
  }
  expect(code).toBe('price_changed')
  const placed = await place({ ...body, expectedTotal: details.totals.gross })
  expect(placed.status).toBe(201)
  return { id: (await placed.json()) as number, totals: details.totals, placed }
}

describe('the login of a client', () => {
  it('begins a session of its own, which is nobody else’s to read', async () => {
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
    // The back-office does not know it, and the shop does not know the back-office's.
    expect((await get('/cms-api/pages?limit=1', session)).status).toBe(403)
    const staff = await signIn()
    expect(await (await get('/api/clients', staff)).json()).toMatchObject({ role: 'visitor', id: null })
  })

  it('ends with the session: a copy of its token is worth nothing', async () => {
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

describe('a session discount', () => {
  let retailer: { cookie: string }
  let loyal: { cookie: string }
  beforeAll(async () => {
    retailer = await sessionOf((await makeClient({ accountType: 'retailer', proConfirmed: true })).email)
    const client = await makeClient()
    await query('update clients set loyalty_points = 3000 where id = $1', [client.id])
    loyal = await sessionOf(client.email)
  })
  const read = async (coupon: string, headers = {}) => (await get(`/api/discounts/${coupon}`, headers)).status

  it('is answered to those who have earned it and to staff, and forbidden to all others', async () => {
    const staff = await signIn()
    expect(await read('SYSTEM_RETAILER_1', retailer)).toBe(200)
    expect(await read('SYSTEM_LOYALTY_3', loyal)).toBe(200)
    expect(await (await get('/api/discounts/SYSTEM_LOYALTY_3', loyal)).json()).toEqual({
      coupon: 'SYSTEM_LOYALTY_3',
      type: 'percent',
      value: 5,
    })
    for (const coupon of ['SYSTEM_RETAILER_1', 'SYSTEM_LOYALTY_7'])
      expect([coupon, await read(coupon, staff)]).toEqual([coupon, 200])
    expect(await read('SYSTEM_RETAILER_1')).toBe(403)
    expect(await read('SYSTEM_LOYALTY_1')).toBe(403)
    expect(await read('SYSTEM_RETAILER_1', loyal)).toBe(403)
    expect(await read('SYSTEM_LOYALTY_4', loyal)).toBe(403)
    expect(await read('SYSTEM_LOYALTY_7', await staffSession('production'))).toBe(403)
    const waiting = await makeClient({ accountType: 'retailer' })
    expect(await read('SYSTEM_RETAILER_1', await sessionOf(waiting.email))).toBe(403)
  })

  it('is the server’s to give, whatever was sent', async () => {
    const given = await order(retailer, { discounts: [] })
    expect(given.totals.discounts.minor).toBe(Math.round(given.totals.goods.minor * 0.2))
    const claimed = await order(loyal, { discounts: ['SYSTEM_RETAILER_1'] })
    expect(claimed.totals.discounts.minor).toBe(Math.round(claimed.totals.goods.minor * 0.05))
    const guest = await order({}, { discounts: ['SYSTEM_RETAILER_1'] })
    expect(guest.totals.discounts.minor).toBe(0)
  })
})

describe('an order of a client', () => {
  it('is his to read without a code, and nobody else’s', async () => {
    const mine = await makeClient()
    const session = await sessionOf(mine.email)
    const others = await sessionOf((await makeClient()).email)
    const { id, placed } = await order(session)
    expect(await (await get(`/api/orders/${id}`, session)).json()).toMatchObject({ id })
    expect((await get(`/api/orders/${id}`, others)).status).toBe(404)
    expect((await get(`/api/orders/${id}`)).status).toBe(404)
    const auth = new URL(placed.headers.get('location') ?? '', shopUrl).searchParams.get('auth') ?? ''
    const byCode = await get(`/api/orders/${id}?auth=${auth}`, others)
    expect(byCode.status).toBe(200)
    expect(Object.keys((await byCode.json()) as object)).not.toContain('costPrice')
    expect(await (await get(`/api/clients?auth=${auth}`)).json()).toMatchObject({
      id: null,
      authType: 'code',
      registered: false,
      name: 'Sophie Bernard',
    })
    const tampered = `${auth.slice(0, -1)}${auth.endsWith('A') ? 'B' : 'A'}`
    expect((await get(`/api/orders/${id}?auth=${tampered}`)).status).toBe(404)
    expect((await get(`/api/orders/${id}?auth=${auth.replace(/^\d+/, String(id - 1))}`)).status).toBe(404)
  })

  it('is placed in his place by a clerk, without a whole address, and by nobody else', async () => {
    const client = await makeClient({ accountType: 'retailer', proConfirmed: true })
    const address = { name: 'Jeanne', country: 'FR', zipcode: '59000' }
    const over = { clientId: client.id, delivery: address, billing: address, client: {} }
    const { id, totals } = await order(await staffSession('clerk'), over)
    expect(totals.discounts.minor).toBe(0)
    const mine = await get(`/api/orders/${id}`, await sessionOf(client.email))
    expect(await mine.json()).toMatchObject({
      id,
      events: [{ actor: 'admin' }],
      client: { email: client.email },
    })
    const body = { ...(await agreedBody(shopUrl, orderBody())), ...over }
    expect((await sendOrder(shopUrl, body)).status).toBe(403)
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(await staffSession('production')),
    }
    const forbidden = await fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(forbidden.status).toBe(403)
  })
})

describe('the orders of a client', () => {
  it('are listed for him alone, the newest first', async () => {
    const session = await sessionOf((await makeClient()).email)
    const other = await makeClient()
    const first = await order(session)
    const second = await order(session)
    const list = await (await get('/api/orders', session)).json()
    expect(list).toMatchObject({
      data: [
        {
          id: second.id,
          status: 'awaiting-payment',
          total: second.totals.gross,
          titles: [expect.any(String), expect.any(String)],
          pictured: 1,
        },
        { id: first.id },
      ],
      meta: { pagination: { total: 2 } },
    })
    expect(await (await get('/api/orders', await sessionOf(other.email))).json()).toMatchObject({ data: [] })
    expect((await get('/api/orders')).status).toBe(401)
    expect((await get('/api/orders?pagination[page]=0', session)).status).toBe(400)
  })
})

describe('the ways to pay', () => {
  const ask = async (country: string, locale: string) =>
    (await (await get(`/api/payments?country=${country}&locale=${locale}`)).json()) as { method: string }[]

  it('are those that the shop offers for a delivery, in the words of the locale', async () => {
    expect((await ask('FR', 'fr-FR')).map(({ method }) => method)).toEqual(['card', 'transfer', 'cheque'])
    expect(await ask('DE', 'de-DE')).toEqual([
      { method: 'card', name: 'Karte', text: expect.stringContaining('Zahlungsdienst'), online: true },
      { method: 'transfer', name: 'Überweisung', text: 'Fertigung nach Zahlungseingang', online: false },
    ])
    expect((await get('/api/payments?country=France&locale=fr-FR')).status).toBe(400)
  })

  it('tell with the order how it is paid, until it is', async () => {
    const { id, placed } = await order({}, { method: 'cheque' })
    const auth = new URL(placed.headers.get('location') ?? '', shopUrl).search
    const read = async (more = '') =>
      (await (await get(`/api/orders/${id}${auth}${more}`)).json()) as { payment: unknown }
    // What is to be done now is said in the language of whoever reads it.
    expect((await read('&locale=de-DE')).payment).toMatchObject({ title: 'Zahlung per Scheck' })
    expect((await get(`/api/orders/${id}${auth}&locale=xx`)).status).toBe(400)
    expect((await read()).payment).toMatchObject({
      title: 'Payer par chèque',
      rows: expect.arrayContaining([{ label: 'Référence', value: String(id) }]),
    })
    const headers = { 'content-type': 'application/json', ...(await signIn()) }
    await fetch(`${shopUrl}/cms-api/orders/${id}`, { method: 'PATCH', headers, body: '{"status":"paid"}' })
    expect((await read()).payment).toBeNull()
  })
})

describe('the roles of the staff', () => {
  it('let the workshop see what it makes and where it goes, without prices and other personal data', async () => {
    const { id } = await order({})
    const workshop = await staffSession('production')
    const seen = (await (await get(`/cms-api/orders/${id}`, workshop)).json()) as Record<string, unknown>
    expect(seen).toMatchObject({ id, status: 'awaiting-payment', delivery: { city: 'Lille' } })
    expect(seen.lines).toEqual([])
    for (const hidden of ['totalMinor', 'costMinor', 'email', 'phone', 'billing', 'totals', 'payload'])
      expect([hidden, seen[hidden]]).toEqual([hidden, undefined])
    expect((await get(`/api/orders/${id}/production.zip`, workshop)).status).toBe(200)
    expect((await get(`/api/orders/${id}`, workshop)).status).toBe(404)
    for (const collection of ['clients', 'discounts', 'material-pricings', 'pages'])
      expect([collection, (await get(`/cms-api/${collection}`, workshop)).status]).toEqual([collection, 403])
  })

  it('let the workshop take an order from paid to shipped, and no other way', async () => {
    const { id } = await order({})
    const [owner, workshop] = [await signIn(), await staffSession('production')]
    const set = async (by: Record<string, string>, status: string) =>
      (
        await fetch(`${shopUrl}/cms-api/orders/${id}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json', ...by },
          body: JSON.stringify({ status }),
        })
      ).status
    expect(await set(workshop, 'paid')).toBe(400)
    expect(await set(owner, 'paid')).toBe(200)
    expect(await set(workshop, 'refunded')).toBe(400)
    expect(await set(workshop, 'in-production')).toBe(200)
    expect(await set(workshop, 'shipped')).toBe(200)
    expect(await set(workshop, 'delivered')).toBe(400)
  })

  it('let a translator change texts of content and nothing beside them', async () => {
    const translator = await staffSession('translator')
    const { docs } = (await (
      await get('/cms-api/pages?limit=1&where[name][equals]=contact', translator)
    ).json()) as {
      docs: { id: number; title: string; noindex: boolean; name: string }[]
    }
    const [page] = docs
    const headers = { 'content-type': 'application/json', ...translator }
    const body = JSON.stringify({ title: page?.title, name: 'renamed' })
    const changed = await fetch(`${shopUrl}/cms-api/pages/${page?.id}`, { method: 'PATCH', headers, body })
    expect(changed.status).toBe(200)
    expect(((await changed.json()) as { doc: { name: string } }).doc.name).toBe('contact')
    expect((await send('pages', { name: 'x', url: '/x/' }, translator)).status).toBe(403)
    expect((await get('/cms-api/orders', translator)).status).toBe(403)
  })

  it('keep prices in force, people and keys for owners', async () => {
    const clerk = await staffSession('clerk')
    const listed = (await (
      await get('/cms-api/price-lists?where[status][equals]=live&limit=1', clerk)
    ).json()) as { docs: { id: number; price?: number }[] }
    const headers = { 'content-type': 'application/json', ...clerk }
    const body = JSON.stringify({ rate: 0.5 })
    const path = `${shopUrl}/cms-api/price-lists/${listed.docs[0]?.id}`
    expect([403, 404]).toContain((await fetch(path, { method: 'PATCH', headers, body })).status)
    const models = (await (await get('/cms-api/stamp-models?limit=1', clerk)).json()) as typeof listed
    const [model] = models.docs
    const cheap = await fetch(`${shopUrl}/cms-api/stamp-models/${model?.id}`, {
      ...{ method: 'PATCH', headers },
      body: JSON.stringify({ price: 0.5 }),
    })
    expect(((await cheap.json()) as { doc: object }).doc).toMatchObject({ price: model?.price })
    expect((await get('/cms-api/tokens', clerk)).status).toBe(403)
    expect((await send('admins', { email: 'x@shop.test', password: goodPassword }, clerk)).status).toBe(403)
  })

  it('give a personal key the rights of its holder', async () => {
    const token = `key-${crypto.randomUUID()}`
    await send('tokens', { name: 'script', kind: 'admin', token })
    const bearer = { authorization: `Bearer ${token}` }
    expect((await get('/api/discounts/SYSTEM_RETAILER_1', bearer)).status).toBe(200)
    const { id } = await order({})
    const told = (await (await get(`/api/orders/${id}`, bearer)).json()) as object
    expect(Object.keys(told)).toContain('costPrice')
  })
})

describe('a mail to the staff', () => {
  it('leads to the shop’s own address, whatever host the request named', async () => {
    const email = `forgetful-${crypto.randomUUID()}@shop.test`
    await send('admins', { email, password: goodPassword, role: 'clerk' })
    const body = JSON.stringify({ email })
    const status = await new Promise(resolve => {
      const headers = { host: 'evil.test', 'content-type': 'application/json', 'content-length': body.length }
      request(`${shopUrl}/cms-api/admins/forgot-password`, { method: 'POST', headers }, answer => {
        answer.resume()
        resolve(answer.statusCode)
      }).end(body)
    })
    expect(status).toBe(200)
    const folder = process.env.TEST_MAIL_DIR ?? ''
    const mails = readdirSync(folder).map(file => readFileSync(path.join(folder, file), 'utf8'))
    const mail = mails.find(text => text.includes(email)) ?? ''
    // Quoted-printable: a line that is too long is broken by an equals sign at its end.
    expect(mail.replace(/=\r?\n/g, '')).toContain('/admin/reset/')
    expect(mail).not.toContain('evil.test')
  })
})

describe('the panel at an address that is not the shop’s', () => {
  it('is refused with the reason, in the clerk’s language', async () => {
    const { cookie } = await signIn()
    const refused = await fetch(`${shopUrl}/cms-api/orders/1`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        cookie: `${cookie}; payload-lng=de`,
        origin: 'http://shop.test:3000',
      },
      body: '{"status":"paid"}',
    })
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain(`Öffnen Sie stattdessen: ${shopUrl}/admin`)
  })

  it('is the shop’s own by every name of this machine, where no address is set', async () => {
    const { cookie } = await signIn()
    const origin = shopUrl.replace('localhost', '127.0.0.1')
    const read = await fetch(`${shopUrl}/cms-api/orders?limit=1`, { headers: { cookie, origin } })
    expect(read.status).toBe(200)
  })
})
