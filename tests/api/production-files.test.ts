import { randomBytes } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Scene } from '@/lib/design/scene/scene'
import { packScene, unpackScene } from '@/server/design/scene/packed'
import {
  agreedBody,
  designedItem,
  orderBody,
  sendOrder,
  templateDesign,
} from '@/tests/support/order-request.mjs'
import { readZip } from '@/tests/support/zip'
import { query } from './support/database'
import { shopUrl, signIn } from './support/shop'

/** A sign that is screwed to its wall: the fixing sets the places of its holes. */
const screwed = 'template-lawyer-plaque-fr'

let session: Awaited<ReturnType<typeof signIn>>
let id: number
beforeAll(async () => {
  session = await signIn()
  const response = await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody()))
  id = (await response.json()) as number
})

const fileOf = (line: number | string, file: string, headers: Record<string, string> = session) =>
  fetch(`${shopUrl}/api/orders/${id}/lines/${line}/${file}`, { headers })

const change = (body: unknown, order = id) =>
  fetch(`${shopUrl}/cms-api/orders/${order}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...session },
    body: JSON.stringify(body),
  })

describe('the production files of an order', () => {
  it('are a PDF and an SVG of each line in its real size, named after what they make', async () => {
    for (const [line, name, width, height] of [
      [1, 'printy-4913', 58, 22],
      [2, 'sign-pvc', 100, 25],
    ] as const) {
      const pdf = await fileOf(line, 'production.pdf')
      expect(pdf.status).toBe(200)
      expect(pdf.headers.get('content-disposition')).toBe(
        `attachment; filename="order-${id}-line-${line}-${name}.pdf"`,
      )
      const doc = await PDFDocument.load(await pdf.arrayBuffer(), { updateMetadata: false })
      expect(doc.getPage(0).getWidth()).toBeCloseTo((width * 72) / 25.4, 3)
      const svg = await (await fileOf(line, 'production.svg')).text()
      expect(svg).toContain(`width="${width}mm" height="${height}mm"`)
      expect(svg).not.toMatch(/<script|href|onload|<image|<text/)
    }
  })

  it('come with a preview that nothing can run in', async () => {
    const response = await fileOf(1, 'preview.svg')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toContain('viewBox="0 0 58 22"')
  })

  it('are staff’s alone, and of lines and kinds that there are', async () => {
    for (const file of ['preview.svg', 'production.svg', 'production.pdf'])
      expect((await fileOf(1, file, {})).status).toBe(404)
    expect((await fileOf(3, 'production.pdf')).status).toBe(404)
    expect((await fileOf(0, 'production.pdf')).status).toBe(404)
    expect((await fileOf('x', 'production.pdf')).status).toBe(404)
    expect((await fileOf(1, 'production.pdf?part=2')).status).toBe(404)
    expect((await fileOf(1, 'production.pdf?part=0')).status).toBe(400)
    expect((await fileOf(1, 'production.pdf?piece=1')).status).toBe(400)
    expect((await fileOf(1, 'production.exe')).status).toBe(404)
  })

  it('stay the same to the byte whatever a clerk changes in the catalogue', async () => {
    const items = [designedItem(templateDesign(screwed))]
    const body = await agreedBody(shopUrl, orderBody({ items }))
    const order = (await (await sendOrder(shopUrl, body)).json()) as number
    const read = async () => {
      const pdf = await fetch(`${shopUrl}/api/orders/${order}/lines/1/production.pdf`, { headers: session })
      expect(pdf.status).toBe(200)
      return Buffer.from(await pdf.arrayBuffer())
    }
    const edit = async (path: string, body: object) => {
      const response = await fetch(`${shopUrl}/cms-api/${path}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...session },
        body: JSON.stringify({ ...body, _status: 'published' }),
      })
      expect(response.status).toBe(200)
    }
    const { material: name, fixing: fixed } = templateDesign(screwed).config
    const [material] = await query<{ id: number }>('select id from materials where name = $1', [name])
    const [fixing] = await query<{ id: number; facts: { hole: { edgeMargin: number } } }>(
      'select id, facts from fixings where name = $1',
      [fixed.name],
    )
    if (!material || !fixing) throw new Error('the seed has both')
    const before = await read()
    const { hole } = fixing.facts
    try {
      // Every hole of the fixing would be drilled elsewhere, and the material is no longer in the catalogue.
      const moved = { ...hole, edgeMargin: hole.edgeMargin + 1 }
      await edit(`fixings/${fixing.id}`, { facts: { ...fixing.facts, hole: moved } })
      expect((await read()).equals(before)).toBe(true)
      await edit(`materials/${material.id}`, { name: 'no-longer-sold' })
      expect(await (await sendOrder(shopUrl, body)).json()).toMatchObject({ code: 'product_unavailable' })
      expect((await read()).equals(before)).toBe(true)
    } finally {
      await edit(`materials/${material.id}`, { name })
      await edit(`fixings/${fixing.id}`, { facts: fixing.facts })
    }
  })

  it('are of the outlines that were approved, which no engine and no font of today would draw', async () => {
    const before = Buffer.from(await (await fileOf(2, 'production.pdf')).arrayBuffer())
    const [kept] = await query<{ hash: string; packed: Buffer }>(
      `select s.hash, s.packed from approved_scenes s join orders_lines_parts p on p.scene_hash = s.hash
       join orders_lines l on l.id = p._parent_id where l._parent_id = $1 and l._order = 2`,
      [id],
    )
    const scene = kept && unpackScene(kept)
    if (!scene) throw new Error('the scene of the order is kept')
    const give = async (other: Scene) => {
      const { hash, packed } = packScene(other)
      await query('insert into approved_scenes (hash, packed) values ($1, $2)', [hash, Buffer.from(packed)])
      await query(
        `update orders_lines_parts p set scene_hash = $1 from orders_lines l
         where l.id = p._parent_id and l._parent_id = $2 and l._order = 2`,
        [hash, id],
      )
      const pdf = Buffer.from(await (await fileOf(2, 'production.pdf')).arrayBuffer())
      await query(
        `update orders_lines_parts p set scene_hash = $1 from orders_lines l
         where l.id = p._parent_id and l._parent_id = $2 and l._order = 2`,
        [kept.hash, id],
      )
      await query('delete from approved_scenes where hash = $1', [hash])
      return pdf
    }
    // As an engine of another version had drawn it: the same outlines are the same file.
    expect((await give({ ...scene, engineVersion: 'scene-0+hb-0.0.1' })).equals(before)).toBe(true)
    // As fonts of another day had drawn it.
    const items = scene.items.filter(item => item.kind === 'cut')
    expect((await give({ ...scene, engineVersion: 'scene-0+hb-0.0.1', items })).equals(before)).toBe(false)
  })

  it('are refused by name where nothing was kept, or where what is kept is not what was ordered', async () => {
    const response = await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody()))
    const other = (await response.json()) as number
    const path = `${shopUrl}/api/orders/${other}`
    const files = ['lines/1/production.pdf', 'lines/1/preview.svg', 'production.zip']
    const refusals = () =>
      Promise.all(
        files.map(async file => {
          const refused = await fetch(`${path}/${file}`, { headers: session })
          return { status: refused.status, ...(await refused.json()) }
        }),
      )
    const setHash = (hash: string) =>
      query(
        `update orders_lines_parts p set scene_hash = $1 from orders_lines l
         where l.id = p._parent_id and l._parent_id = $2 and l._order = 1`,
        [hash, other],
      )
    const older = randomBytes(32).toString('hex')
    await setHash(older)
    for (const refusal of await refusals())
      expect(refusal).toMatchObject({ status: 409, code: 'scene_not_kept', details: { hash: older } })
    // Somebody with write access to the database puts another design under the hash.
    await query(
      `insert into approved_scenes (hash, packed) select $1, packed from approved_scenes order by created_at limit 1`,
      [older],
    )
    for (const refusal of await refusals())
      expect(refusal).toMatchObject({ status: 409, code: 'scene_damaged', details: { hash: older } })
    await query(`update approved_scenes set packed = '\\x4242' where hash = $1`, [older])
    for (const refusal of await refusals()) expect(refusal).toMatchObject({ code: 'scene_damaged' })
    expect((await fetch(`${path}/lines/2/production.pdf`, { headers: session })).status).toBe(200)
    await query('delete from approved_scenes where hash = $1', [older])
  })

  it('come all in one ZIP, each the very file that comes alone', async () => {
    const response = await fetch(`${shopUrl}/api/orders/${id}/production.zip`, { headers: session })
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="order-${id}.zip"`)
    const files = readZip(new Uint8Array(await response.arrayBuffer()))
    expect(files.map(({ name }) => name)).toEqual([
      `order-${id}-line-1-printy-4913.pdf`,
      `order-${id}-line-1-printy-4913.svg`,
      `order-${id}-line-2-sign-pvc.pdf`,
      `order-${id}-line-2-sign-pvc.svg`,
    ])
    const alone = Buffer.from(await (await fileOf(2, 'production.pdf')).arrayBuffer())
    expect(files[2]?.body.equals(alone)).toBe(true)
    expect((await fetch(`${shopUrl}/api/orders/${id}/production.zip`)).status).toBe(404)
    expect(
      (await fetch(`${shopUrl}/api/orders/2147483647/production.zip`, { headers: session })).status,
    ).toBe(404)
  })
})

describe('the state of an order', () => {
  it('goes where it may, and each change says when and who', async () => {
    expect((await change({ status: 'shipped' })).status).toBe(400)
    expect((await change({ status: 'paid' })).status).toBe(200)
    expect((await change({ status: 'in-production' })).status).toBe(200)
    expect((await change({ status: 'cancelled' })).status).toBe(400)
    const order = await (await fetch(`${shopUrl}/api/orders/${id}`, { headers: session })).json()
    expect(order.status).toBe('in-production')
    expect(order.events.map(({ from, to, actor }: Record<string, string>) => [from, to, actor])).toEqual([
      [null, 'awaiting-payment', 'client'],
      ['awaiting-payment', 'paid', 'admin'],
      ['paid', 'in-production', 'admin'],
    ])
  })

  it('is all that a clerk changes of an order', async () => {
    const read = async () =>
      (await fetch(`${shopUrl}/cms-api/orders/${id}?depth=0`, { headers: session })).json()
    const { updatedAt: _before, events: noted, ...before } = await read()
    const forged = { totalMinor: 1, email: 'x@y.fr', lines: [], events: [], vat: null, payload: null }
    expect((await change(forged)).status).toBe(400)
    const { updatedAt: _after, events, ...after } = await read()
    expect(after).toEqual(before)
    // A job of the shop's own (an invoice that waits) may have noted something meanwhile.
    expect(events.slice(0, noted.length)).toEqual(noted)
    expect(events.slice(noted.length).filter(({ actor }: { actor: string }) => actor !== 'system')).toEqual(
      [],
    )
    expect(before).not.toHaveProperty('authNonce')
    expect(before).not.toHaveProperty('idempotencyKey')
  })
})
