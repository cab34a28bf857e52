import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ask, shopUrl, signIn } from './support/shop'

let session: { cookie: string; origin: string }
beforeAll(async () => {
  session = await signIn()
})

const found = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })

async function idOf(collection: string, field: string, value: string): Promise<number> {
  const response = await fetch(`${shopUrl}/cms-api/${collection}?where[${field}][equals]=${value}&limit=1`, {
    headers: session,
  })
  const doc = found.parse(await response.json()).docs[0]
  if (!doc) throw new Error(`no ${collection} ${value}`)
  return doc.id
}

const patch = (path: string, body: unknown, headers: Record<string, string> = session) =>
  fetch(`${shopUrl}/cms-api/${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('a change in the back-office', () => {
  it('is on the static page and in the service at the next request', async () => {
    const id = await idOf('pages', 'name', 'legal-notice')
    const page = `${shopUrl}/mentions-legales/`
    // Asked for often enough to be among the answers that are kept.
    for (let i = 0; i < 3; i++) expect(await (await fetch(page)).text()).toContain('Mentions légales')
    for (const title of ['Mentions légales et éditeur', 'Mentions légales']) {
      expect((await patch(`pages/${id}?locale=fr`, { title, _status: 'published' })).status).toBe(200)
      expect(await (await fetch(page)).text()).toContain(`<title>${title}`)
      const answer = await (await ask('/api/pages/url/?url=/mentions-legales/')).json()
      expect(answer.data.title).toBe(title)
    }
  })

  it('of a page’s layout is what stands around it', async () => {
    const id = await idOf('pages', 'name', 'legal-notice')
    const frames = {
      checkout: ['header', 'help'],
      admin: ['header', 'admin'],
      empty: [],
      default: ['header', 'help', 'menu', 'footer'],
    }
    for (const [layout, frame] of Object.entries(frames)) {
      expect((await patch(`pages/${id}`, { layout, _status: 'published' })).status).toBe(200)
      const html = await (await fetch(`${shopUrl}/mentions-legales/`)).text()
      const [body = ''] = html.split('<script id="_R_">')
      const shown = Object.entries({
        header: '<header',
        help: 'href="/aide/"',
        // That of the account menu is for admins alone.
        admin: 'href="/admin" class=',
        menu: 'site-header',
        footer: '<footer',
      })
      expect(shown.filter(([, mark]) => body.includes(mark)).map(([name]) => name)).toEqual(frame)
      expect(body).toContain('<h1')
    }
  })

  it('of a price is in the price list at the next request', async () => {
    const id = await idOf('stamp-models', 'slug', 'model-trodat-printy-4907')
    for (const price of [14.5, 13.9]) {
      expect((await patch(`stamp-models/${id}`, { price, _status: 'published' })).status).toBe(200)
      const { data } = await (await ask('/api/price-lists/FR')).json()
      expect(data.products['model-trodat-printy-4907'].price).toBe(price)
    }
  })

  it('that takes a colour out of stock drops the cards of signs in that colour', async () => {
    const id = await idOf('materials', 'name', 'pvc')
    const read = await fetch(`${shopUrl}/cms-api/materials/${id}?depth=0`, { headers: session })
    const { colors } = z
      .object({ colors: z.array(z.looseObject({ slug: z.string() })) })
      .parse(await read.json())
    const slugs = async () => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ slugs: ['sign-pvc', 'sign-brass'] })
      const { data } = await (await ask('/api/card/slugs/h', { method: 'POST', headers, body })).json()
      return data.map((card: { slug: string }) => card.slug)
    }
    const without = colors.map(color => ({ ...color, outOfStock: color.slug === 'grey-black' }))
    expect((await patch(`materials/${id}`, { colors: without, _status: 'published' })).status).toBe(200)
    expect(await slugs()).toEqual(['sign-brass'])
    expect((await patch(`materials/${id}`, { colors, _status: 'published' })).status).toBe(200)
    expect(await slugs()).toEqual(['sign-pvc', 'sign-brass'])
  })

  it('is refused where the address belongs to another page, whose name is said', async () => {
    const id = await idOf('pages', 'name', 'contact')
    const response = await patch(`pages/${id}?locale=de`, { url: '/stempel/' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('listing-stamp')
    expect((await ask('/api/pages/url/?url=/kontakt/&locale=de-DE')).status).toBe(200)
  })

  it.each([
    ['a page', 'pages', 'name', 'contact', { url: 'kontakt' }],
    ['a stamp', 'stamp-models', 'slug', 'model-trodat-printy-4913', { facts: { colors: [] } }],
    ['a brand', 'stamp-models', 'slug', 'model-trodat-printy-4913', { brand: 'acme', _status: 'published' }],
    ['a price', 'stamp-models', 'slug', 'model-trodat-printy-4913', { price: -1 }],
    ['a material', 'materials', 'name', 'pvc', { colors: [{ slug: 'x' }] }],
    ['a fixing', 'fixings', 'name', 'screws', { pricing: { fixed: 'free' } }],
  ])('is refused where the rules of %s are broken', async (_name, collection, field, value, change) => {
    const id = await idOf(collection, field, value)
    expect((await patch(`${collection}/${id}`, change)).status).toBe(400)
  })
})

describe('a half-written draft', () => {
  it('is kept, and leaves the catalogue and the prices as they are', async () => {
    const headers = { 'content-type': 'application/json', ...session }
    const before = await (await ask('/api/catalogue')).text()
    const body = JSON.stringify({ slug: 'model-half-written', _status: 'draft' })
    const made = await fetch(`${shopUrl}/cms-api/stamp-models?draft=true`, { method: 'POST', headers, body })
    expect(made.status).toBe(201)
    expect(await (await ask('/api/catalogue')).text()).toBe(before)
    expect((await ask('/api/price-lists/FR')).status).toBe(200)
    const { doc } = await made.json()
    await fetch(`${shopUrl}/cms-api/stamp-models/${doc.id}`, { method: 'DELETE', headers })
  })
})

describe('the back-office', () => {
  it.each(['pages', 'orders', 'clients', 'tokens', 'admins', 'material-pricings'])(
    'shows no %s to people who are not signed in',
    async collection => {
      expect((await fetch(`${shopUrl}/cms-api/${collection}`)).status).toBe(403)
    },
  )

  it.each(['counters', 'seed-records', 'idempotency-keys'])('has no %s for anybody', async collection => {
    expect((await fetch(`${shopUrl}/cms-api/${collection}`, { headers: session })).status).toBe(404)
  })

  it('takes no session cookie from another origin', async () => {
    const headers = { cookie: session.cookie, origin: 'https://evil.test' }
    expect((await fetch(`${shopUrl}/cms-api/pages`, { headers })).status).toBe(403)
  })

  it('leaves the sessions of shoppers to the shop', async () => {
    for (const action of [
      'login',
      'logout',
      'forgot-password',
      'reset-password',
      'refresh-token',
      'first-register',
    ]) {
      const response = await fetch(`${shopUrl}/cms-api/clients/${action}`, { method: 'POST' })
      expect([action, response.status]).toEqual([action, 404])
    }
  })

  it('keeps people and tokens for owners, and the history of prices for nobody to write', async () => {
    const json = { 'content-type': 'application/json' }
    const headers = { ...json, ...session }
    const account = { email: `editor-${crypto.randomUUID()}@shop.test`, password: crypto.randomUUID() }
    const send = (path: string, body: unknown, by: Record<string, string>) =>
      fetch(`${shopUrl}/cms-api/${path}`, { method: 'POST', headers: by, body: JSON.stringify(body) })
    const made = await (await send('admins', { ...account, role: 'clerk' }, headers)).json()
    const login = await send('admins/login', account, json)
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const editor = { ...json, cookie, origin: shopUrl }

    expect((await fetch(`${shopUrl}/cms-api/pages?limit=1`, { headers: editor })).status).toBe(200)
    expect((await fetch(`${shopUrl}/cms-api/tokens`, { headers: editor })).status).toBe(403)
    expect((await send('admins', { email: 'x@shop.test', password: 'x1234567' }, editor)).status).toBe(403)
    const self = `admins/${made.doc.id}`
    expect((await patch(self, { name: 'Clerk' }, editor)).status).toBe(200)
    await patch(self, { role: 'owner' }, editor)
    expect(await (await fetch(`${shopUrl}/cms-api/${self}`, { headers: editor })).json()).toMatchObject({
      name: 'Clerk',
      role: 'clerk',
    })
    const price = { slug: 'model-trodat-printy-4913', price: 99, from: '2026-01-01T00:00:00Z' }
    for (const by of [editor, headers]) expect((await send('price-history', price, by)).status).toBe(403)
    await fetch(`${shopUrl}/cms-api/${self}`, { method: 'DELETE', headers })
  })

  it('lets nobody delete an order or write one', async () => {
    const headers = { 'content-type': 'application/json', ...session }
    const made = await fetch(`${shopUrl}/cms-api/orders`, {
      method: 'POST',
      headers,
      body: '{"locale":"fr-FR"}',
    })
    expect(made.status).toBe(403)
    const deleted = await fetch(`${shopUrl}/cms-api/orders?where[id][greater_than]=0`, {
      method: 'DELETE',
      headers,
    })
    expect(deleted.status).toBe(403)
  })

  it('keeps only the hash of a token, which then reads content until it is revoked', async () => {
    const token = `public-${crypto.randomUUID()}`
    const headers = { 'content-type': 'application/json', ...session }
    const body = JSON.stringify({ name: 'partner', kind: 'public', token })
    const made = await (await fetch(`${shopUrl}/cms-api/tokens`, { method: 'POST', headers, body })).json()
    expect(JSON.stringify(made)).not.toContain(token)
    expect((await ask('/api/footer', { token })).status).toBe(200)
    expect((await patch(`tokens/${made.doc.id}`, { revoked: true })).status).toBe(200)
    expect((await ask('/api/footer', { token })).status).toBe(401)
    await fetch(`${shopUrl}/cms-api/tokens/${made.doc.id}`, { method: 'DELETE', headers })
  })
})
