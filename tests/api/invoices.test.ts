import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FacturX } from 'factur-x-kit'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, describe, expect, it } from 'vitest'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { shopUrl, signIn } from './support/shop'

const mailDir = process.env.TEST_MAIL_DIR ?? ''

async function mailsFor(address: string): Promise<Email[]> {
  const files = readdirSync(mailDir).filter(file => file.endsWith('.eml'))
  const mails = await Promise.all(files.map(file => PostalMime.parse(readFileSync(path.join(mailDir, file)))))
  return mails.filter(mail => mail.to?.some(one => one.address === address))
}

const company = {
  name: 'Cachet & Plaque',
  legalForm: 'SAS',
  registration: 'RCS Lille 303 265 045',
  vatNumber: 'FR40303265045',
  street: '12 rue de l’Atelier',
  zipcode: '59000',
  city: 'Lille',
}

/** Fills in who runs the shop, as a clerk does. */
async function setCompany(data: Record<string, string>): Promise<void> {
  const answer = await fetch(`${shopUrl}/cms-api/globals/company`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await signIn()) },
    body: JSON.stringify(data),
  })
  expect(answer.status).toBe(200)
}

afterAll(() => setCompany(Object.fromEntries(Object.keys(company).map(name => [name, '']))))

/** An order of two things by transfer, and the link that opens it. */
async function placeOrder(over: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@example.org`
  const client = { email, name: 'Sophie Bernard', phone: '+33612345678', termsConsent: true }
  const answer = await sendOrder(
    shopUrl,
    await agreedBody(shopUrl, orderBody({ client, ...over })),
    randomUUID(),
  )
  expect(answer.status).toBe(201)
  const id = Number(await answer.json())
  return { id, email, link: answer.headers.get('location') ?? '' }
}

/** Moves an order as a clerk does in the panel. */
async function move(id: number, data: { status: string; tracking?: string }): Promise<void> {
  const answer = await fetch(`${shopUrl}/cms-api/orders/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(await signIn()) },
    body: JSON.stringify(data),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

const subjects = async (email: string) => (await mailsFor(email)).map(({ subject }) => subject ?? '').sort()
const readOrder = async (link: string) => (await fetch(`${shopUrl}${link}`)).json()

describe('the papers of an order', () => {
  it('wait for the company’s data; then the invoice is issued once and opens for the order’s link alone', async () => {
    await setCompany({ ...company, registration: '' })
    const { id, email, link } = await placeOrder()
    await move(id, { status: 'paid' })
    await expect
      .poll(() => subjects(email), { timeout: 60_000 })
      .toEqual([`Commande ${id} confirmée`, `Commande ${id} payée : votre reçu`])
    expect((await readOrder(link)).invoice).toBeNull()
    expect((await mailsFor(email)).flatMap(({ attachments }) => attachments)).toEqual([])

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
      .toEqual([`Commande ${second.id} confirmée`, `Commande ${second.id} payée : votre reçu`])
    const receipt = (await mailsFor(second.email)).find(({ subject }) => subject?.includes('reçu'))
    expect(receipt?.attachments.map(({ filename }) => filename)).toEqual([`${invoice.number}.pdf`])
    expect(Buffer.compare(Buffer.from(receipt?.attachments[0]?.content as ArrayBuffer), bytes)).toBe(0)
    const rows = await query(`select count(*)::int as count from invoices where order_id = $1`, [second.id])
    expect(rows).toEqual([{ count: 1 }])
  })

  it('tell the buyer of each step once, with the number of the parcel', async () => {
    await setCompany(company)
    const { id, email } = await placeOrder()
    for (const data of [
      { status: 'paid' },
      { status: 'in-production' },
      { status: 'shipped', tracking: '6A12345678901' },
    ])
      await move(id, data)
    await expect
      .poll(() => subjects(email), { timeout: 60_000 })
      .toEqual(
        [
          `Commande ${id} confirmée`,
          `Commande ${id} payée : votre reçu`,
          `Commande ${id} : en fabrication`,
          `Commande ${id} expédiée`,
        ].sort(),
      )
    const parcel = (await mailsFor(email)).find(({ subject }) => subject?.includes('expédiée'))
    expect(parcel?.text).toContain('6A12345678901')
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
