import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { money, sumMoney } from '@/lib/ground/money/money'
import { type Order, orderSchema } from '@/lib/orders/order/order'
import type { CartItem } from '@/lib/product/item/item'
import type { NewLine } from '@/lib/product/kinds/kind'
import { designLine, plainLine } from '@/lib/product/kinds/registry'
import { catalogue } from '@/tests/support/catalogue'
import { agreedBody, orderBody, sendOrder, templateDesign } from '@/tests/support/order-request.mjs'
import { written, writtenPack } from '@/tests/support/product-lines'
import { shopUrl } from './support/shop'

const inCart = (line: NewLine): CartItem => ({ ...line, id: randomUUID(), tranquility: false })

/** The order of these lines, as its buyer reads it. */
async function place(...lines: NewLine[]): Promise<Order> {
  const body = await agreedBody(shopUrl, orderBody({ items: lines.map(inCart) }))
  const response = await sendOrder(shopUrl, body)
  expect(response.status).toBe(201)
  const read = await fetch(`${shopUrl}${response.headers.get('location')}`)
  return orderSchema.parse(await read.json())
}

async function refusal(line: NewLine) {
  const response = await sendOrder(shopUrl, orderBody({ items: [inCart(line)] }))
  return { status: response.status, ...(await response.json()) }
}

describe('a pack of personalised things', () => {
  const duo = 'pack-printy-duo-4911-4913'

  it('is ordered with what is engraved on each part, and nothing of it comes back', async () => {
    const [line] = (await place(writtenPack(duo, catalogue))).lines
    expect(line?.type).toBe('static')
    expect(line?.parts.map(({ slug }) => slug)).toEqual([
      'model-trodat-printy-4911',
      'model-trodat-printy-4913',
    ])
    expect(new Set(line?.parts.map(({ sceneHash }) => sceneHash)).size).toBe(2)
    expect(line?.withdrawal).toEqual({ days: 0, reason: 'personalised' })
  })

  it('lets its ready-made parts come back, each at its part of the price', async () => {
    const [line] = (await place(writtenPack('pack-creation-entreprise', catalogue))).lines
    if (!line) throw new Error('the order has no line')
    expect(line.withdrawal).toEqual({ days: 14 })
    expect(line.contains.map(({ slug, returnable }) => [slug, returnable])).toEqual([
      ['model-trodat-printy-4913', false],
      ['model-trodat-printy-4750', false],
      ['static-trodat-office-4912-paid', true],
      ['static-trodat-office-4912-copy', true],
      ['encre-trodat-7011', true],
    ])
    const worths = line.contains.map(({ worth }) => money(worth.minor, worth.currency))
    expect(sumMoney(worths, 'EUR')).toEqual(line.net)
    expect(worths.every(({ minor }) => minor > 0)).toBe(true)
  })

  it('is refused while one part has no design, and says which', async () => {
    const whole = writtenPack(duo, catalogue)
    const [first, second] = whole.content.parts ?? []
    if (!first || !second) throw new Error('a pack without parts')
    const { design: _, ...content } = second.content
    expect(await refusal({ ...whole, content: { parts: [first, { ...second, content }] } })).toMatchObject({
      status: 422,
      code: 'parts_missing',
      details: { parts: ['model-trodat-printy-4913'] },
    })
    expect(await refusal({ ...whole, content: {} })).toMatchObject({ code: 'parts_missing' })
  })

  it.each([
    ['whose part cannot be engraved', 'design_blocked', { elements: [] }],
    ['whose part is designed on a sign', 'design_mismatch', { type: 'sign' }],
    ['whose part is no design', 'invalid_design', { version: 99 }],
  ])('%s is refused', async (_name, code, change) => {
    const whole = writtenPack(duo, catalogue)
    const parts = (whole.content.parts ?? []).map((part, index) =>
      index === 1
        ? { ...part, content: { ...part.content, design: { ...(part.content.design as object), ...change } } }
        : part,
    )
    expect(await refusal({ ...whole, content: { parts } })).toMatchObject({ status: 422, code })
  })

  it.each<[string, (parts: NonNullable<CartItem['content']['parts']>) => unknown]>([
    ['one part twice', parts => [parts[0], parts[0]]],
    ['a dearer thing instead', parts => [parts[0], { ...parts[1], slug: 'model-trodat-professional-5460' }]],
    ['one thing more', parts => [...parts, parts[0]]],
    ['a pack in the pack', parts => [parts[0], { type: 'static', slug: duo, content: {} }]],
    ['twenty-one parts', parts => Array.from({ length: 21 }, () => parts[0])],
    ['a discount among its parts', parts => [parts[0], { type: 'discount', slug: 'discount', content: {} }]],
    ['a field that no part has', parts => [{ ...parts[0], price: 1 }, parts[1]]],
  ])('with %s is refused', async (_name, change) => {
    const whole = writtenPack(duo, catalogue)
    const parts = change(whole.content.parts ?? []) as NonNullable<CartItem['content']['parts']>
    const answer = await refusal({ ...whole, content: { parts } })
    expect([400, 422]).toContain(answer.status)
  })
})

