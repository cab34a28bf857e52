import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { storeItem } from '@/lib/design/scene/item'
import { changePlates } from '@/lib/design/scene/operations/plates'
import { type Order, orderSchema } from '@/lib/orders/order/order'
import type { CartItem } from '@/lib/product/item/item'
import { lineOfDesign } from '@/lib/product/kinds/registry'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { priceOf } from '@/tests/support/price'
import { writtenSupport } from '@/tests/support/supports'
import { readZip } from '@/tests/support/zip'
import { shopUrl, signIn } from './support/shop'

const slug = 'sign-support-multi-4x1-200x50-header'
const line = (): CartItem => ({
  ...lineOfDesign(writtenSupport(slug), 1),
  id: randomUUID(),
  tranquility: false,
})

async function place(items: CartItem[]): Promise<Order> {
  const response = await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody({ items })))
  expect(response.status).toBe(201)
  const read = await fetch(`${shopUrl}${response.headers.get('location')}`)
  return orderSchema.parse(await read.json())
}

async function refusal(item: unknown) {
  const response = await sendOrder(shopUrl, orderBody({ items: [item] }))
  return { status: response.status, ...(await response.json()) }
}

describe('an order of a support', () => {
  it('has a price of support and plates, a part for each plate in order, and a file for each', async () => {
    const item = line()
    const order = await place([item])
    const [ordered] = order.lines
    const plates = (item.content.parts ?? []).map(({ content }) => content.config as never)
    expect(ordered?.unit.minor).toBe(priceOf({ kind: 'support', slug, plates }).unit.minor)
    expect(ordered?.parts.map(part => part.slug)).toEqual(plates.map(() => 'sign-pvc'))
    expect(new Set(ordered?.parts.map(({ sceneHash }) => sceneHash)).size).toBe(5)
    expect(
      ordered?.contains.map(({ slug: part, quantity, returnable }) => [part, quantity, returnable]),
    ).toEqual([
      [slug, 1, true],
      ['sign-pvc', 5, false],
    ])
    const session = await signIn()
    const archive = await fetch(`${shopUrl}/api/orders/${order.id}/production.zip`, { headers: session })
    expect(archive.status).toBe(200)
    const names = readZip(new Uint8Array(await archive.arrayBuffer())).map(({ name }) => name)
    expect(names.filter(name => name.endsWith('.pdf')).sort()).toEqual(
      [1, 2, 3, 4, 5].map(part => `order-${order.id}-line-1-part-${part}-sign-pvc.pdf`),
    )
  })

  it('is taken bare, and with plates that are blank', async () => {
    const bare = { ...line(), content: {} }
    const blank = line()
    const parts = blank.content.parts?.map(part => ({
      ...part,
      content: { ...part.content, design: { ...(part.content.design as object), elements: [] } },
    }))
    const order = await place([bare, { ...blank, content: { parts } }])
    expect(order.lines.map(({ parts: made }) => made.length)).toEqual([0, 5])
  })

  it('of 21 plates has each of them at its place, and says how many are blank on purpose', async () => {
    const large = 'sign-support-multi-10x2-150x40-header'
    const design = changePlates(writtenSupport(large), (plate, place) =>
      place % 10 === 3 ? { ...plate, elements: [] } : plate,
    )
    const item = { ...lineOfDesign(design, 2), id: randomUUID(), tranquility: false }
    const order = await place([item])
    const [ordered] = order.lines
    expect(ordered?.parts).toHaveLength(21)
    expect(ordered?.quantity).toBe(2)
    expect(ordered?.description).toBe('21 plaques en PVC gravé 1,6 mm, dont 2 vierges')
    const hashes = ordered?.parts.map(({ sceneHash }) => sceneHash) ?? []
    expect(hashes[3]).toBe(hashes[13])
    expect(new Set(hashes).size).toBe(20)
    const session = await signIn()
    const archive = await fetch(`${shopUrl}/api/orders/${order.id}/production.zip`, { headers: session })
    const files = readZip(new Uint8Array(await archive.arrayBuffer()))
    expect(files.filter(({ name }) => name.endsWith('.pdf'))).toHaveLength(21)
  })

  it.each<[string, (item: CartItem) => unknown, number[]]>([
    [
      'without one of its plates',
      item => ({ ...item, content: { parts: item.content.parts?.slice(1) } }),
      [422],
    ],
    ['with the plates of another one', item => ({ ...item, slug: 'sign-support-multi-3x2-300x200' }), [422]],
    ['of 10,000 rows', item => ({ ...item, slug: 'sign-support-multi-10000x1-200x50' }), [422]],
    [
      'with 10,000 plates',
      item => ({
        ...item,
        content: {
          parts: Array.from({ length: 10_000 }, () => ({ type: 'sign', slug: 'sign-pvc', content: {} })),
        },
      }),
      [400],
    ],
    [
      'with a design of its own',
      item => ({ ...item, content: { design: storeItem(writtenSupport(slug)) } }),
      [400],
    ],
    [
      'with a plate that carries a whole support',
      item => {
        const [first, ...rest] = item.content.parts ?? []
        const design = storeItem(writtenSupport(slug))
        return { ...item, content: { parts: [{ ...first, content: { design } }, ...rest] } }
      },
      [422],
    ],
  ])('%s is refused', async (_name, change, statuses) => {
    expect(statuses).toContain((await refusal(change(line()))).status)
  })
})

describe('the picture of a support', () => {
  const post = (body: unknown) =>
    fetch(`${shopUrl}/pictures/design`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('is drawn with all its plates, and refused where they make no sense', async () => {
    const item = storeItem(writtenSupport(slug))
    const drawn = await post(item)
    expect(drawn.status).toBe(200)
    expect((await drawn.arrayBuffer()).byteLength).toBeGreaterThan(500)
    expect((await post({ ...item, support: { slug, place: 7, plates: [] } })).status).toBe(400)
    expect((await post({ ...item, support: 'all' })).status).toBe(400)
  })
})
