import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blocked } from '@/tests/support/blocked-designs'
import {
  agreedBody,
  designedItem,
  orderBody,
  sendOrder,
  templateDesign,
} from '@/tests/support/order-request.mjs'
import { countStored } from './support/database'
import { shopUrl, signIn } from './support/shop'

type Body = ReturnType<typeof orderBody>
type Item = Body['items'][number]

let body: Body
let exhausted: string
let before: string
beforeAll(async () => {
  body = await agreedBody(shopUrl, orderBody())
  exhausted = `NONE-${randomUUID().slice(0, 8)}`
  await fetch(`${shopUrl}/cms-api/discounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await signIn()) },
    body: JSON.stringify({ coupon: exhausted, type: 'percent', value: 10, uses: 0 }),
  })
})
beforeEach(async () => {
  before = await countStored()
})
afterAll(async () => {
  expect((await sendOrder(shopUrl, body)).status).toBe(201)
})

/** What came back, and that nothing was stored. */
async function refusal(response: Response) {
  const problem = await response.json()
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(await countStored()).toBe(before)
  return problem as { status: number; code: string; details?: Record<string, unknown> }
}

const order = (over: Record<string, unknown>) => sendOrder(shopUrl, { ...body, ...over })
const withItem = (item: unknown) => order({ items: [item] })
const stamp = () => structuredClone(designedItem(templateDesign('template-company-address-fr'))) as Item
const sign = () => structuredClone(designedItem(templateDesign('template-letterbox-fr'))) as Item
const plain = (item: Record<string, unknown>) => ({
  id: randomUUID(),
  quantity: 1,
  tranquility: false,
  content: {},
  description: '',
  ...item,
})

/** A stamp whose first text is `html`. */
function written(html: string) {
  const design = templateDesign('template-company-address-fr')
  const first = design.elements.find((element: { type: string }) => element.type === 'text')
  first.html = html
  return designedItem(design)
}

describe('an order that is no order', () => {
  it.each([
    ['no JSON', '{"items":['],
    ['a list', '[]'],
    ['a text', '"order"'],
    ['null', 'null'],
    ['nothing', ''],
  ])('%s is refused', async (_name, text) => {
    expect(await refusal(await sendOrder(shopUrl, text))).toMatchObject({ status: 400, code: 'invalid_body' })
  })

  it.each([
    ['an unknown key', () => order({ price: 1 })],
    ['an unknown key of an item', () => withItem({ ...stamp(), unitPrice: 1 })],
    [
      'a prototype key',
      () => sendOrder(shopUrl, JSON.stringify(body).replace('{', '{"__proto__":{"isAdmin":true},')),
    ],
    ['a constructor key', () => order({ constructor: { prototype: { isAdmin: true } } })],
    ['no items', () => order({ items: [] })],
    ['a hundred and one items', () => order({ items: Array.from({ length: 101 }, sign) })],
    [
      'two items of one id',
      () =>
        order({
          items: [
            { ...stamp(), id: 'a' },
            { ...sign(), id: 'a' },
          ],
        }),
    ],
    ['a negative quantity', () => withItem({ ...stamp(), quantity: -1 })],
    ['a quantity of zero', () => withItem({ ...stamp(), quantity: 0 })],
    ['half a piece', () => withItem({ ...stamp(), quantity: 0.5 })],
    ['a huge quantity', () => withItem({ ...stamp(), quantity: 1e12 })],
    ['a quantity as a text', () => withItem({ ...stamp(), quantity: '1' })],
    ['a negative total', () => order({ expectedTotal: { minor: -1, currency: 'EUR' } })],
    ['no address', () => order({ delivery: null })],
    ['an e-mail that is none', () => order({ client: { ...body.client, email: 'sophie' } })],
    [
      'bytes that are no text in the e-mail',
      () => order({ client: { ...body.client, email: 'a\u0000@b.fr' } }),
    ],
    [
      'a name of bytes that no database takes',
      () => order({ client: { ...body.client, name: 'Sophie\u0000' } }),
    ],
    ['half a letter in the name', () => order({ client: { ...body.client, name: 'Sophie \ud800' } })],
    ['a language that the shop does not speak', () => order({ locale: 'it-IT' })],
    ['a country that the shop does not know', () => order({ locale: 'fr-XX' })],
    ['a NUL in a tracking parameter', () => order({ other: { gclid: 'a\u0000' } })],
    ['half a letter in a coupon', () => order({ discounts: ['\ud800'] })],
    ['a NUL in a text of a design', () => withItem(written('<div>a\u0000</div>'))],
    ['a header in the e-mail', () => order({ client: { ...body.client, email: 'a@b.fr\r\nBcc: c@d.fr' } })],
  ])('%s is refused', async (_name, send) => {
    expect(await refusal(await send())).toMatchObject({ status: 400, code: 'invalid_body' })
  })

  it.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ])('%s a hundred thousand deep are refused, as a whole and in a design', async (_name, deep) => {
    expect(await refusal(await sendOrder(shopUrl, deep))).toMatchObject({ status: 400, code: 'invalid_body' })
    const marked = JSON.stringify({ ...body, items: [{ ...stamp(), content: { design: 'DEEP' } }] })
    const problem = await refusal(await sendOrder(shopUrl, marked.replace('"DEEP"', deep)))
    expect(['invalid_body', 'invalid_design']).toContain(problem.code)
  })

  it('a body over the cap that does not tell its length is refused while it comes', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(100_000))
    let sent = 0
    const stream = new ReadableStream({
      pull(controller) {
        if (sent++ < 25) controller.enqueue(chunk)
        else controller.close()
      },
    })
    const response = await fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(await refusal(response)).toMatchObject({ status: 413, code: 'body_too_large' })
  })

  it('a body over the cap is refused unread', async () => {
    const huge = JSON.stringify({ ...body, other: { comment: 'x'.repeat(2_000_001) } })
    expect(await refusal(await sendOrder(shopUrl, huge))).toMatchObject({
      status: 413,
      code: 'body_too_large',
    })
  })

  it('a body that is no JSON by its type is refused', async () => {
    const headers = { 'content-type': 'text/plain', 'idempotency-key': randomUUID() }
    const response = await fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(await refusal(response)).toMatchObject({ status: 415, code: 'unsupported_media_type' })
  })

  it.each([
    ['without a key', ''],
    ['with a key that is too short', 'abc'],
    ['with a key that is too long', 'k'.repeat(129)],
  ])('an order %s is refused', async (_name, key) => {
    expect(await refusal(await sendOrder(shopUrl, body, key as ReturnType<typeof randomUUID>))).toMatchObject(
      {
        status: 400,
        code: 'invalid_idempotency_key',
      },
    )
  })

  it.each([
    ['another site', { origin: 'https://evil.test' }],
    ['a page without an origin', { origin: 'null' }],
  ])('an order from %s is refused', async (_name, foreign) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...foreign }
    const response = await fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(await refusal(response)).toMatchObject({
      status: 403,
      code: 'foreign_origin',
      details: { subject: shopUrl },
    })
  })
})

describe('an order whose price is not the shop’s', () => {
  it.each([
    ['less', -1],
    ['more', 1],
  ])('a cent %s is answered with the shop’s own totals', async (_name, cent) => {
    const expectedTotal = { ...body.expectedTotal, minor: body.expectedTotal.minor + cent }
    expect(await refusal(await order({ expectedTotal }))).toMatchObject({
      status: 409,
      code: 'price_changed',
      details: { totals: { gross: body.expectedTotal }, lines: body.items.map(({ id }) => ({ id })) },
    })
  })

  it('another currency is answered with the shop’s own totals', async () => {
    const expectedTotal = { ...body.expectedTotal, currency: 'CHF' }
    expect(await refusal(await order({ expectedTotal }))).toMatchObject({
      status: 409,
      code: 'price_changed',
    })
  })

  it('a price in an item changes nothing', async () => {
    const price = { minor: 1, currency: 'EUR' }
    const items = body.items.map(item => ({ ...item, price }))
    expect(await refusal(await order({ items, expectedTotal: price }))).toMatchObject({
      status: 409,
      details: { totals: { gross: body.expectedTotal } },
    })
  })
})

describe('an order of what is not for sale', () => {
  const stampOf = (change: (design: Item['content']['design']) => void) => {
    const item = stamp()
    change(item.content.design)
    return item
  }
  const signOf = (change: Record<string, unknown>) => {
    const item = sign()
    Object.assign(item.content.design.config, change)
    return item
  }

  it.each<[string, string, () => Promise<Response>]>([
    [
      'an unknown product',
      'product_unavailable',
      () => withItem(plain({ type: 'static', slug: 'static-nothing' })),
    ],
    [
      'an unpublished model',
      'product_unavailable',
      () =>
        withItem(
          plain({ type: 'stamp', slug: 'model-trodat-printy-4813', content: { config: { color: 'black' } } }),
        ),
    ],
    [
      'a product of which no variant is chosen',
      'product_unavailable',
      () => withItem(plain({ type: 'static', slug: 'encre-pad-trodat-9051' })),
    ],
    [
      'an unknown variant',
      'product_unavailable',
      () => withItem(plain({ type: 'static', slug: 'encre-pad-trodat-9051', content: { variant: 'gold' } })),
    ],
    [
      'a magic item of a visitor',
      'unknown_product',
      () => withItem(plain({ type: 'magic', slug: 'magic', price: { minor: 1, currency: 'EUR' } })),
    ],
    ['a frame by itself', 'unknown_product', () => withItem(plain({ type: 'frame', slug: 'frame' }))],
    [
      'a discount as an item',
      'unknown_product',
      () => withItem(plain({ type: 'discount', slug: 'discount' })),
    ],
    [
      'the design of another product',
      'unknown_product',
      () => withItem({ ...stamp(), slug: 'model-trodat-printy-4911' }),
    ],
    [
      'the design of a sign on a stamp',
      'design_mismatch',
      () => withItem({ ...stamp(), content: sign().content }),
    ],
    [
      'a stamp in a mount that its model has not',
      'invalid_configuration',
      () => withItem(stampOf(design => Object.assign(design.config, { color: '__proto__' }))),
    ],
    [
      'a stamp in an ink that its model has not',
      'invalid_configuration',
      () => withItem(stampOf(design => Object.assign(design, { inkColor: 'neon' }))),
    ],
    [
      'a stamp without a design',
      'invalid_design',
      () =>
        withItem(
          plain({ type: 'stamp', slug: 'model-trodat-printy-4913', content: { config: { color: 'black' } } }),
        ),
    ],
    ['a sign of an unknown material', 'product_unavailable', () => withItem(signOf({ material: 'cheese' }))],
    ['a sign that is too wide', 'invalid_configuration', () => withItem(signOf({ width: 90_000 }))],
    ['a sign of no height', 'invalid_configuration', () => withItem(signOf({ height: 0 }))],
    [
      'a sign of a colour that its material has not',
      'invalid_configuration',
      () => withItem(signOf({ color: 'neon' })),
    ],
    [
      'a sign of a fixing that does not exist',
      'invalid_configuration',
      () => withItem(signOf({ fixing: { name: 'magic', options: {} } })),
    ],
  ])('%s is refused', async (_name, code, send) => {
    expect(await refusal(await send())).toMatchObject({ status: 422, code })
  })
})

describe('an order of a design that cannot be made', () => {
  it.each([
    ['a script', '<script>globalThis.hacked = 1</script>x'],
    ['an event handler', '<img src=x onerror=alert(1)>'],
    ['an event handler in capitals', '<b OnClick="alert(1)">x</b>'],
    ['a script address', '<a href="javascript:alert(1)">x</a>'],
    ['a script address in entities', '<a href="&#106;avascript:alert(1)">x</a>'],
    ['a script address with blanks inside', '<a href="java\nscript:alert(1)">x</a>'],
    ['an address to load in a style', '<div style="background:url(https://evil.test/x)">x</div>'],
    ['an SVG that runs', '<svg/onload=alert(1)>'],
    ['a frame', '<iframe src="https://evil.test"></iframe>'],
    ['a tag in a tag', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['a script in a comment that is none', '<!--><script>alert(1)</script>-->'],
    ['a tag that never ends', 'x<img src=x onerror=alert(1)'],
    ['a thousand tags in each other', `${'<b>'.repeat(1000)}x`],
  ])('a text with %s is refused', async (_name, html) => {
    const problem = await refusal(await withItem(written(html)))
    expect(problem).toMatchObject({ status: 422, code: 'invalid_design' })
    expect(JSON.stringify(problem)).not.toContain('alert')
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'design'],
    ['of a version to come', { ...templateDesign('template-company-address-fr'), version: 99 }],
    ['with an unknown key', { ...templateDesign('template-company-address-fr'), admin: true }],
    [
      'with an unknown element',
      { ...templateDesign('template-company-address-fr'), elements: [{ id: 'e', type: 'video' }] },
    ],
    [
      'with a thousand elements',
      {
        ...templateDesign('template-company-address-fr'),
        elements: Array.from({ length: 1000 }, (_, i) => ({
          ...templateDesign('template-company-address-fr').elements[0],
          id: `e${i}`,
        })),
      },
    ],
    [
      'with a position that is no number',
      {
        ...templateDesign('template-company-address-fr'),
        elements: [
          {
            ...templateDesign('template-company-address-fr').elements[0],
            position: { left: '0', top: null },
          },
        ],
      },
    ],
  ])('a design %s is refused', async (_name, design) => {
    const item = stamp()
    const problem = await refusal(await withItem({ ...item, content: { ...item.content, design } }))
    expect(problem.status).toBeGreaterThanOrEqual(400)
    expect(['invalid_design', 'invalid_body', 'unknown_product']).toContain(problem.code)
  })

  it.each([
    ['covered by a filled figure', 'design_code_unread', {}],
    ['whose check digit is wrong', 'design_barcode_content', { data: '4006381333932' }],
    ['with bars too thin to be made', 'design_code_module', { size: { width: 20, height: 10 } }],
  ])('refuses a code %s, whatever the editor said', async (_, code, over) => {
    const item = stamp()
    const { design } = item.content
    const barcode = {
      id: 'code',
      type: 'barcode',
      symbology: 'ean13',
      data: '4006381333931',
      words: false,
      position: { left: 2, top: 2 },
      size: { width: 40, height: 12 },
      ...over,
    }
    const cover = {
      id: 'cover',
      type: 'shape',
      shape: 'rectangle',
      position: { left: 10, top: 1 },
      size: { width: 12, height: 14 },
      stroke: null,
    }
    design.elements = code === 'design_code_unread' ? [barcode, cover] : [barcode]
    const problem = await refusal(await withItem(item))
    expect(problem).toMatchObject({ status: 422, code: 'design_blocked' })
    expect(JSON.stringify(problem.details)).toContain(code)
  })

  // More holes than the catalogue allows are no product at all: the configuration is refused before the design is looked at.
  const { design_holes_too_many: holes, ...others } = blocked

  it.each(Object.entries(others))('is refused whatever the browser checked: %s', async (code, design) => {
    const problem = await refusal(await withItem(designedItem(design)))
    expect(problem).toMatchObject({ status: 422, code: 'design_blocked' })
    expect(JSON.stringify(problem.details)).toContain(code)
  })

  it('of more holes than can be had is refused as a configuration', async () => {
    const problem = await refusal(await withItem(designedItem(holes)))
    expect(problem).toMatchObject({ status: 422, code: 'invalid_configuration' })
  })

  it('letters that are too small are refused with their measure', async () => {
    const html = '<div><span style="font-family:Roboto;font-size:0.8mm">too small to engrave</span></div>'
    const problem = await refusal(await withItem(written(html)))
    expect(problem).toMatchObject({ status: 422, code: 'design_blocked' })
    expect(problem.details?.findings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ measured: expect.any(Number), needed: expect.any(Number) }),
      ]),
    )
  })
})

describe('an order that cannot be sent, paid or reduced', () => {
  it.each<[string, string, () => Promise<Response>]>([
    ['a method of another zone', 'method_not_offered', () => order({ shipment: { method: 'gb-home' } })],
    ['an unknown method', 'method_not_offered', () => order({ shipment: { method: 'teleport' } })],
    ['a relay without its point', 'relay_needed', () => order({ shipment: { method: 'fr-relay' } })],
    [
      'a relay with a point that somebody invented',
      'unknown_relay',
      () => order({ shipment: { method: 'fr-relay' }, delivery: { ...body.delivery, relaisId: 'R-1' } }),
    ],
    ['a way to pay that there never was', 'payment_not_offered', () => order({ method: 'shells' })],
    [
      'a consent that is missing',
      'terms_required',
      () => order({ client: { ...body.client, termsConsent: undefined } }),
    ],
    [
      'a consent that is denied',
      'terms_required',
      () => order({ client: { ...body.client, termsConsent: false } }),
    ],
    ['payment in 30 days by a guest', 'payment_not_offered', () => order({ method: 'account' })],
    ['an unknown coupon', 'unknown_discount', () => order({ discounts: ['NOTHING'] })],
    ['a system’s coupon', 'unknown_discount', () => order({ discounts: ['SYSTEM_RETAILER'] })],
    ['an exhausted coupon', 'discount_exhausted', () => order({ discounts: [exhausted] })],
  ])('%s is refused', async (_name, code, send) => {
    expect(await refusal(await send())).toMatchObject({ status: 422, code })
  })
})

describe('an address that nobody can deliver to', () => {
  const at = (change: Record<string, unknown>) => order({ delivery: { ...body.delivery, ...change } })

  it.each([
    ['no town', { city: '' }, 'delivery.city', 'VALIDATORS_REQUIRED_CITY'],
    [
      'a postal code of another country',
      { zipcode: '1000 AB' },
      'delivery.zipcode',
      'VALIDATORS_REQUIRED_ZIPCODE_INVALID',
    ],
    [
      'a street without its number where the country wants one',
      { country: 'DE', zipcode: '10115', address: 'Hauptstraße', city: 'Berlin', phone: '' },
      'delivery.address',
      'VALIDATORS_REQUIRED_ADDRESS_STREET_NUMBER',
    ],
    ['a relay’s ease at a door', { relaisId: 'R-1' }, 'delivery.relaisId', 'VALIDATORS_REQUIRED_SHIPMENT'],
  ])('with %s is refused, and the field is named', async (_name, change, path, code) => {
    expect(await refusal(await at(change))).toMatchObject({
      status: 422,
      code: 'undeliverable_address',
      details: { findings: expect.arrayContaining([{ path, code }]) },
    })
  })
})
