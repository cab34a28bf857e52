import { beforeAll, describe, expect, it } from 'vitest'
import { query } from './support/database'
import { shopUrl, signIn } from './support/shop'

let session: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  session = await signIn()
})

const json = { 'content-type': 'application/json' }
const send = (path: string, init: RequestInit = {}) =>
  fetch(`${shopUrl}/cms-api/${path}`, { method: 'POST', headers: json, redirect: 'manual', ...init })

describe('the panel’s API', () => {
  it.each([
    'clients/first-register',
    'clients/FIRST-REGISTER',
    'CLIENTS/FIRST-REGISTER',
    'Clients/first-register',
    'clients/%46IRST-REGISTER',
    'clients/first-register/',
    'clients%2Ffirst-register',
    'clients//first-register',
    'admins/FIRST-REGISTER',
    'payload-jobs/run',
  ])('makes nobody a client or an owner by %s', async path => {
    const before = await query(
      'select (select count(*) from clients) as c, (select count(*) from admins) as a',
    )
    const body = JSON.stringify({ email: 'thief@example.org', password: 'thief-password-1', role: 'owner' })
    const answer = await send(path, { body })
    expect([308, 400, 404]).toContain(answer.status)
    expect(
      await query('select (select count(*) from clients) as c, (select count(*) from admins) as a'),
    ).toEqual(before)
  })

  it('reads no body of somebody without a session', async () => {
    const nested = '['.repeat(200_000) + ']'.repeat(200_000)
    expect((await send('pages', { body: nested })).status).toBe(403)
    expect(
      (await send('pages', { headers: { ...json, cookie: 'payload-token=x' }, body: nested })).status,
    ).toBe(403)
  })

  it('bounds what is said at its doors, and what staff send', async () => {
    const large = JSON.stringify({ email: 'x'.repeat(50_000), password: 'x' })
    expect((await send('admins/login', { body: large })).status).toBe(413)
    const headers = { ...json, ...session }
    expect(
      (await send('pages', { headers, body: JSON.stringify({ title: 'x'.repeat(3_000_000) }) })).status,
    ).toBe(413)
    expect((await send('pages', { headers, body: '['.repeat(1000) + ']'.repeat(1000) })).status).toBe(400)
    expect((await send('pages', { headers, body: '{"title":"\\u0000"}' })).status).toBe(400)
    expect((await send('pages', { headers, body: '{"title":' })).status).toBe(400)
    expect((await send(`pages?where=${'x'.repeat(9_000)}`, { method: 'GET', headers })).status).toBe(414)
  })

  it('opens its door to its own form, and to no other', async () => {
    const login = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
    const knock = (fields: Record<string, string | Blob>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return fetch(`${shopUrl}/cms-api/admins/login`, { method: 'POST', headers: { origin: shopUrl }, body })
    }
    expect((await knock({ _payload: JSON.stringify(login) })).status).toBe(200)
    expect((await knock({ _payload: JSON.stringify({ ...login, password: 'wrong' }) })).status).toBe(401)
    expect((await knock({ _payload: '{"email":"a\\u0000b","password":"x"}' })).status).toBe(400)
    expect((await knock({ _payload: JSON.stringify(login), file: new Blob(['x']) })).status).toBe(415)
    expect((await knock({ email: 'x' })).status).toBe(415)
  })

  it.each([
    '{"email":"a\\u0000b@example.org","password":"x"}',
    '{"email":[],"password":{}}',
    '[]',
    '""',
    'null',
  ])('refuses a login of %s without an error of its own', async body => {
    const { status } = await send('admins/login', { body })
    expect([400, 401, 403]).toContain(status)
  })
})
