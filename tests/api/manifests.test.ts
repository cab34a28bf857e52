import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, expect, it } from 'vitest'
import { query } from './support/database'
import { staffSession } from './support/people'
import { shopUrl } from './support/shop'
import { call, paidOrder, workshopSession } from './support/workshop'

let workshop: Record<string, string>
let orders: number[]
beforeAll(async () => {
  workshop = await workshopSession()
  orders = [await paidOrder(), await paidOrder(), await paidOrder()]
})

/** A day of this test's own, long ago: what other tests send is on none of its lists. */
const day = '2001-05-17'

/** Parcels of the orders that left with a carrier at moments of that day, as they were kept. */
async function parcels(carrier: string, moments: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const [index, moment] of moments.entries()) {
    const [row] = await query<{ id: number }>(
      `insert into shipments (order_id, request, carrier, tracking, sent_at) values ($1, $2, $3, $4, $5) returning id`,
      [orders[index], randomUUID(), carrier, index === 0 ? '=HYPERLINK("x")' : `6A${index}`, moment],
    )
    if (!row) throw new Error('a parcel was written')
    await query('insert into shipment_lines (shipment_id, line, pieces) values ($1, $2, $3)', [
      row.id,
      '1',
      2,
    ])
    ids.push(row.id)
  }
  return ids
}
const listOf = async (parcel: number) =>
  (
    await query<{ list: number | null }>('select manifest_id as list from shipments where id = $1', [parcel])
  )[0]?.list
const make = (carrier: string, by = workshop) => call('manifests', { carrier, day }, { by })
const file = async (id: unknown, kind: string, by = workshop) =>
  fetch(`${shopUrl}/api/manifests/${id}/manifest.${kind}`, { headers: by })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

it('lists what a carrier took on a day of the shop’s clock, once, and prints it again the same', async () => {
  // The day begins and ends at midnight in Paris, two hours before midnight UTC.
  const [first, second, late] = await parcels('geodis', [
    '2001-05-16T22:00:00Z',
    '2001-05-17T21:59:59Z',
    '2001-05-17T22:00:00Z',
  ])
  const { status, body } = await make('geodis')
  expect(status).toBe(200)
  expect([await listOf(first ?? 0), await listOf(second ?? 0), await listOf(late ?? 0)]).toEqual([
    body.manifest,
    body.manifest,
    null,
  ])
  expect(await make('geodis')).toMatchObject({ status: 409, body: { code: 'manifest_empty' } })
  const pdf = await file(body.manifest, 'pdf')
  expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="M-${body.manifest}.pdf"`)
  const printed = await bytesOf(pdf)
  expect((await PDFDocument.load(printed)).getPageCount()).toBe(1)
  const csv = await (await file(body.manifest, 'csv')).text()
  const rows = csv.trim().split(/\r?\n/)
  expect(rows).toHaveLength(3)
  expect(rows[2]).toBe(`M-${body.manifest};${day};Geodis;${second};${orders[1]};6A1;59000;Lille;FR;;2`)
  // A value that a spreadsheet would calculate with is written as text.
  expect(rows[1]).toContain(`'=HYPERLINK`)
  // A parcel that changes later keeps its list and its carrier.
  const correct = (carrier: string) =>
    call(`orders/${orders[1]}/shipments/${second}`, { carrier, tracking: 'CORRECTED' }, { method: 'PUT' })
  expect(await correct('dpd')).toMatchObject({ status: 409, body: { code: 'parcel_handed_over' } })
  expect((await correct('geodis')).status).toBe(200)
  expect((await bytesOf(await file(body.manifest, 'pdf'))).equals(printed)).toBe(true)
  expect(await (await file(body.manifest, 'csv')).text()).toBe(csv)
  const later = await parcels('geodis', ['2001-05-17T10:00:00Z'])
  const next = await make('geodis')
  expect(next.status).toBe(200)
  expect(await listOf(later[0] ?? 0)).toBe(next.body.manifest)
  const page = await fetch(`${shopUrl}/admin/production?manifests=1`, { headers: workshop })
  expect(await page.text()).toContain(`/api/manifests/${next.body.manifest}/manifest.pdf`)
})

it('is made by one of two clerks, and a parcel is on the list of one', async () => {
  await parcels('dachser', ['2001-05-17T08:00:00Z', '2001-05-17T09:00:00Z'])
  const both = await Promise.all([make('dachser'), make('dachser')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('is the staff’s alone, and of carriers and days that there are', async () => {
  await parcels('planzer', ['2001-05-17T08:00:00Z'])
  const translator = await staffSession('translator')
  for (const by of [{}, translator]) expect((await make('planzer', by)).status).toBe(403)
  const { body } = await make('planzer')
  for (const by of [{}, translator])
    for (const kind of ['pdf', 'csv']) expect((await file(body.manifest, kind, by)).status).toBe(404)
  expect((await file(body.manifest, 'exe')).status).toBe(404)
  for (const asked of [
    { carrier: 'pickup', day },
    { carrier: 'nobody', day },
    { carrier: 'dpd', day: '2001-02-30' },
    { carrier: 'dpd', day: '17.05.2001' },
    { carrier: 'dpd', day: '0000-01-01' },
  ])
    expect((await call('manifests', asked)).status).toBe(400)
})
