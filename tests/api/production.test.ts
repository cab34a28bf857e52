import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ticketOf } from '@/lib/workshop/production/ticket'
import { readDxf } from '@/tests/support/machine-files'
import { query } from './support/database'
import { staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'
import {
  call,
  laid,
  lay,
  paidOrder,
  piecesOf,
  plate,
  rubber,
  scan,
  sheetState,
  signs,
  stamps,
  start,
  workshopSession,
} from './support/workshop'

let owner: Record<string, string>
let workshop: Record<string, string>
beforeAll(async () => {
  owner = await signIn()
  workshop = await workshopSession()
})

const remake = (piece: number, reason = 'Rayée') => call(`production/pieces/${piece}/remake`, { reason })

const orderState = async (id: number) =>
  (await query<{ status: string }>('select status from orders where id = $1', [id]))[0]?.status
/** How much lies on sheets: what a refusal must leave as it was. */
const stored = async () =>
  JSON.stringify(
    await query(
      'select (select count(*) from production_sheets) as sheets, (select count(*) from production_pieces) as pieces',
    ),
  )
const panel = async (path: string, by: Record<string, string> = workshop) =>
  (await fetch(`${shopUrl}/admin/production${path}`, { headers: by, redirect: 'manual' })).text()

describe('the queue of the workshop', () => {
  it('shows what is paid by machine until it lies on a sheet, and again when that is taken apart', async () => {
    const order = await paidOrder()
    const link = `/admin/collections/orders/${order}`
    expect(await panel('?machine=rubber')).toContain(link)
    expect(await panel('?machine=engraver')).toContain(link)
    expect(await panel('?machine=printer')).not.toContain(link)
    const sheet = await laid(rubber, [stamps(order)])
    expect(await panel('?machine=rubber')).not.toContain(link)
    expect(await panel(`?sheet=${sheet}`)).toContain(ticketOf((await piecesOf(sheet))[0]?.id ?? 0))
    expect((await call(`production/sheets/${sheet}`, undefined, { method: 'DELETE' })).status).toBe(200)
    expect(await panel('?machine=rubber')).toContain(link)
    expect(await orderState(order)).toBe('paid')
  })

  it('is the workshop’s and the clerks’ alone', async () => {
    const order = await paidOrder()
    const translator = await staffSession('translator')
    const before = await stored()
    for (const by of [{}, translator]) {
      expect((await lay(rubber, [stamps(order)], by)).status).toBe(403)
      expect((await call('production/scans', { ticket: ticketOf(1), step: 'made' }, { by })).status).toBe(403)
      expect((await call('production/sheets/1/start', undefined, { by })).status).toBe(403)
      expect((await call('production/sheets/1', undefined, { by, method: 'DELETE' })).status).toBe(403)
      expect((await call('production/pieces/1/remake', { reason: 'x' }, { by })).status).toBe(403)
      expect((await fetch(`${shopUrl}/api/production/sheets/1/sheet.dxf`, { headers: by })).status).toBe(404)
    }
    const foreign = { ...workshop, origin: 'https://elsewhere.test' }
    expect((await lay(rubber, [stamps(order)], foreign)).status).toBe(403)
    expect(await panel('', translator)).not.toContain(`/admin/collections/orders/${order}`)
    expect(await stored()).toBe(before)
  })
})

describe('laying pieces on a sheet', () => {
  it('is done by one of two clerks who choose the same, and the other is told who was faster', async () => {
    const order = await paidOrder()
    const both = await Promise.all([lay(rubber, [stamps(order)]), lay(rubber, [stamps(order)], owner)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({ code: 'pieces_taken', details: { order, line: 1 } })
    expect(late?.body.detail).toMatch(/@.* a posé ces pièces/)
    const rows = await query<{ n: number }>(
      'select count(*)::int as n from production_pieces where order_id = $1',
      [order],
    )
    expect(rows[0]?.n).toBe(2)
    expect((await lay(rubber, [stamps(order)])).body.code).toBe('pieces_taken')
  })

  it('does nothing where the sheet is too small, and says which plate and its size', async () => {
    const [one, two] = [await paidOrder(), await paidOrder()]
    const before = await stored()
    const small = await lay({ ...signs, widthMm: 90, heightMm: 90 }, [plate(one), plate(two)])
    expect(small).toMatchObject({ status: 422, body: { code: 'sheet_too_small', details: { order: one } } })
    expect(small.body.detail).toContain('100 × 25 mm')
    expect(await stored()).toBe(before)
    expect((await lay({ ...signs, widthMm: 5 }, [plate(one)])).status).toBe(400)
  })

  it('does nothing where the outlines of one design are missing or are others', async () => {
    const [good, lost] = [await paidOrder(), await paidOrder()]
    const setHash = (hash: string) =>
      query(
        `update orders_lines_parts p set scene_hash = $1 from orders_lines l
         where l.id = p._parent_id and l._parent_id = $2 and l._order = 2`,
        [hash, lost],
      )
    const hash = randomUUID().replaceAll('-', '').repeat(2)
    await setHash(hash)
    const before = await stored()
    expect(await panel('?machine=engraver')).toContain('Sans scène validée')
    const missing = await lay(signs, [plate(good), plate(lost)])
    expect(missing).toMatchObject({ status: 409, body: { code: 'scene_not_kept', details: { order: lost } } })
    expect(missing.body.detail).toContain(String(lost))
    await query('insert into approved_scenes (hash, packed) select $1, packed from approved_scenes limit 1', [
      hash,
    ])
    const other = await lay(signs, [plate(good), plate(lost)])
    expect(other).toMatchObject({ status: 409, body: { code: 'scene_damaged', details: { order: lost } } })
    expect(await stored()).toBe(before)
    await query('delete from approved_scenes where hash = $1', [hash])
  })

  it('takes only what waits, in its own material and number', async () => {
    const order = await paidOrder()
    const before = await stored()
    for (const [stack, piece] of [
      [signs, stamps(order)],
      [rubber, plate(order)],
      [{ ...signs, colour: 'white-black-none' }, plate(order)],
      [rubber, stamps(order, 3)],
      [rubber, { ...stamps(order), part: 2 }],
      [rubber, stamps(2_000_000_000)],
    ] as const)
      expect((await lay(stack, [piece])).body.code).toBe('pieces_not_waiting')
    expect((await lay(rubber, [stamps(order), stamps(order)])).body.code).toBe('pieces_not_waiting')
    expect((await lay(rubber, [])).status).toBe(400)
    expect((await lay({ ...rubber, machine: 'lathe' }, [stamps(order)])).status).toBe(400)
    const many = Array.from({ length: 3 }, () => stamps(order, 2000))
    expect((await lay(rubber, many)).body.code).toBe('too_many_pieces')
    expect(await stored()).toBe(before)
  })
})

describe('the files of a sheet', () => {
  it('are a DXF of its real size, PDF, SVG, a picture and tickets, of what was approved', async () => {
    const order = await paidOrder()
    const sheet = await laid(rubber, [stamps(order)])
    const file = (name: string) =>
      fetch(`${shopUrl}/api/production/sheets/${sheet}/${name}`, { headers: workshop })
    const dxf = await file('sheet.dxf')
    expect(dxf.headers.get('content-disposition')).toBe(`attachment; filename="sheet-${sheet}.dxf"`)
    const cuts = readDxf(await dxf.text(), 210).get('CUT') ?? []
    expect(cuts).toHaveLength(2)
    for (const points of cuts) {
      const xs = points.map(({ x }) => x)
      const ys = points.map(({ y }) => y)
      const sides = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
      expect(Math.max(...sides)).toBeCloseTo(58.2, 2)
      expect(Math.min(...sides)).toBeCloseTo(22.2, 2)
    }
    expect(
      Buffer.from(await (await file('sheet.pdf')).arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(await (await file('sheet.svg')).text()).toContain('id="shoulder"')
    const picture = await file('preview.svg')
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await file('tickets.pdf')).headers.get('content-type')).toBe('application/pdf')
    expect((await file('sheet.exe')).status).toBe(404)
    expect(
      (await fetch(`${shopUrl}/api/production/sheets/999999/sheet.dxf`, { headers: workshop })).status,
    ).toBe(404)
  })
})

describe('a sheet at its machine', () => {
  it('is started once, brings its orders into production, and is then not taken apart', async () => {
    const order = await paidOrder()
    const sheet = await laid(signs, [plate(order)])
    expect((await scan(ticketOf((await piecesOf(sheet))[0]?.id ?? 0))).body.code).toBe('sheet_not_started')
    const both = await Promise.all([start(sheet), start(sheet)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'sheet_moved' })
    expect(await orderState(order)).toBe('in-production')
    const late = await call(`production/sheets/${sheet}`, undefined, { method: 'DELETE' })
    expect(late).toMatchObject({ status: 409, body: { code: 'sheet_moved' } })
    expect(await piecesOf(sheet)).toHaveLength(1)
    expect((await start(999_999)).status).toBe(404)
  })

  it('is not started with an order that was given back, and no other order of it is touched', async () => {
    const [one, two] = [await paidOrder(), await paidOrder()]
    const sheet = await laid(signs, [plate(one), plate(two)])
    await query(`update orders set status = 'refunded' where id = $1`, [two])
    const refused = await start(sheet)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'order_not_making', details: { order: two } },
    })
    expect(refused.body.detail).toContain('Remboursée')
    expect(await orderState(one)).toBe('paid')
    expect(await sheetState(sheet)).toBe('laid')
  })
})

