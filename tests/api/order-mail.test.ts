import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '@/lib/ground/money/format'
import {
  agreedBody,
  designedItem,
  orderBody,
  sendOrder,
  templateDesign,
} from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { mailsFor } from './support/mails'
import { shopUrl } from './support/shop'

const german = {
  name: 'Jörg Müller',
  address: 'Hauptstraße 5',
  zipcode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+4930123456',
}
const languages = [
  {
    language: 'French',
    locale: 'fr-FR',
    subject: /^Commande \d+ confirmée$/,
    says: ['ce que vous avez vu est ce qui sera gravé', 'TVA 20 %', 'Payer par virement', '59000 Lille'],
    over: {},
  },
  {
    language: 'German',
    locale: 'de-DE',
    subject: /^Bestellung \d+ bestätigt$/,
    says: ['19 %', '10115 Berlin', 'Jörg Müller'],
    over: {
      locale: 'de-DE',
      items: [designedItem(templateDesign('template-company-address-de'), { quantity: 3 })],
      delivery: german,
      billing: german,
      shipment: { method: 'dach-home' },
    },
  },
]

describe('the confirmation of an order', () => {
  it.each(languages)('comes once, in $language, with the totals of the order', async expected => {
    const email = `${randomUUID()}@example.org`
    const client = { email, name: 'Jörg Müller', phone: '+33612345678', termsConsent: true }
    const body = await agreedBody(shopUrl, orderBody({ ...expected.over, client }))
    const key = randomUUID()
    const id = await (await sendOrder(shopUrl, body, key)).json()
    expect(await (await sendOrder(shopUrl, body, key)).json()).toBe(id)
    const jobs = () =>
      query(
        `select state, retry_count from pgboss.job where name = 'mail' and (data ->> 'order')::int = $1`,
        [id],
      )
    await expect.poll(jobs, { timeout: 60_000 }).toEqual([{ state: 'completed', retry_count: 0 }])

    const mails = await mailsFor(email)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.subject).toMatch(expected.subject)
    expect(mail?.subject).toContain(String(id))
    const total = formatMoney(body.expectedTotal, expected.locale)
    for (const text of [mail?.text, mail?.html]) {
      const read = text?.replace(/&nbsp;|\u00a0|\u202f/g, ' ').replace(/<!-- -->/g, '') ?? ''
      for (const sentence of [...expected.says, total.replaceAll('\u00a0', ' ')])
        expect(read).toContain(sentence)
    }
    const [link] = /http[^"\s]*\/order\/\?[^"\s]+/.exec(mail?.html?.replaceAll('&amp;', '&') ?? '') ?? []
    const auth = new URL(link ?? '').searchParams.get('auth')
    expect((await fetch(`${shopUrl}/api/orders/${id}?auth=${auth}`)).status).toBe(200)
  })
  it('is sent again where the mail server breaks off in its middle, and comes once', async () => {
    const email = `falters-${randomUUID()}@example.org`
    const client = { email, name: 'Sophie Bernard', phone: '+33612345678', termsConsent: true }
    const id = await (await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody({ client })))).json()
    const states = async () =>
      (
        await query<{ state: string }>(
          `select state from pgboss.job where name = 'mail' and (data ->> 'order')::int = $1`,
          [id],
        )
      ).map(({ state }) => state)
    await expect.poll(states, { timeout: 60_000 }).toEqual(['retry'])
    expect(await mailsFor(email)).toEqual([])
    // Nobody waits for the pause before the next try.
    await query(
      `update pgboss.job set start_after = now() where name = 'mail' and (data ->> 'order')::int = $1`,
      [id],
    )
    await expect.poll(states, { timeout: 60_000 }).toEqual(['completed'])
    expect(await mailsFor(email)).toHaveLength(1)
  })
})