describe('a text plate', () => {
  it('is ordered, each of all that there are', async () => {
    const { rubbers } = catalogue.stampModels
    for (let from = 0; from < rubbers.length; from += 41) {
      const lines = rubbers.slice(from, from + 41).map(({ slug }) => {
        const plain = plainLine('rubber', slug, catalogue)
        if (!plain) throw new Error(`no line for ${slug}`)
        return designLine(written(plain, catalogue), 1)
      })
      const order = await place(...lines)
      expect(order.lines.map(({ slug }) => slug)).toEqual(lines.map(({ slug }) => slug))
      expect(order.lines.every(({ parts }) => parts.length === 1)).toBe(true)
    }
  })

  it('under the name of a cheaper one is refused', async () => {
    const plain = plainLine('rubber', 'rubber-trodat-printy-4927', catalogue)
    if (!plain) throw new Error('the seed has changed')
    const line = designLine(written(plain, catalogue), 1)
    expect(await refusal({ ...line, slug: 'rubber-trodat-printy-4907' })).toMatchObject({
      status: 422,
      code: 'unknown_product',
    })
  })
})

describe('a ready-made formula', () => {
  const grid = () => templateDesign('template-accounting-grid-fr')

  it('is ordered as it is, in any mount and ink colour, and can be returned', async () => {
    const design = grid()
    const plain = designLine(design, 1, 'template-accounting-grid')
    const other = { ...design, inkColor: 'blue', config: { ...design.config, color: 'black' } }
    const order = await place(plain, designLine(other, 1, 'template-accounting-grid'))
    for (const line of order.lines) {
      expect(line.type).toBe('stamping')
      expect(line.withdrawal).toEqual({ days: 14 })
      expect(line.parts).toHaveLength(1)
    }
  })

  it('whose words were changed, or that is no formula, is refused as one', async () => {
    const changed = grid()
    const text = changed.elements.find((element: { type: string }) => element.type === 'text')
    text.html = text.html.replace(/>[^<]+</, '>Dupont SARL<')
    const address = templateDesign('template-company-address-fr')
    for (const line of [
      designLine(changed, 1, 'template-accounting-grid'),
      designLine(address, 1, 'template-accounting-grid'),
      designLine(address, 1, 'template-company-address'),
      designLine(address, 1, 'template-nothing'),
    ]) {
      expect(await refusal(line)).toMatchObject({ status: 422, code: 'design_mismatch' })
    }
  })

  it('is refused without its design', async () => {
    const { design: _, ...content } = designLine(grid(), 1, 'template-accounting-grid').content
    const line = { ...designLine(grid(), 1, 'template-accounting-grid'), content }
    expect(await refusal(line)).toMatchObject({ status: 422, code: 'invalid_design' })
  })
})
