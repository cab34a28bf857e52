import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '@/tests/support/catalogue'
import { designedItem, orderBody, templateDesign } from '@/tests/support/order-request.mjs'
import { noisePng } from '@/tests/support/picture-files'
import { writtenPack } from '@/tests/support/product-lines'
import { type By, call as callShop } from './support/call'
import { query } from './support/database'
import { staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'

interface ReadOrder extends Record<string, unknown> {
  code?: string
  detail?: string
  details?: Record<string, unknown>
}

let owner: By
let workshop: By
beforeAll(async () => {
  owner = await signIn()
  workshop = await staffSession('production')
})

const call = (path: string, { method = 'POST', body, by = owner }: Parameters<typeof callShop>[1] = {}) =>
  callShop<ReadOrder>(path, { method, body, by })

interface Placed {
  id: number
  auth: string
  lines: string[]
}

const french = { 'accept-language': 'fr' }

/** An order by transfer; its lines by their ids. */
async function place(over: Record<string, unknown> = {}, headers: By = {}): Promise<Placed> {
  const body = orderBody(over)
  const ask = (sent: unknown) =>
    fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify(sent),
    })
  const { details } = (await (await ask(body)).json()) as { details: { totals: { gross: object } } }
  const response = await ask({ ...body, expectedTotal: details.totals.gross })
  expect(response.status).toBe(201)
  const auth = new URL(response.headers.get('location') ?? '', shopUrl).searchParams.get('auth') ?? ''
  const items = body.items as { id: string }[]
  return { id: (await response.json()) as number, auth, lines: items.map(({ id }) => id) }
}

const move = (id: number, from: string, to: string, by: By = owner) =>
  call(`orders/${id}/moves`, { body: { from, to }, by: { ...by, ...french } })

async function making(order: Placed): Promise<Placed> {
  expect((await move(order.id, 'awaiting-payment', 'paid')).status).toBe(200)
  expect((await move(order.id, 'paid', 'in-production')).status).toBe(200)
  return order
}

const read = async ({ id, auth }: Placed) =>
  (await call(`orders/${id}?auth=${auth}`, { method: 'GET', by: {} })).body

const statusOf = async (id: number) =>
  (await query<{ status: string }>('select status from orders where id = $1', [id]))[0]?.status

const mailsOf = async (id: number, template: string) =>
  (
    await query<{ n: number }>(
      `select count(*)::int as n from pgboss.job where name = 'mail' and data ->> 'order' = $1 and data ->> 'template' = $2`,
      [String(id), template],
    )
  )[0]?.n

