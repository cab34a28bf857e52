import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { shopUrl, signIn } from './support/shop'

let owner: Record<string, string>
const account = { bankHolder: '', bankIban: '', bankBic: '' }

const send = async (path: string, method: string, body: object) => {
  const answer = await fetch(`${shopUrl}/cms-api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...owner },
    body: JSON.stringify(body),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}
const setCompany = (data: object) => send('globals/company', 'POST', data)
const gravia = {
  name: 'Gravia',
  legalForm: 'SRL',
  registration: 'BCE 0428.759.497',
  vatNumber: 'BE0428759497',
  street: 'Rue Neuve 1',
  zipcode: '1000',
  city: 'Bruxelles',
}
const offersIn = async (country: string) =>
  (
    (await (await fetch(`${shopUrl}/api/payments?country=${country}&locale=fr-${country}`)).json()) as {
      method: string
    }[]
  ).map(({ method }) => method)

beforeAll(async () => {
  owner = await signIn()
  const found = await (await fetch(`${shopUrl}/cms-api/globals/company`, { headers: owner })).json()
  const { bankHolder, bankIban, bankBic } = found as typeof account
  Object.assign(account, { bankHolder, bankIban, bankBic })
})
afterAll(() =>
  setCompany({
    ...account,
    ...Object.fromEntries(Object.keys(gravia).map(name => [name, ''])),
    country: 'FR',
  }),
)

describe('the country of who sells', () => {
  it('is on the invoice, whose words are of its law; one that the VAT number gainsays issues none', async () => {
    await setCompany({ ...gravia, country: 'FR' })
    const client = {
      email: `${randomUUID()}@example.org`,
      name: 'Sophie',
      phone: '+33612345678',
      termsConsent: true,
    }
    const sent = await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody({ client })), randomUUID())
    const id = Number(await sent.json())
    await send(`orders/${id}`, 'PATCH', { status: 'paid' })
    const events = () =>
      query(`select 1 from orders_events where _parent_id = $1 and data ->> 'code' = 'invoice_waits'`, [id])
    await expect.poll(async () => (await events()).length, { timeout: 60_000 }).toBe(1)
    await setCompany({ country: 'BE' })
    const second = await sendOrder(
      shopUrl,
      await agreedBody(shopUrl, orderBody({ client: { ...client, email: `${randomUUID()}@example.org` } })),
      randomUUID(),
    )
    const other = Number(await second.json())
    await send(`orders/${other}`, 'PATCH', { status: 'paid' })
    const contents = () =>
      query<{ content: { seller: { country: string; countryName: string }; words: Record<string, string> } }>(
        'select content from invoices where order_id = $1',
        [other],
      )
    await expect.poll(async () => (await contents()).length, { timeout: 60_000 }).toBe(1)
    const [invoice] = await contents()
    expect(invoice?.content.seller).toMatchObject({ country: 'BE', countryName: 'Belgique' })
    expect(invoice?.content.words.exemptExport).toContain('belge')
    expect(JSON.stringify(invoice?.content.words)).not.toContain('CGI')
  })

  it('decides where cheques are taken', async () => {
    await setCompany({ country: 'BE' })
    expect(await offersIn('BE')).toContain('cheque')
    expect(await offersIn('FR')).not.toContain('cheque')
    await setCompany({ country: 'FR' })
    expect(await offersIn('FR')).toContain('cheque')
  })
})

describe('a shop without a bank account', () => {
  it('offers no transfer, and takes no order that is to be paid by one', async () => {
    await setCompany({ bankHolder: '', bankIban: '', bankBic: '' })
    expect(await offersIn('FR')).not.toContain('transfer')
    const refused = await sendOrder(shopUrl, orderBody(), randomUUID())
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'payment_not_offered' })
    await setCompany(account)
    expect(await offersIn('FR')).toContain('transfer')
  })
})

describe('a country that is not sold to', () => {
  it('has no site, no place in sitemaps, hreflang and the choice of the country, and no prices', async () => {
    const [malta] = await query<{ id: number }>(`select id from countries where code = 'MT'`)
    const html = async (path: string) => (await fetch(`${shopUrl}${path}`)).text()
    const isListed = async () => ({
      site: (await fetch(`${shopUrl}/en-mt/`, { redirect: 'manual' })).status,
      sitemap: (await html('/sitemap.xml')).includes('en-mt'),
      pages: (await fetch(`${shopUrl}/sitemaps/en-mt.xml`)).status,
      hreflang: /hreflang="en-mt"/i.test(await html('/')),
      zones: (await html('/api/zones')).includes('"MT"'),
      shop: (await fetch(`${shopUrl}/api/shop/en-MT?products=`)).status === 404,
    })
    expect(await isListed()).toMatchObject({
      site: 200,
      sitemap: true,
      pages: 200,
      hreflang: true,
      zones: true,
    })
    await send(`countries/${malta?.id}`, 'PATCH', { code: 'QM' })
    try {
      expect(await isListed()).toEqual({
        site: 307,
        sitemap: false,
        pages: 404,
        hreflang: false,
        zones: false,
        shop: true,
      })
      const led = await fetch(`${shopUrl}/en-mt/`, { redirect: 'manual' })
      expect(led.headers.get('location')).toBe('/en-be/')
    } finally {
      await send(`countries/${malta?.id}`, 'PATCH', { code: 'MT' })
    }
    expect(await isListed()).toMatchObject({ site: 200, sitemap: true, hreflang: true, zones: true })
  })
})
