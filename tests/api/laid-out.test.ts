import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  agreedBody,
  designedItem,
  orderBody,
  sendOrder,
  templateDesign,
} from '@/tests/support/order-request.mjs'
import { noisePng, twoPagePdf } from '@/tests/support/picture-files'
import { query } from './support/database'
import { shopUrl, signIn } from './support/shop'

const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

interface Kept {
  hash: string
  cookie: string
}

/** Keeps a file for a browser, a new one unless its cookie is given. */
async function keep(body: Buffer, cookie?: string): Promise<Kept> {
  const response = await fetch(`${shopUrl}/api/own-pictures`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
    },
    body: new Uint8Array(body),
  })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  const { hash } = (await response.json()) as { hash: string }
  return { hash, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** A small picture that nobody has sent before. */
const freshPng = () => noisePng()

const stampConfig = { brand: 'trodat', range: 'printy', model: '4913', color: 'black' }
const stampSlug = 'model-trodat-printy-4913'

/** A stamp without a design, for which the workshop lays out these files. */
const laidOut = (files: readonly object[], content: object = {}) => ({
  id: randomUUID(),
  type: 'stamp',
  slug: stampSlug,
  quantity: 1,
  tranquility: false,
  content: { config: stampConfig, inkColor: 'black', importDesign: { files }, ...content },
  description: '',
})

const order = (items: readonly object[], cookie: string) =>
  fetch(`${shopUrl}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie },
    body: JSON.stringify(orderBody({ items })),
  })

/** What the shop says of an order whose total is not named: `price_changed` where all else is in order. */
async function verdict(items: readonly object[], cookie = ''): Promise<{ code: string; details?: object }> {
  const response = await order(items, cookie)
  return (await response.json()) as { code: string }
}

async function placed(items: readonly object[], cookie: string): Promise<number> {
  const refused = (await verdict(items, cookie)) as { code: string; details: { totals: { gross: object } } }
  expect(refused.code).toBe('price_changed')
  const body = orderBody({ items, expectedTotal: refused.details.totals.gross })
  const response = await fetch(`${shopUrl}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(201)
  return (await response.json()) as number
}

describe('a product that is left to the workshop', () => {
  it('is ordered with files of this browser, at the price of the product, and the order holds them', async () => {
    const file = await keep(await twoPagePdf())
    const small = await keep(freshPng(), file.cookie)
    const files = [{ hash: file.hash, name: 'logo.pdf', preview: small.hash }]
    const id = await placed([laidOut(files, { comment: 'le logo à gauche' })], file.cookie)

    const designed = await agreedBody(
      shopUrl,
      orderBody({ items: [designedItem(templateDesign('template-company-address-fr'))] }),
    )
    const [row] = await query<{ total_minor: string }>('select total_minor from orders where id = $1', [id])
    expect(Number(row?.total_minor)).toBe(designed.expectedTotal.minor)

    const held = await query<{ hash: string }>(
      'select hash from own_picture_holds where holder = $1 order by hash',
      [`order:${id}`],
    )
    expect(held.map(({ hash }) => hash)).toEqual([file.hash, small.hash].sort())
    const staff = await signIn()
    const download = await fetch(`${shopUrl}/api/own-pictures/${file.hash}`, { headers: staff })
    expect(download.status).toBe(200)
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="[0-9a-f]{12}\.pdf"$/)
    const read = await fetch(`${shopUrl}/api/orders/${id}`, { headers: staff })
    const { lines, items } = (await read.json()) as {
      lines: { description: string; parts: unknown[] }[]
      items: { content: object }[]
    }
    expect(lines[0]?.description).toContain('logo.pdf')
    expect(lines[0]?.parts).toEqual([])
    expect(items[0]?.content).toMatchObject({ importDesign: { files }, comment: 'le logo à gauche' })
  })

  it('is not made, and keeps the order’s files together back, until it is laid out', async () => {
    const file = await keep(freshPng())
    const design = designedItem(templateDesign('template-letterbox-fr'))
    const id = await placed([design, laidOut([{ hash: file.hash, name: 'logo.png' }])], file.cookie)
    const staff = await signIn()
    const archive = await fetch(`${shopUrl}/api/orders/${id}/production.zip`, { headers: staff })
    expect(archive.status).toBe(409)
    expect(await archive.json()).toMatchObject({ code: 'layout_waiting', details: { line: 2 } })
    const single = await fetch(`${shopUrl}/api/orders/${id}/lines/1/production.pdf`, { headers: staff })
    expect(single.status).toBe(200)

    const move = (status: string) =>
      fetch(`${shopUrl}/cms-api/orders/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...staff },
        body: JSON.stringify({ status }),
      })
    expect((await move('paid')).status).toBe(200)
    const early = await move('in-production')
    expect(early.status).toBe(400)
    expect(await early.text()).toContain('2')
    expect(await query('select status from orders where id = $1', [id])).toEqual([{ status: 'paid' }])
  })

  it('is refused with files of another browser, of nobody, or without the key', async () => {
    const file = await keep(freshPng())
    const other = await keep(freshPng())
    const mine = { hash: file.hash, name: 'logo.png' }
    const cases: [object[], string][] = [
      [[mine], ''],
      [[mine], other.cookie],
      [[mine], `own-pictures=${randomBytes(32).toString('base64url')}`],
      [[{ hash: 'f'.repeat(64), name: 'logo.png' }], file.cookie],
      [[mine, { hash: other.hash, name: 'autre.png' }], file.cookie],
      [[{ ...mine, preview: other.hash }], file.cookie],
    ]
    for (const [files, cookie] of cases)
      expect(await verdict([laidOut(files)], cookie)).toMatchObject({ code: 'import_unknown' })
    expect((await verdict([laidOut([mine])], file.cookie)).code).toBe('price_changed')
  })

  it('is refused with a design beside its files, on a formula, and where its form is none', async () => {
    const { hash, cookie } = await keep(freshPng())
    const files = [{ hash, name: 'logo.png' }]
    const design = templateDesign('template-company-address-fr')
    expect((await verdict([laidOut(files, { design })], cookie)).code).toBe('invalid_configuration')
    expect((await verdict([{ ...laidOut(files), type: 'stamping' }], cookie)).code).toBe(
      'invalid_configuration',
    )
    expect((await verdict([laidOut([])], cookie)).code).toBe('invalid_body')
    expect((await verdict([laidOut([{ hash: '../x', name: 'a' }])], cookie)).code).toBe('invalid_body')
    expect((await verdict([laidOut([{ hash, name: 'a\u0000b' }])], cookie)).code).toBe('invalid_body')
    expect((await verdict([laidOut([{ hash, name: 'a', path: '/etc/passwd' }])], cookie)).code).toBe(
      'invalid_body',
    )
    const cartridge = {
      ...laidOut(files),
      type: 'static',
      slug: 'cartridge-trodat-6-4913',
      content: { importDesign: { files } },
    }
    expect((await verdict([cartridge], cookie)).code).toBe('invalid_body')
    const bare = laidOut(files)
    expect((await verdict([{ ...bare, content: { config: stampConfig } }], cookie)).code).toBe(
      'invalid_design',
    )
  })

  it('is a sign too', async () => {
    const { hash, cookie } = await keep(freshPng())
    const { content, ...line } = designedItem(templateDesign('template-letterbox-fr')) as {
      content: { design: { config: object } }
    }
    const config = content.design.config
    const sign = { ...line, content: { config, importDesign: { files: [{ hash, name: 'plan.png' }] } } }
    expect((await verdict([sign], cookie)).code).toBe('price_changed')
    const large = { ...sign, content: { ...sign.content, config: { ...config, width: 99_999 } } }
    expect((await verdict([large], cookie)).code).toBe('invalid_configuration')
  })

  it('is ordered like any other by those who send nothing along', async () => {
    expect((await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody()))).status).toBe(201)
  })
})
