import { pbkdf2Sync, randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, isAlive } from '@/scripts/lib/lock.mjs'
import { root } from '@/scripts/lib/paths.mjs'
import { startShop } from '@/scripts/lib/start-shop.mjs'
import { failedStart } from './support/failed-start'

const dataDir = process.env.SEEDED_DATA_DIR ?? path.join(root, '.data')
/** Guesses of one password, from several addresses; each address is stopped after twenty. */
const guesses = process.env.FULL === '1' ? 10_000 : 30
const perAddress = process.env.FULL === '1' ? 100 : 25
const atOnce = 24
const password = 'stempel-2026!'

let shop: Awaited<ReturnType<typeof startShop>>
let database: Client
beforeAll(async () => {
  // The shop's own limits, as they are where nothing is set.
  shop = await startShop({
    dataDir,
    env: { TRUST_PROXY: '1', STAFF_SECOND_FACTOR: 'required', RATE_LIMITS: '' },
  })
  database = new Client({ connectionString: shop.env.DATABASE_URL })
  await database.connect()
})
afterAll(async () => {
  await database?.end()
  await shop?.stop()
})

describe('a shop on seeded data', () => {
  it('opens without building again, and refuses a second start on the same data', async () => {
    expect(shop.output()).not.toContain('Building')
    expect(shop.output()).not.toContain('Seeding')
    expect((await fetch(`${shop.url}/`)).status).toBe(200)
    const second = failedStart({ DATA_DIR: dataDir, PORT: String(await freePort()) })
    expect(second.status).toBe(1)
    expect(second.said).toMatch(/^The shop already runs on this data .*\.$/)
  })
})

const call = (method: string, at: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/${at}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      origin: shop.url,
      'x-forwarded-for': '127.0.0.1',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const cookies = (response: Response) =>
  response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0] ?? '')
    .filter(pair => !pair.endsWith('='))
    .join('; ')

/** An address of a network of many, by its number. */
const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

describe('guessing a client’s password from many addresses', () => {
  it(`opens nothing in ${guesses} guesses, keeps the owner out for ten minutes at most and never where he is known`, async () => {
    const email = `guessed-${randomUUID()}@shop.test`
    const body = { email, name: 'Sophie', password, termsConsent: true, locale: 'fr-FR' }
    const made = await call('POST', 'api/clients', body, { 'x-forwarded-for': '192.0.2.1' })
    expect(made.status).toBe(201)
    const known = cookies(made)
    const attempt = async (word: string, from: string, cookie = '') => {
      const sent = { username: email, password: word }
      return call('POST', 'api/auth/client', sent, { 'x-forwarded-for': from, ...(cookie && { cookie }) })
    }
    const lock = async () => {
      const { rows } = await database.query<{ until: string; seconds: number }>(
        'select lock_until::text as until, extract(epoch from lock_until - now())::float8 as seconds from clients where email = $1',
        [email],
      )
      return rows[0]
    }

    // Every tenth guess is right: it comes too late.
    const statuses: number[] = []
    let next = 0
    const guess = async () => {
      for (let number = next++; number < guesses; number = next++) {
        const word = number > 20 && number % 10 === 9 ? password : `guess-${number}!`
        const { status } = await attempt(word, addressOf(Math.floor(number / perAddress)))
        statuses.push(status)
      }
    }
    const crowd = Promise.all(Array.from({ length: atOnce }, guess))
    // Meanwhile the owner comes and goes in his own browser.
    const owners: number[] = []
    for (let visit = 0; visit < 3; visit++) owners.push((await attempt(password, '192.0.2.1', known)).status)
    await crowd
    expect(owners).toEqual([200, 200, 200])
    expect(statuses).toHaveLength(guesses)
    expect(statuses.filter(status => status === 200)).toEqual([])

    // A guess on a locked account does not lock it for longer.
    const locked = await lock()
    expect(locked?.seconds).toBeGreaterThan(0)
    expect(locked?.seconds).toBeLessThanOrEqual(600)
    expect((await attempt(password, '198.51.100.7')).status).toBe(401)
    expect((await lock())?.until).toBe(locked?.until)
    await database.query('update clients set lock_until = now() where email = $1', [email])
    expect((await attempt(password, '198.51.100.7')).status).toBe(200)
  })
})

describe('staff who must have a second factor', () => {
  it('are led to set it up, can do nothing else before, and are asked for it from then on', async () => {
    const email = `clerk-${randomUUID()}@shop.test`
    const salt = randomBytes(32).toString('hex')
    // As older releases of Payload stored passwords: still valid, and without a prefix.
    const hash = pbkdf2Sync(password, salt, 25_000, 512, 'sha256').toString('hex')
    await database.query(`insert into admins (email, role, salt, hash) values ($1, 'clerk', $2, $3)`, [
      email,
      salt,
      hash,
    ])
    const logIn = () => call('POST', 'cms-api/admins/login', { email, password })
    const first = await logIn()
    expect(first.status).toBe(200)
    expect(cookies(first)).toMatch(/^half-staff-login=/)
    expect(await first.text()).not.toMatch(/token|eyJ/)
    const half = { cookie: cookies(first) }

    // A half login opens neither the panel, nor its calls, nor the tools.
    const page = await call('GET', 'admin/collections/orders', undefined, half)
    expect(`${page.headers.get('location')} ${await page.text()}`).toMatch(/admin\/(?:login|second-step)/)
    const login = await call('GET', 'admin/login', undefined, half)
    expect(`${login.headers.get('location')} ${await login.text()}`).toContain('/admin/second-step')
    const doors: [string, string, unknown?][] = [
      ['GET', 'cms-api/orders?limit=1'],
      ['GET', 'cms-api/clients?limit=1'],
      ['POST', 'cms-api/clients', { email: 'a@shop.test', password }],
      ['GET', 'api/tools/overview'],
      ['POST', 'api/discounts', { coupon: 'NONE1', type: 'euro', value: 1 }],
      ['POST', 'api/stand-ins', { client: 1 }],
      ['POST', 'api/auth/staff/code', { code: '123456' }],
    ]
    for (const [method, at, body] of doors)
      expect([at, (await call(method, at, body, half)).status]).toEqual([
        at,
        expect.toSatisfy(status => [401, 403, 410].includes(status)),
      ])

    const begun = await call('POST', 'api/auth/staff/second-factor', { password }, half)
    expect(begun.status).toBe(200)
    const { secret } = (await begun.json()) as { secret: string }
    // The codes of this half minute and of the next: both are valid on a slow machine.
    const codeOf = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
    const confirmed = await call('PUT', 'api/auth/staff/second-factor', { code: codeOf(0) }, half)
    expect(confirmed.status).toBe(200)
    const session = { cookie: cookies(confirmed) }
    expect((await call('GET', 'cms-api/orders?limit=1', undefined, session)).status).toBe(200)

    const again = await logIn()
    expect(cookies(again)).toMatch(/^half-staff-login=/)
    const code = await call('POST', 'api/auth/staff/code', { code: codeOf(1) }, { cookie: cookies(again) })
    expect(code.status).toBe(200)
    expect((await call('GET', 'api/tools/overview', undefined, { cookie: cookies(code) })).status).toBe(200)
  })
})

it('ends with all its processes when it is asked to', async () => {
  await database.end()
  const { code } = await shop.stop()
  expect(code).toBe(0)
  expect(isAlive(shop.serverPid)).toBe(false)
})
