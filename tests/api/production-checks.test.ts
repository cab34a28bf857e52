import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { ticketOf } from '@/lib/workshop/production/ticket'
import { readTexts } from '@/tests/support/messages'
import { query } from './support/database'
import { staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'
import {
  call,
  laid,
  paidOrder,
  piecesOf,
  rubber,
  scan,
  sheetState,
  stamps,
  start,
  workshopSession,
} from './support/workshop'

const t = readTexts('fr').backOffice.production
let workshop: Record<string, string>
beforeAll(async () => {
  workshop = await workshopSession()
})

/** A started sheet with two stamps of a paid order. */
async function running() {
  const order = await paidOrder()
  const sheet = await laid(rubber, [stamps(order)])
  expect((await start(sheet)).status).toBe(200)
  const [first, second] = (await piecesOf(sheet)).map(({ id }) => id)
  if (!first || !second) throw new Error('two pieces were laid')
  return { order, sheet, first, second }
}
const made = async (piece: number) => expect((await scan(ticketOf(piece))).status).toBe(200)

const takeBack = (piece: number, state: string, reason = 'Mauvais bon') =>
  call(`production/pieces/${piece}/take-back`, { state, reason })
const stateOf = async (piece: number) =>
  (await query<{ state: string }>('select state from production_pieces where id = $1', [piece]))[0]?.state
const panel = async (path: string) => (await fetch(`${shopUrl}/admin/${path}`, { headers: workshop })).text()

describe('a scan that was a mistake', () => {
  it('is taken back step by step with who and why, and the done sheet goes on', async () => {
    const { sheet, first, second } = await running()
    await made(first)
    await made(second)
    expect((await scan(ticketOf(first), 'packed')).status).toBe(200)
    expect(await sheetState(sheet)).toBe('done')
    expect((await takeBack(first, 'packed', '  ')).status).toBe(400)
    expect((await takeBack(first, 'placed')).status).toBe(400)
    expect((await takeBack(first, 'packed', 'Un autre colis')).status).toBe(200)
    expect(await stateOf(first)).toBe('made')
    expect(await sheetState(sheet)).toBe('done')
    expect((await takeBack(first, 'made')).status).toBe(200)
    expect(await stateOf(first)).toBe('placed')
    expect(await sheetState(sheet)).toBe('running')
    const page = await panel(`production?sheet=${sheet}`)
    expect(page).toContain('Un autre colis')
    expect(page).toContain('Mauvais bon')
    await made(first)
    expect(await sheetState(sheet)).toBe('done')
    expect((await takeBack(999_999, 'made')).status).toBe(404)
  })

  it('is taken back by one of two clerks, and not where the piece is another’s state by now', async () => {
    const { first } = await running()
    const early = await takeBack(first, 'made')
    expect(early).toMatchObject({ status: 409, body: { code: 'piece_moved' } })
    expect(early.body.detail).toMatch(/@.* a changé l’état de cette pièce/)
    await made(first)
    const both = await Promise.all([takeBack(first, 'made'), takeBack(first, 'made')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [rows] = await query<{ n: number }>(
      'select count(*)::int as n from production_taken_back where piece_id = $1',
      [first],
    )
    expect(rows?.n).toBe(1)
  })

  it('stays where the piece may have left, and where its order is not being made any more', async () => {
    const { order, sheet, first, second } = await running()
    for (const piece of [first, second]) {
      await made(piece)
      expect((await scan(ticketOf(piece), 'packed')).status).toBe(200)
    }
    const [line] = await query<{ id: string }>(
      `select coalesce(content ->> 'id', id::text) as id from orders_lines where _parent_id = $1 and _order = 1`,
      [order],
    )
    const parcel = (pieces: number) =>
      call(`orders/${order}/shipments`, { carrier: 'dpd', tracking: '', lines: [{ id: line?.id, pieces }] })
    expect((await parcel(1)).status).toBe(200)
    expect((await takeBack(first, 'packed')).status).toBe(200)
    expect(await takeBack(second, 'packed')).toMatchObject({ status: 409, body: { code: 'piece_sent' } })
    expect((await takeBack(first, 'made')).status).toBe(200)
    const buttons = [t.takeBack.open, t.remake.open].map(text => `>${text}<`)
    const shown = async () => {
      const html = await panel(`production?sheet=${sheet}`)
      return buttons.map(button => html.includes(button))
    }
    expect(await shown()).toEqual([true, true])
    await query(`update orders set status = 'refunded' where id = $1`, [order])
    expect(await takeBack(second, 'packed')).toMatchObject({
      status: 409,
      body: { code: 'order_not_making' },
    })
    expect(await stateOf(second)).toBe('packed')
    // An action that would be refused is not offered.
    expect(await shown()).toEqual([false, false])
  })
})

const sendPhoto = (piece: number, body: Uint8Array<ArrayBuffer>, by: Record<string, string> = workshop) =>
  fetch(`${shopUrl}/api/production/pieces/${piece}/photos`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'accept-language': 'fr', ...by },
    body,
  })
const bytes = (buffer: Buffer) => new Uint8Array(buffer)
/** A picture as a telephone writes it: large, lying on its side, with a place in it. */
const photographed = async () =>
  bytes(
    await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#7a3b10' } })
      .withExif({ IFD0: { Make: 'Phone', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  )
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

describe('a check photo', () => {
  it('is kept upright, small and without its place, and shown with sheet, order and ticket', async () => {
    const { order, sheet, first } = await running()
    const sent = await photographed()
    expect(await codeOf(await sendPhoto(first, sent))).toBe('ticket_early')
    await made(first)
    const kept = await sendPhoto(first, sent)
    expect(kept.status).toBe(201)
    const { photo } = (await kept.json()) as { photo: number }
    const path = `/api/production/photos/${photo}`
    const read = await fetch(`${shopUrl}${path}`, { headers: workshop })
    expect(read.headers.get('content-type')).toBe('image/jpeg')
    expect(read.headers.get('cache-control')).toBe('private, no-store')
    const { width, height, exif, orientation } = await sharp(await read.arrayBuffer()).metadata()
    expect([width, height, exif, orientation]).toEqual([1067, 1600, undefined, undefined])
    expect(await panel(`production?sheet=${sheet}`)).toContain(path)
    expect(await panel(`collections/orders/${order}`)).toContain(path)
    const tickets = await fetch(`${shopUrl}/api/production/sheets/${sheet}/tickets.pdf`, {
      headers: workshop,
    })
    expect(Buffer.from(await tickets.arrayBuffer()).toString('latin1')).toContain('/DCTDecode')
  })

  it('is the staff’s alone, and goes when it is removed', async () => {
    const { first } = await running()
    await made(first)
    const sent = await photographed()
    const translator = await staffSession('translator')
    for (const by of [{}, translator]) expect((await sendPhoto(first, sent, by)).status).toBe(403)
    const foreign = { ...workshop, origin: 'https://elsewhere.test' }
    expect((await sendPhoto(first, sent, foreign)).status).toBe(403)
    const { photo } = (await (await sendPhoto(first, sent)).json()) as { photo: number }
    const read = (by: Record<string, string>) =>
      fetch(`${shopUrl}/api/production/photos/${photo}`, { headers: by })
    for (const by of [{}, translator]) expect((await read(by)).status).toBe(404)
    const remove = (by: Record<string, string>) =>
      call(`production/photos/${photo}`, undefined, { method: 'DELETE', by })
    expect((await remove(translator)).status).toBe(403)
    expect((await read(await signIn())).status).toBe(200)
    expect((await remove(workshop)).status).toBe(200)
    expect((await read(workshop)).status).toBe(404)
    expect((await remove(workshop)).status).toBe(404)
  })

  it('is refused where it is no picture, a bomb or too much, and nothing is kept of it', async () => {
    const { first } = await running()
    await made(first)
    const text = bytes(Buffer.from('<script>alert(1)</script>'))
    expect(await codeOf(await sendPhoto(first, text))).toBe('picture_unreadable')
    const cut = (await photographed()).slice(0, 3000)
    expect(await codeOf(await sendPhoto(first, cut))).toBe('picture_unreadable')
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    expect(await codeOf(await sendPhoto(first, bytes(bomb)))).toBe('picture_unreadable')
    expect(await codeOf(await sendPhoto(first, new Uint8Array(20_000_001)))).toBe('body_too_large')
    expect((await sendPhoto(999_999, await photographed())).status).toBe(404)
    const count = async () =>
      (
        await query<{ n: number }>('select count(*)::int as n from production_photos where piece_id = $1', [
          first,
        ])
      )[0]?.n
    expect(await count()).toBe(0)
    const small = bytes(
      await sharp(await photographed())
        .resize(40)
        .toBuffer(),
    )
    const many = await Promise.all(Array.from({ length: 8 }, () => sendPhoto(first, small)))
    expect(many.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 201, 409, 409])
    expect(await count()).toBe(6)
  })
})