describe('a scanned ticket', () => {
  it('notes that a piece is made, then packed, each once; the last one ends the sheet and the order', async () => {
    const order = await paidOrder()
    const rubberSheet = await laid(rubber, [stamps(order)])
    const signSheet = await laid(signs, [plate(order)])
    await start(rubberSheet)
    await start(signSheet)
    const [first, second] = (await piecesOf(rubberSheet)).map(({ id }) => ticketOf(id))
    const [third] = (await piecesOf(signSheet)).map(({ id }) => ticketOf(id))
    if (!first || !second || !third) throw new Error('three pieces were laid')
    expect((await scan(first, 'packed')).body.code).toBe('ticket_early')
    expect((await scan(first)).body).toMatchObject({ order, line: 1, left: 1, whole: false })
    const twice = await scan(first)
    expect(twice).toMatchObject({ status: 409, body: { code: 'ticket_done' } })
    expect(twice.body.detail).toMatch(/Déjà noté par .*@/)
    const both = await Promise.all([scan(second), scan(second)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await sheetState(rubberSheet)).toBe('done')
    await scan(third)
    for (const ticket of [first, second])
      expect((await scan(ticket, 'packed')).body).toMatchObject({ state: 'packed', whole: false })
    expect((await scan(third, 'packed')).body).toMatchObject({ state: 'packed', whole: true })
  })

  it('is refused by name where it is wrong, and where its order was given back', async () => {
    const order = await paidOrder()
    const sheet = await laid(signs, [plate(order)])
    await start(sheet)
    const [piece] = await piecesOf(sheet)
    const ticket = ticketOf(piece?.id ?? 0)
    const last = ticket.endsWith('1') ? '2' : '1'
    for (const wrong of [
      ticket.slice(0, -1) + last,
      ticketOf(2_000_000_000),
      '105871-1',
      "T1' or 1=1",
      '漢字',
    ])
      expect(await scan(wrong)).toMatchObject({ status: 422, body: { code: 'ticket_unknown' } })
    expect((await scan(ticket, 'shipped')).status).toBe(400)
    await query(`update orders set status = 'refunded' where id = $1`, [order])
    const refused = await scan(ticket)
    expect(refused).toMatchObject({ status: 409, body: { code: 'order_not_making' } })
    expect(refused.body.detail).toContain('Remboursée')
    expect((await piecesOf(sheet))[0]?.state).toBe('placed')
  })
})

describe('a spoiled piece', () => {
  it('waits to be made again as the same piece, and its ticket ends', async () => {
    const order = await paidOrder()
    const sheet = await laid(rubber, [stamps(order)])
    const [spoiled, other] = await piecesOf(sheet)
    if (!spoiled || !other) throw new Error('two pieces were laid')
    expect((await remake(spoiled.id)).body.code).toBe('sheet_not_started')
    await start(sheet)
    expect((await remake(spoiled.id, '  ')).status).toBe(400)
    expect((await remake(spoiled.id)).status).toBe(200)
    expect((await remake(spoiled.id)).body.code).toBe('ticket_spoiled')
    const refused = await scan(ticketOf(spoiled.id))
    expect(refused).toMatchObject({ status: 409, body: { code: 'ticket_spoiled' } })
    expect((await lay(rubber, [stamps(order)])).body.code).toBe('pieces_taken')
    const again = await laid(rubber, [stamps(order, 1)])
    expect((await piecesOf(again))[0]?.piece).toBe(spoiled.piece)
    await scan(ticketOf(other.id))
    expect(await sheetState(sheet)).toBe('done')
    expect(await panel(`?sheet=${sheet}`)).toContain('Rayée')
    expect((await remake(999_999)).status).toBe(404)
  })
})
