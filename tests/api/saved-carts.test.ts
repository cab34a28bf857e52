import { randomInt, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { savedCartNumbers } from '@/lib/doors/contract/saved-carts'
import { designedItem, templateDesign } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { mailsTo } from './support/mails'
import { makeClient, sessionOf, staffSession } from './support/people'
import { shopUrl } from './support/shop'

/** An address of its own, so that no other test uses up its limit. */
const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
const stamp = (over = {}) => ({ ...designedItem(templateDesign('template-company-address-fr')), ...over })

const save = (over: object, headers: Record<string, string> = {}) =>
  fetch(`${shopUrl}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify({ saveType: 'auto', items: [stamp()], locale: 'fr-FR', ...over }),
  })
const share = (over: object = {}, headers: Record<string, string> = {}) =>
  save({ saveType: 'share', sendEmail: `${randomUUID()}@example.org`, ...over }, headers)
const read = (where: string, headers: Record<string, string> = {}) => fetch(shopUrl + where, { headers })
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
const itemsOf = async (response: Response) => ((await response.json()) as { items: { id: string }[] }).items

async function client() {
  const { email, id } = await makeClient()
  return { email, id, session: await sessionOf(email) }
}

async function stored(response: Response) {
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return { id: (await response.json()) as number, location: response.headers.get('location') ?? '' }
}

describe('the cart of a client', () => {
  it('is kept under one number, in the place of the one before, for him and staff alone', async () => {
    const [jeanne, other] = [await client(), await client()]
    const first = await stored(await save({ cartId: 'c1' }, jeanne.session))
    expect(first.id).toBeGreaterThanOrEqual(savedCartNumbers.first)
    const items = [stamp({ quantity: 7 }), stamp()]
    const again = await stored(await save({ cartId: 'c1', orderId: first.id, items }, jeanne.session))
    expect(again.id).toBe(first.id)
    const own = await read(`/api/orders/${first.id}`, jeanne.session)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    const order = (await own.json()) as { status: string; items: unknown; currency: string; lines: unknown }
    expect(order).toMatchObject({ status: 'cart', currency: 'EUR', lines: [], items })
    expect((await read(`/api/orders/${first.id}`, await staffSession('clerk'))).status).toBe(200)
    for (const headers of [{}, other.session, await staffSession('translator')])
      expect((await read(`/api/orders/${first.id}`, headers)).status).toBe(404)
  })

  it('is offered to him where he has another browser, and to nobody else', async () => {
    const { session } = await client()
    const { id } = await stored(await save({ cartId: 'a', items: [stamp({ quantity: 3 })] }, session))
    await stored(await save({ cartId: 'b', items: [] }, session))
    const listed = await read('/api/orders?status=cart', session)
    expect(await listed.json()).toEqual({
      data: [{ id, status: 'cart', pieces: 3, savedAt: expect.stringMatching(/Z$/) }],
    })
    expect((await read('/api/orders?status=cart')).status).toBe(401)
    expect((await read('/api/orders?status=paid', session)).status).toBe(400)
  })

  it('is found by the browser’s own name where its number was lost, also by two tabs at once', async () => {
    const { session, id } = await client()
    const numbers = await Promise.all(
      Array.from({ length: 6 }, async () => (await stored(await save({ cartId: 'tabs' }, session))).id),
    )
    expect(new Set(numbers).size).toBe(1)
    const rows = await query('select id from saved_carts where client = $1', [id])
    expect(rows).toHaveLength(1)
  })

  it('is never written over by somebody who names its number', async () => {
    const [jeanne, other] = [await client(), await client()]
    const own = await stored(await save({ cartId: 'mine' }, jeanne.session))
    const foreign = await stored(await save({ cartId: 'theirs', orderId: own.id, items: [] }, other.session))
    expect(foreign.id).not.toBe(own.id)
    expect(await itemsOf(await read(`/api/orders/${own.id}`, jeanne.session))).toHaveLength(1)
  })

  it('is kept for nobody who is not logged in, and twenty of one client at most', async () => {
    const refused = await save({})
    expect([refused.status, await codeOf(refused)]).toEqual([401, 'unauthorised'])
    const { session, id } = await client()
    for (let i = 0; i < 22; i += 1) await stored(await save({ cartId: `browser ${i}`, items: [] }, session))
    const rows = await query('select id from saved_carts where client = $1', [id])
    expect(rows).toHaveLength(20)
  })

  it('holds the files that its lines name as long as they are in it', async () => {
    const { session } = await client()
    const hash = randomUUID().replaceAll('-', '').padEnd(64, 'a')
    await query(`insert into own_pictures (hash, kind, size, bytes) values ($1, 'png', 1, 'x')`, [hash])
    const design = { ...templateDesign('template-company-address-fr'), elements: [{ src: `file:${hash}` }] }
    const item = { ...stamp(), content: { design } }
    const { id } = await stored(await save({ cartId: 'p', items: [item] }, session))
    const holds = () => query('select 1 from own_picture_holds where holder = $1', [`cart:${id}`])
    expect(await holds()).toHaveLength(1)
    await stored(await save({ cartId: 'p', orderId: id, items: [] }, session))
    expect(await holds()).toHaveLength(0)
  })
})

describe('a shared cart', () => {
  it('is read with its code alone, without discounts and flagged lines, by everyone who has it', async () => {
    const discount = {
      ...stamp(),
      id: 'd',
      type: 'discount',
      slug: 'coupon',
      content: { discount: { coupon: 'X', value: 5, type: 'percent' } },
    }
    const shipment = { ...stamp(), id: 'by', type: 'shipment', slug: 'fr-home', content: {} }
    const items = [stamp({ id: 'kept' }), shipment, discount, stamp({ id: 'flagged', flag: 'loyalty' })]
    const { id, location } = await stored(await share({ items }))
    const opened = await read(location)
    expect(opened.status).toBe(200)
    expect((await itemsOf(opened)).map(item => item.id)).toEqual(['kept', 'by'])
    const wrong = location.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    for (const tried of [`/api/orders/${id}`, wrong, location.replace(`/${id}?`, `/${id - 1}?`)])
      expect((await read(tried)).status, tried).toBe(404)
  })

  it('is mailed once, in the language of the cart, with no word that its sender wrote', async () => {
    const sendEmail = `${randomUUID()}@example.org`
    const design = { ...templateDesign('template-company-address-fr'), name: 'GEWINNSPIEL' }
    const items = [{ ...stamp(), content: { design }, description: 'GEWINNSPIEL' }]
    const { id, location } = await stored(await share({ sendEmail, items, locale: 'de-DE' }))
    const mails = await mailsTo(sendEmail, 1)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.subject).toBe('Ihr Warenkorb wartet auf Sie')
    expect(mail?.html).toContain('trodat Printy 4913')
    expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toContain('GEWINNSPIEL')
    const link = /href="([^"]*load-order[^"]*)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { pathname, searchParams } = new URL(link)
    expect(pathname).toBe('/de-de/load-order/')
    expect(searchParams.get('id')).toBe(`${id}`)
    expect(location).toContain(encodeURIComponent(searchParams.get('auth') ?? '-'))
  })

  it('ends after 90 days, and who has its link sees that', async () => {
    const { id, location } = await stored(await share())
    const [row] = await query<{ days: number }>(
      'select round(extract(epoch from ends_at - now()) / 86400)::int as days from saved_carts where id = $1',
      [id],
    )
    expect(row?.days).toBe(90)
    await query(`update saved_carts set ends_at = now() - interval '1 second' where id = $1`, [id])
    const gone = await read(location)
    expect([gone.status, await codeOf(gone)]).toEqual([410, 'link_ended'])
  })

  it('asks a visitor who names the address of an account to log in, and nobody who is', async () => {
    const { email, session } = await client()
    const refused = await share({ sendEmail: email.toUpperCase() })
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'email_has_account'])
    expect((await share({ sendEmail: email }, session)).status).toBe(201)
  })

  it('is sent to one address five times a day at most', async () => {
    const sendEmail = `${randomUUID()}@example.org`
    const statuses: number[] = []
    for (let i = 0; i < 6; i += 1) statuses.push((await share({ sendEmail, items: [stamp()] })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('what is no cart to keep', () => {
  it('is refused by name, and nothing of it is kept', async () => {
    const { session } = await client()
    const count = async () => (await query('select id from saved_carts')).length
    const before = await count()
    const many = Array.from({ length: 10_000 }, (_, i) => ({ ...stamp(), id: `${i}`, content: {} }))
    const cases: [object, number, string][] = [
      [{ saveType: 'share', sendEmail: 'a@example.org', items: [] }, 422, 'empty_cart'],
      [{ saveType: 'share' }, 400, 'invalid_body'],
      [{ saveType: 'quotation' }, 400, 'invalid_body'],
      [{ saveType: 'steal' }, 400, 'invalid_body'],
      [{ saveType: null }, 400, 'invalid_body'],
      [{ items: many }, 400, 'invalid_body'],
      [{ items: [{ ...stamp(), quantity: -1 }] }, 400, 'invalid_body'],
      [{ items: [{ ...stamp(), content: { secret: 1 } }] }, 400, 'invalid_body'],
      [{ items: [stamp({ slug: '../etc' })] }, 400, 'invalid_body'],
      [{ orderId: 1.5 }, 400, 'invalid_body'],
      [{ client: { email: 'a@example.org' } }, 400, 'invalid_body'],
    ]
    for (const [over, status, code] of cases) {
      const response = await save(over, session)
      const label = JSON.stringify(over).slice(0, 60)
      expect([response.status, await codeOf(response)], label).toEqual([status, code])
    }
    const foreign = await save({}, { ...session, origin: 'https://evil.example' })
    expect([foreign.status, await codeOf(foreign)]).toEqual([403, 'foreign_origin'])
    expect(await count()).toBe(before)
  })
})
