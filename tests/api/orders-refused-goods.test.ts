import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blocked } from '@/tests/support/blocked-designs'
import { designedItem, sendOrder, templateDesign } from '@/tests/support/order-request.mjs'
import {
  goodOrder,
  type Item,
  noteStored,
  plain,
  refusal,
  sign,
  stamp,
  written,
} from './support/refused-orders'
import { shopUrl } from './support/shop'

let body: Awaited<ReturnType<typeof goodOrder>>
beforeAll(async () => {
  body = await goodOrder()
})
beforeEach(noteStored)
afterAll(async () => {
  expect((await sendOrder(shopUrl, body)).status).toBe(201)
})

const order = (over: Record<string, unknown>) => sendOrder(shopUrl, { ...body, ...over })
const withItem = (item: unknown) => order({ items: [item] })

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

  // A sign with more holes than the catalogue allows is no product: the configuration is refused before the design is checked.
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
