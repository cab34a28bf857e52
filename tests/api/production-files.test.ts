import { PDFDocument } from 'pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { readZip } from '@/tests/support/zip'
import { query } from './support/database'
import { shopUrl, signIn } from './support/shop'

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
    expect((await fileOf(1, 'production.exe')).status).toBe(404)
  })

  it('are refused where the outlines of today are not those that were ordered', async () => {
    const response = await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody()))
    const other = (await response.json()) as number
    const older = 'a'.repeat(64)
    await query('update orders_lines set scene_hash = $1 where _parent_id = $2 and _order = 1', [
      older,
      other,
    ])
    const path = `${shopUrl}/api/orders/${other}/lines/1`
    const refused = await fetch(`${path}/production.pdf`, { headers: session })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'scene_changed',
      details: { stored: older, current: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect((await fetch(`${path}/preview.svg`, { headers: session })).status).toBe(200)
    const archive = await fetch(`${shopUrl}/api/orders/${other}/production.zip`, { headers: session })
    expect(archive.status).toBe(409)
    expect(await archive.json()).toMatchObject({ code: 'scene_changed', details: { line: 1 } })
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

  it('of an order on account goes into production before it is paid', async () => {
    const response = await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody()))
    const other = (await response.json()) as number
    expect((await change({ status: 'in-production' }, other)).status).toBe(400)
    await query("update orders set method = 'account' where id = $1", [other])
    expect((await change({ status: 'in-production' }, other)).status).toBe(200)
  })

  it('is all that a clerk changes of an order', async () => {
    const read = async () =>
      (await fetch(`${shopUrl}/cms-api/orders/${id}?depth=0`, { headers: session })).json()
    const { updatedAt: _before, ...before } = await read()
    const forged = { totalMinor: 1, email: 'x@y.fr', lines: [], events: [], vat: null, payload: null }
    expect((await change(forged)).status).toBe(200)
    const { updatedAt: _after, ...after } = await read()
    expect(after).toEqual(before)
    expect(before).not.toHaveProperty('authNonce')
    expect(before).not.toHaveProperty('idempotencyKey')
  })
})
