import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { query } from './support/database'
import { mailsTo } from './support/mails'
import { placeAs } from './support/orders'
import { goodPassword, send, staffSession } from './support/people'
import { get, shopUrl, signIn } from './support/shop'

describe('the roles of the staff', () => {
  it('let the workshop see what it makes and where it goes, without prices and other personal data', async () => {
    const { id } = await placeAs({})
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
    const { id } = await placeAs({})
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
    const { id } = await placeAs({})
    const sheet = (await (await get(`/api/orders/${id}`, bearer)).json()) as object
    expect(Object.keys(sheet)).toContain('costPrice')
  })
})

describe('a link to a new password of the staff', () => {
  const forgetful = async () => {
    const email = `forgetful-${crypto.randomUUID()}@shop.test`
    await send('admins', { email, password: goodPassword, role: 'clerk' })
    return email
  }
  /** Asks by a request that names a host of its own; says how it was answered. */
  const ask = (email: unknown): Promise<string> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ email })
      const headers = {
        host: 'evil.test',
        'accept-language': 'de',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }
      const asking = request(
        `${shopUrl}/cms-api/admins/forgot-password`,
        { method: 'POST', headers },
        async answer => resolve(`${answer.statusCode} ${await text(answer)}`),
      )
      asking.on('error', reject)
      asking.end(body)
    })

  it('comes in the shop’s own frame and leads to its own address, whatever host the request named', async () => {
    const email = await forgetful()
    expect(await ask(` ${email.toUpperCase()}`)).toMatch(/^200 /)
    const [mail] = await mailsTo(email, 1)
    expect(mail?.subject).toBe('Ihr neues Passwort')
    for (const part of [mail?.html, mail?.text]) {
      expect(part).toContain('Dieser Link gilt eine Stunde')
      expect(part).toContain('/admin/reset/')
      expect(part).not.toContain('evil.test')
    }
    expect(mail?.html).toMatch(/<html[^>]* lang="de/)
  })

  it('is answered alike whether anybody has the address or not, and comes once however often it is asked for', async () => {
    const [email, later] = [await forgetful(), await forgetful()]
    const answers = [
      await ask(email),
      await ask(`nobody-${email}`),
      await ask('x'.repeat(3000)),
      await ask([]),
    ]
    expect(new Set(answers).size).toBe(1)
    await mailsTo(email, 1)
    await ask(email)
    await ask(later)
    await mailsTo(later, 1)
    expect(await mailsTo(email, 1)).toHaveLength(1)
  })
})

describe('an order in the panel', () => {
  it('keeps what was ordered: a call that names more than its state is refused by name, and nothing changes', async () => {
    const { id } = await placeAs({})
    const change = async (data: object) => {
      const answer = await fetch(`${shopUrl}/cms-api/orders/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...(await signIn()) },
        body: JSON.stringify(data),
      })
      return { status: answer.status, text: await answer.text() }
    }
    const before = await query<object>('select * from orders where id = $1', [id])
    for (const [name, value] of Object.entries({
      delivery: { city: 'Ailleurs' },
      email: 'other@example.org',
      totalMinor: 1,
      nonsense: 1,
    })) {
      const refused = await change({ [name]: value })
      expect([name, refused.status]).toEqual([name, 400])
      expect(refused.text).toContain(`"path":"${name}"`)
    }
    expect((await change({ status: 'paid', delivery: { city: 'Ailleurs' } })).status).toBe(400)
    expect(await query<object>('select * from orders where id = $1', [id])).toEqual(before)
    expect((await change({ status: 'paid' })).status).toBe(200)
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
