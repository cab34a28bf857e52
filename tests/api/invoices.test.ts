import { randomUUID } from 'node:crypto'
import { FacturX } from 'factur-x-kit'
import jsQR from 'jsqr'
import type { Email } from 'postal-mime'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { orderBody } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { mailsFor } from './support/mails'
import { clearCompany, company, move, placeOrder, readOrder, setCompany } from './support/papers'
import { shopUrl, signIn } from './support/shop'

afterAll(clearCompany)

/** Sends all of an order as one parcel. */
async function send(id: number, tracking: string): Promise<void> {
  const staff = { 'content-type': 'application/json', ...(await signIn()) }
  const order = (await (await fetch(`${shopUrl}/api/orders/${id}`, { headers: staff })).json()) as {
    lines: { id: string; quantity: number }[]
  }
  const lines = order.lines.map(line => ({ id: line.id, pieces: line.quantity }))
  const answer = await fetch(`${shopUrl}/api/orders/${id}/shipments`, {
    method: 'POST',
    headers: { ...staff, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ carrier: 'colissimo', tracking, lines }),
  })
  expect(answer.status).toBe(200)
}

/** What a bank's app reads in the code of a mail. */
async function scanOf(mail: Email | undefined): Promise<string | undefined> {
  const picture = mail?.attachments.find(({ mimeType }) => mimeType === 'image/png')
  expect(mail?.html).toContain(`src="cid:${picture?.contentId?.replaceAll(/[<>]/g, '')}"`)
  const { data, info } = await sharp(Buffer.from(picture?.content as ArrayBuffer))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const subjects = async (email: string) => (await mailsFor(email)).map(({ subject }) => subject ?? '').sort()

describe('the papers of an order', () => {
  it('wait for the company’s data; then the invoice is issued once and opens for the order’s link alone', async () => {
    await setCompany({ ...company, registration: '' })
    const { id, email, link } = await placeOrder()
    await move(id, { status: 'paid' })
    await expect
      .poll(() => subjects(email), { timeout: 60_000 })
      .toEqual([`Commande ${id} confirmée`, `Commande ${id} payée\u00a0: votre reçu`])
    expect((await readOrder(link)).invoice).toBeNull()
    const attached = (await mailsFor(email)).flatMap(({ attachments }) => attachments)
    expect(attached.filter(({ mimeType }) => mimeType === 'application/pdf')).toEqual([])

    await setCompany(company)
    const second = await placeOrder()
    await move(second.id, { status: 'paid' })
    await expect.poll(async () => (await readOrder(second.link)).invoice, { timeout: 60_000 }).toBeTruthy()
    const { invoice, totals } = await readOrder(second.link)
    expect(invoice.number).toMatch(/^FR-\d{4}-\d{5}$/)

    const auth = new URL(second.link, shopUrl).search
    const file = await fetch(`${shopUrl}${invoice.url}${auth}`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('cache-control')).toContain('no-store')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const again = new Uint8Array(await (await fetch(`${shopUrl}${invoice.url}${auth}`)).arrayBuffer())
    expect(Buffer.compare(bytes, again)).toBe(0)
    const read = await FacturX.fromPDF(bytes)
    expect(read.validate()).toEqual({ valid: true })
    expect(read.object.document.id).toBe(invoice.number)
    expect(JSON.stringify(read.object)).toContain(String(totals.gross.minor / 100))
    expect((await fetch(`${shopUrl}${invoice.url}`)).status).toBe(404)
    expect((await fetch(`${shopUrl}${invoice.url}${new URL(link, shopUrl).search}`)).status).toBe(404)

    await expect
      .poll(() => subjects(second.email), { timeout: 60_000 })
      .toEqual([`Commande ${second.id} confirmée`, `Commande ${second.id} payée\u00a0: votre reçu`])
    const receipt = (await mailsFor(second.email)).find(({ subject }) => subject?.includes('reçu'))
    expect(receipt?.attachments.map(({ filename }) => filename)).toEqual([`${invoice.number}.pdf`])
    expect(Buffer.compare(Buffer.from(receipt?.attachments[0]?.content as ArrayBuffer), bytes)).toBe(0)
    const rows = await query(`select count(*)::int as count from invoices where order_id = $1`, [second.id])
    expect(rows).toEqual([{ count: 1 }])
  })

  it('tell the buyer of each step once, with the number of the parcel', async () => {
    await setCompany(company)
    const { id, email } = await placeOrder({ purchaseReference: 'BC-2026-118' })
    await move(id, { status: 'paid' })
    await move(id, { status: 'in-production' })
    await send(id, '6A12345678901')
    await move(id, { status: 'delivered' })
    await expect
      .poll(() => subjects(email), { timeout: 60_000 })
      .toEqual(
        [
          `Commande ${id} confirmée`,
          `Commande ${id} payée\u00a0: votre reçu`,
          `Commande ${id}\u00a0: en fabrication`,
          `Commande ${id} expédiée`,
          `Commande ${id} livrée`,
        ].sort(),
      )
    for (const mail of await mailsFor(email)) expect(mail.text).toContain('BC-2026-118')
    const parcel = (await mailsFor(email)).find(({ subject }) => subject?.includes('expédiée'))
    expect(parcel?.text).toContain('6A12345678901')
  })

  it('ask for a transfer with a code that a bank’s app reads in the mail', async () => {
    await setCompany(company)
    const { id, email } = await placeOrder()
    await expect.poll(() => subjects(email), { timeout: 60_000 }).toHaveLength(1)
    const [mail] = await mailsFor(email)
    const lines = (await scanOf(mail))?.split('\n') ?? []
    expect(lines.slice(0, 2)).toEqual(['BCD', '002'])
    expect(lines).toEqual(expect.arrayContaining([company.bankIban, String(id)]))
  })

  it('take lines back: the buyer withdraws, is refunded, and has his credit note', async () => {
    await setCompany(company)
    const bottle = {
      id: randomUUID(),
      type: 'static',
      slug: 'encre-trodat-7011',
      quantity: 3,
      tranquility: false,
      content: { variant: 'encre-trodat-7011-black' },
      description: '',
    }
    const made = orderBody().items[1]
    const { id, email, link } = await placeOrder({ items: [bottle, made] })
    const withdraw = (lines: object[]) =>
      fetch(`${shopUrl}${link.replace(`/${id}`, `/${id}/withdrawals`)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shopUrl },
        body: JSON.stringify({ lines, comment: 'Wrong colour' }),
      })
    const [ink, engraved] = (await readOrder(link)).lines
    // An order that is not paid yet is only shown as not paid.
    expect((await withdraw([{ id: ink.id, quantity: 1 }])).status).toBe(422)
    await move(id, { status: 'paid' })
    expect((await withdraw([{ id: engraved.id, quantity: 1 }])).status).toBe(422)
    expect((await withdraw([{ id: ink.id, quantity: 4 }])).status).toBe(422)
    expect((await withdraw([{ id: ink.id, quantity: 2 }])).status).toBe(204)
    expect((await withdraw([{ id: ink.id, quantity: 2 }])).status).toBe(422)
    expect((await readOrder(link)).lines[0].withdrawn).toBe(2)

    const minor = Math.round((ink.net.minor / 3) * 2 * 1.2)
    const clerk = await signIn()
    const giveBack = async (quantity: number, over = {}) => {
      const response = await fetch(`${shopUrl}/api/payments/refunds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...clerk },
        body: JSON.stringify({
          order: id,
          minor,
          reason: 'Withdrawal',
          lines: [{ id: ink.id, quantity }],
          ...over,
        }),
      })
      return response.status
    }
    // Pieces that do not exist, and an amount other than their price.
    expect(await giveBack(4)).toBe(409)
    expect(await giveBack(2, { minor: minor - 1 })).toBe(409)
    expect(await giveBack(2)).toBe(200)
    expect(await giveBack(2)).toBe(409)
    await expect.poll(async () => (await readOrder(link)).creditNotes, { timeout: 60_000 }).toHaveLength(1)
    const { creditNotes, invoice } = await readOrder(link)
    const file = await fetch(`${shopUrl}${creditNotes[0].url}${new URL(link, shopUrl).search}`)
    const read = await FacturX.fromPDF(new Uint8Array(await file.arrayBuffer()))
    expect(read.validate()).toEqual({ valid: true })
    expect(read.object.document.type).toBe('381')
    const written = JSON.stringify(read.object)
    expect(written).toContain(invoice.number)
    expect(written).toContain(String(minor / 100))
    expect(written).toContain(ink.title)

    const of = (start: string) => async () =>
      (await subjects(email)).filter(subject => subject.includes(start)).length
    await expect.poll(of('rétractation'), { timeout: 60_000 }).toBe(1)
    await expect.poll(of('remboursement'), { timeout: 60_000 }).toBe(1)
    const shop = (await mailsFor(company.email)).find(({ subject }) => subject?.includes(String(id)))
    expect(shop?.text).toContain('Wrong colour')
    const paid = (await mailsFor(email)).find(({ subject }) => subject?.includes('remboursement'))
    expect(paid?.attachments.map(({ filename }) => filename)).toEqual([`${creditNotes[0].number}.pdf`])
  })

  it('send the link to who ordered, and tell nobody else whether there is such an order', async () => {
    const { id, email } = await placeOrder()
    const ask = (body: unknown) =>
      fetch(`${shopUrl}/api/order-links`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shopUrl },
        body: JSON.stringify(body),
      })
    const stranger = `${randomUUID()}@example.org`
    expect((await ask({ order: id, email: stranger })).status).toBe(202)
    expect((await ask({ order: 2_000_000_000, email })).status).toBe(202)
    expect((await ask({ order: id, email: email.toUpperCase() })).status).toBe(202)
    await expect
      .poll(() => subjects(email), { timeout: 60_000 })
      .toEqual([`Commande ${id} confirmée`, `Le lien vers votre commande ${id}`])
    expect(await mailsFor(stranger)).toEqual([])
  })
})