describe('the next step of an order', () => {
  it('is refused to the clerk who saw another state, with who changed it', async () => {
    const { id } = await place()
    expect((await move(id, 'awaiting-payment', 'paid')).status).toBe(200)
    const late = await move(id, 'awaiting-payment', 'cancelled')
    expect(late).toMatchObject({ status: 409, body: { code: 'order_moved', details: { now: 'paid' } } })
    expect(late.body.detail).toContain(process.env.ADMIN_EMAIL)
    expect(late.body.detail).toContain('Payée')
    expect(await statusOf(id)).toBe('paid')
    const [payment] = await query<{ state: string }>('select state from payments where order_id = $1', [id])
    expect(payment?.state).toBe('taken')
  })

  it('is refused in words to the workshop, to visitors, and to other sites', async () => {
    const { id } = await place()
    const refused = await move(id, 'awaiting-payment', 'paid', workshop)
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(refused.body.detail).toMatch(/rôle/)
    expect((await move(id, 'awaiting-payment', 'paid', {})).status).toBe(403)
    const foreign = { ...owner, origin: 'https://elsewhere.test' }
    expect((await move(id, 'awaiting-payment', 'paid', foreign)).status).toBe(403)
    expect((await call(`orders/${id}/moves`, { body: { from: 'paid', to: 'gone' } })).status).toBe(400)
    expect(await statusOf(id)).toBe('awaiting-payment')
  })

  it('is taken by many at once, each with a result of its own', async () => {
    const [one, two] = [await place(), await place()]
    await move(one.id, 'awaiting-payment', 'paid')
    const answer = await call('order-moves', {
      body: { orders: [one.id, two.id, 2_000_000_000], to: 'in-production' },
      by: { ...owner, ...french },
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject([
      { order: one.id, code: null },
      { order: two.id, code: 'state_not_reachable' },
      { order: 2_000_000_000, code: 'not_found' },
    ])
    expect((answer.body as unknown as { why: string }[])[1]?.why).toContain('En attente de paiement')
    expect(await statusOf(one.id)).toBe('in-production')
    expect(await statusOf(two.id)).toBe('awaiting-payment')
  })
})

describe('a parcel of an order', () => {
  it('takes some of its pieces, and the last of them makes the order sent', async () => {
    const order = await making(await place())
    const { id, lines } = order
    const [stamp, sign] = lines
    const parcel = (asked: object[], by = workshop, more: By = {}) =>
      call(`orders/${id}/shipments`, {
        body: { carrier: 'colissimo', tracking: '6A 1234', lines: asked },
        by: { ...by, ...more },
      })
    const tooMany = await parcel([{ id: stamp, pieces: 3 }])
    expect(tooMany).toMatchObject({ status: 409, body: { code: 'pieces_not_left', details: { left: 2 } } })
    expect((await parcel([{ id: 'foreign', pieces: 1 }])).body.code).toBe('pieces_not_left')
    const twice = [
      { id: stamp, pieces: 1 },
      { id: stamp, pieces: 1 },
    ]
    expect((await parcel(twice)).body.code).toBe('pieces_not_left')
    const key = { 'idempotency-key': randomUUID() }
    const first = await parcel([{ id: stamp, pieces: 1 }], workshop, key)
    expect(first).toMatchObject({ status: 200, body: { whole: false } })
    // The same request again, after a connection was lost, sends nothing more.
    expect((await parcel([{ id: stamp, pieces: 1 }], workshop, key)).body.shipment).toBe(first.body.shipment)
    expect(await statusOf(id)).toBe('in-production')
    expect(await mailsOf(id, 'shipped')).toBe(1)
    const last = await parcel([
      { id: stamp, pieces: 1 },
      { id: sign, pieces: 1 },
    ])
    expect(last).toMatchObject({ status: 200, body: { whole: true } })
    expect(await statusOf(id)).toBe('shipped')
    expect(await mailsOf(id, 'shipped')).toBe(2)
    const { shipments } = (await read(order)) as { shipments: { url: string; lines: object[] }[] }
    expect(shipments).toMatchObject([
      { carrier: 'colissimo', lines: [{ id: stamp, pieces: 1 }] },
      { lines: [{ pieces: 1 }, { pieces: 1 }] },
    ])
    expect(shipments[0]?.url).toBe('https://www.laposte.fr/outils/suivre-vos-envois?code=6A1234')
    expect((await parcel([{ id: stamp, pieces: 1 }])).body.code).toBe('state_not_reachable')
  })

  it('is the whole order where a clerk says that everything has left, and gets its number later', async () => {
    const order = await making(await place())
    expect((await move(order.id, 'in-production', 'shipped', workshop)).status).toBe(200)
    const [parcel] = ((await read(order)) as { shipments: { id: number; lines: object[] }[] }).shipments
    expect(parcel?.lines).toHaveLength(2)
    const path = `orders/${order.id}/shipments/${parcel?.id}`
    const body = { carrier: 'gls', tracking: 'javascript:alert(1)' }
    expect((await call(path, { method: 'PUT', body, by: {} })).status).toBe(403)
    expect((await call(path, { method: 'PUT', body })).status).toBe(200)
    const [changed] = ((await read(order)) as { shipments: { url: string | null }[] }).shipments
    expect(changed?.url).toBeNull()
    expect(await mailsOf(order.id, 'shipped')).toBe(2)
    expect((await call(`orders/${order.id}/shipments/999999`, { method: 'PUT', body })).status).toBe(404)
  })

  it('has a packing list without prices and a label, for those who send it', async () => {
    const { id } = await place()
    const file = (path: string, by = workshop) => fetch(`${shopUrl}/api/${path}`, { headers: by })
    const list = await file(`orders/${id}/packing-list.pdf`)
    expect(list.status).toBe(200)
    const doc = await PDFDocument.load(await list.arrayBuffer())
    expect(doc.getPageCount()).toBe(1)
    const label = await PDFDocument.load(await (await file(`orders/${id}/label.pdf`)).arrayBuffer())
    expect(Math.round((label.getPage(0).getWidth() / 72) * 25.4)).toBe(100)
    const other = await place()
    const many = await file(`packing-lists.pdf?orders=${id},${other.id},2000000000`)
    expect(many.headers.get('left-out')).toBe('2000000000')
    expect((await PDFDocument.load(await many.arrayBuffer())).getPageCount()).toBe(2)
    for (const path of [`orders/${id}/packing-list.pdf`, `orders/${id}/label.pdf`])
      expect((await file(path, {})).status).toBe(404)
    expect((await file(`packing-lists.pdf?orders=${id}`, {})).status).toBe(403)
    expect((await file(`packing-lists.pdf?orders=${id};drop`)).status).toBe(400)
    expect((await file(`orders/${id}/packing-list.pdf?shipment=999999`)).status).toBe(404)
  })
})

describe('a line that the workshop lays out', () => {
  const config = { brand: 'trodat', range: 'printy', model: '4913', color: 'black' }
  /** A stamp with a file that was sent along. */
  async function withFile(): Promise<Placed> {
    const sent = await fetch(`${shopUrl}/api/own-pictures`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(noisePng()),
    })
    const { hash } = (await sent.json()) as { hash: string }
    const item = {
      id: randomUUID(),
      type: 'stamp',
      slug: 'model-trodat-printy-4913',
      quantity: 1,
      tranquility: false,
      content: { config, inkColor: 'black', importDesign: { files: [{ hash, name: 'logo.png' }] } },
      description: '',
    }
    const cookie = sent.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return place({ items: [item] }, { cookie })
  }

  const layout = (id: number, method: string, design?: object, by = workshop) =>
    call(`orders/${id}/lines/1/layout`, { method, by, ...(design && { body: { design } }) })

  it('begins with the product and its files, is approved by its buyer, and is made', async () => {
    const order = await withFile()
    const { id, auth, lines } = order
    const begun = await layout(id, 'GET')
    expect(begun).toMatchObject({
      status: 200,
      body: { design: { modelId: 'model-trodat-printy-4913' }, files: [{ name: 'logo.png', kind: 'png' }] },
    })
    const template = templateDesign('template-company-address-fr') as { elements: object[] }
    const begunDesign = begun.body.design as object
    const made = { ...begunDesign, elements: template.elements }
    const kept = await layout(id, 'PUT', made)
    expect(kept.body).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(await mailsOf(id, 'proof')).toBe(1)
    await move(id, 'awaiting-payment', 'paid')
    const early = await move(id, 'paid', 'in-production')
    expect(early).toMatchObject({ status: 409, body: { code: 'approval_waiting', details: { line: 1 } } })
    const archive = await fetch(`${shopUrl}/api/orders/${id}/production.zip`, { headers: owner })
    expect(archive.status).toBe(409)

    const answer = (body: object, code = auth) =>
      call(`orders/${id}/approvals?auth=${code}`, { body, by: {} })
    const { hash } = kept.body as { hash: string }
    const signature = { name: 'Anne Martin', drawing: 'M10 20L30 40' }
    const approved = { line: lines[0], hash, approved: true, signature }
    expect((await answer(approved, 'forged')).status).toBe(404)
    expect((await answer({ ...approved, hash: '0'.repeat(64) })).body.code).toBe('proof_changed')
    const change = { line: lines[0], hash, approved: false, comment: 'plus grand' }
    expect((await answer(change)).status).toBe(204)
    expect(await mailsOf(id, 'proof-shop')).toBe(1)

    const again = await layout(id, 'PUT', { ...made, elements: template.elements.slice(1) })
    expect((await answer(approved)).body.code).toBe('proof_changed')
    const { signature: _, ...nameless } = { ...approved, hash: again.body.hash }
    expect((await answer(nameless)).body.code).toBe('proof_unsigned')
    for (const wrong of [
      { name: ' ' },
      { name: 'Anne', drawing: 'M10 20L<script>' },
      { name: 'Anne', at: 0 },
    ])
      expect((await answer({ ...nameless, signature: wrong })).status).toBe(400)
    expect((await answer({ ...approved, hash: again.body.hash })).status).toBe(204)
    expect(
      await query('select name, drawing, hashes from proof_signatures where order_id = $1', [id]),
    ).toEqual([{ ...signature, hashes: [again.body.hash] }])
    expect((await move(id, 'paid', 'in-production', workshop)).status).toBe(200)
    const file = await fetch(`${shopUrl}/api/orders/${id}/lines/1/production.pdf`, { headers: workshop })
    expect(file.status).toBe(200)
    expect((await layout(id, 'PUT', made)).body.code).toBe('order_closed')
    const { items } = (await read(order)) as { items: { content: Record<string, unknown> }[] }
    expect(items[0]?.content).toHaveProperty('design')
  })

  it('has each of its several designs corrected by itself, and is ordered again as it was made', async () => {
    const content = { ...writtenPack('pack-printy-duo-4911-4913', catalogue) }
    const order = await place({
      items: [{ ...content, id: randomUUID(), tranquility: false, description: '' }],
    })
    const ofPart = (part: number | string, method: string, design?: object) =>
      call(`orders/${order.id}/lines/1/layout?part=${part}`, {
        method,
        by: workshop,
        ...(design && { body: { design } }),
      })
    const begun = await ofPart(2, 'GET')
    expect(begun.body.design).toMatchObject({ modelId: 'model-trodat-printy-4913' })
    const other = writtenPack('pack-printy-duo-4911-4913', catalogue, 'Cd').content.parts?.[1]?.content.design
    const { elements } = other as { elements: object[] }
    const corrected = { ...(begun.body.design as object), elements }
    expect((await ofPart(1, 'PUT', corrected)).body.code).toBe('layout_differs')
    const { hash } = (await ofPart(2, 'PUT', corrected)).body
    for (const part of [3, 0, 'two']) expect((await ofPart(part, 'GET')).status).toBeGreaterThanOrEqual(400)
    interface Read {
      lines: { parts: { sceneHash: string; laidOutAt: string | null }[] }[]
      items: { content: { parts: { content: { design: { elements: object[] } } }[] } }[]
    }
    const [line] = ((await read(order)) as unknown as Read).lines
    expect(line?.parts.map(({ laidOutAt }) => laidOutAt !== null)).toEqual([false, true])
    expect(line?.parts[1]?.sceneHash).toBe(hash)
    const approval = { line: order.lines[0], hash, approved: true, signature: { name: 'Anne Martin' } }
    expect(
      (await call(`orders/${order.id}/approvals?auth=${order.auth}`, { body: approval, by: {} })).status,
    ).toBe(204)
    const [item] = ((await read(order)) as unknown as Read).items
    const words = item?.content.parts.map(part => JSON.stringify(part.content.design.elements))
    expect(words?.[0]).toContain('Ab')
    expect(words?.[1]).toContain('Cd')
  })

  it('stays the product that was bought, and is nobody’s business but the workshop’s', async () => {
    const { id } = await withFile()
    const begun = (await layout(id, 'GET')).body.design as { config: object }
    const other = { ...begun, modelId: 'model-trodat-printy-4911', slug: 'model-trodat-printy-4911' }
    for (const design of [other, { ...begun, inkColor: 'red' }])
      expect((await layout(id, 'PUT', design)).body.code).toMatch(/layout_differs|invalid_design/)
    expect((await layout(id, 'PUT', { elements: 'none' })).body.code).toBe('invalid_design')
    for (const by of [{}, await staffSession('translator')]) {
      expect((await layout(id, 'GET', undefined, by)).status).toBe(404)
      expect((await layout(id, 'PUT', begun, by)).status).toBe(404)
    }
    const [parts] = await query<{ n: number }>(
      'select count(*)::int as n from orders_lines_parts p join orders_lines l on l.id = p._parent_id where l._parent_id = $1',
      [id],
    )
    expect(parts?.n).toBe(0)
  })
})

describe('a complaint', () => {
  const items = (tranquility: boolean) => [
    designedItem(templateDesign('template-company-address-fr'), { quantity: 2, tranquility }),
  ]
  const claim = (id: number, body: object, by = owner) =>
    call(`orders/${id}/complaints`, { body: { pieces: 1, reason: 'own-mistake', ...body }, by })

  it('under tranquility is made again free of charge, once, as an order of its own', async () => {
    const order = await place({ items: items(true) })
    const [line] = order.lines
    expect((await claim(order.id, { line })).body.code).toBe('claim_too_early')
    await making(order)
    const { body } = await claim(order.id, { line, note: 'faute dans le nom' })
    const decide = (decision: object, by = owner) =>
      call(`orders/${order.id}/complaints/${body.claim}`, { body: decision, by })
    expect((await decide({ decision: 'reprint' }, workshop)).status).toBe(403)
    const both = await Promise.all([decide({ decision: 'reprint' }), decide({ decision: 'reprint' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const reprint = Number(both.find(({ status }) => status === 200)?.body.reprint)
    const [made] = await query<object>(
      `select o.status, o.total_minor::int as total, l.quantity::int as pieces, l.line_minor::int as line, p.scene_hash = (
         select scene_hash from orders_lines_parts x join orders_lines y on y.id = x._parent_id where y._parent_id = $2) as same
       from orders o join orders_lines l on l._parent_id = o.id join orders_lines_parts p on p._parent_id = l.id where o.id = $1`,
      [reprint, order.id],
    )
    expect(made).toEqual({ status: 'paid', total: 0, pieces: 1, line: 0, same: true })
    expect(await query('select 1 from payments where order_id = $1', [reprint])).toEqual([])
    expect((await move(reprint, 'paid', 'in-production', workshop)).status).toBe(200)
    expect(await mailsOf(order.id, 'claim')).toBe(2)
  })

  it('without it is refused in words, unless a clerk helps all the same and says why', async () => {
    const order = await making(await place({ items: items(false) }))
    const [line] = order.lines
    const refused = await claim(order.id, { line }, { ...owner, ...french })
    expect(refused).toMatchObject({ status: 422, body: { code: 'goodwill_needed' } })
    expect(refused.body.detail).toMatch(/Tranquillité/)
    expect((await claim(order.id, { line, goodwill: true })).body.code).toBe('goodwill_needed')
    expect((await claim(order.id, { line, pieces: 3, goodwill: true, note: 'x' })).body.code).toBe(
      'claim_line',
    )
    expect((await claim(order.id, { line }, workshop)).status).toBe(403)
    const taken = await claim(order.id, { line, goodwill: true, note: 'cliente fidèle' })
    expect(taken.status).toBe(200)
    const path = `orders/${order.id}/complaints/${taken.body.claim}`
    expect((await call(path, { body: { decision: 'refuse' } })).status).toBe(400)
    const no = { decision: 'refuse', answer: 'Le texte était celui de l’épreuve.' }
    expect((await call(path, { body: no })).body).toEqual({ reprint: null })
    expect((await call(path, { body: { decision: 'reprint' } })).body.code).toBe('claim_decided')
  })
})

describe('a note of the staff', () => {
  it('is taken back by its author alone, and seen by no buyer', async () => {
    const order = await place()
    const path = `orders/${order.id}/notes`
    const { body } = await call(path, { body: { text: 'Pressée, laser 2' }, by: workshop })
    const { id } = body.note as { id: number }
    expect((await call(`${path}/${id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await call(path, { body: { text: ' ' } })).status).toBe(400)
    expect((await call(path, { body: { text: 'x' }, by: {} })).status).toBe(403)
    expect(JSON.stringify(await read(order))).not.toContain('laser 2')
    expect((await call(`${path}/${id}`, { method: 'DELETE', by: workshop })).status).toBe(200)
    expect(await query('select 1 from order_notes where id = $1', [id])).toEqual([])
  })
})
