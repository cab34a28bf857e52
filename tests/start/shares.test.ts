import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '@/scripts/lib/paths.mjs'
import { startShop } from '@/scripts/lib/start-shop.mjs'
import { agreedBody, designedItem, orderBody, templateDesign } from '@/tests/support/order-request.mjs'
import { noisePng } from '@/tests/support/picture-files'

const dataDir = process.env.SEEDED_DATA_DIR ?? path.join(root, '.data')

/** Stores that a few files and carts fill, and mailboxes that take few mails. */
const env = {
  TRUST_PROXY: '1',
  OWN_PICTURES_MAX_MB: '62',
  SAVED_CARTS_MAX_MB: '10',
  RATE_LIMITS: 'mails=3/3600 mailboxes=5/3600',
}

let shop: Awaited<ReturnType<typeof startShop>>
let database: Client
beforeAll(async () => {
  shop = await startShop({ dataDir, env })
  database = new Client({ connectionString: shop.env.DATABASE_URL })
  await database.connect()
  // A data folder may have what an earlier run has left.
  for (const table of ['own_pictures', 'saved_carts', 'store_shares', 'rate_limits'])
    await database.query(`delete from ${table}`)
})
afterAll(async () => {
  await database.end()
  await shop.stop()
})

const codeOf = async (response: Response) => {
  const body = (await response.json()) as { code?: string } | number
  return typeof body === 'number' ? undefined : body.code
}

describe('the store of own pictures', () => {
  /** 14 MB that can be decoded. */
  const file = () => noisePng(2160, 2160)
  const send = (address: string, body: Buffer = file(), at = 'own-pictures') =>
    fetch(`${shop.url}/api/${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-forwarded-for': address },
      body: new Uint8Array(body),
    })
  async function kept(address: string, at?: string) {
    const response = await send(address, file(), at)
    expect([response.status, response.headers.get('set-cookie') !== null]).toEqual([201, true])
    const { hash } = (await response.json()) as { hash: string }
    return { hash, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  }
  const isKept = async ({ hash }: { hash: string }) =>
    (await database.query('select 1 from own_pictures where hash = $1', [hash])).rows.length === 1

  it('takes a share of each address and network, and old files that nothing holds give way', async () => {
    const held = await kept('203.0.113.7')
    await database.query("insert into own_picture_holds (hash, holder) values ($1, 'share:test')", [
      held.hash,
    ])
    const old = await kept('203.0.113.7', 'message-files')
    // His share is full for every call and for every name that he gives; the share of his network is full too.
    for (const [address, at] of [
      ['203.0.113.7', 'own-pictures'],
      ['203.0.113.7', 'message-files'],
      ['203.0.113.8', 'own-pictures'],
    ] as const) {
      const refused = await send(address, file(), at)
      expect([address, at, refused.status, await codeOf(refused)]).toEqual([address, at, 507, 'share_full'])
    }
    // A small file is still taken, up to the share's end.
    expect((await send('203.0.113.7', noisePng())).status).toBe(201)
    const others = [await kept('198.51.100.4'), await kept('2001:db8:1:2::5')]
    expect(await isKept(old)).toBe(true)
    // The store is full: the file that was used longest ago goes, not the one that is held.
    const last = await kept('192.0.2.9')
    const keeps: boolean[] = []
    for (const one of [held, old, ...others, last]) keeps.push(await isKept(one))
    expect(keeps).toEqual([true, false, true, true, true])
    // Another half of the same network of version 6 has its share, and another network its own.
    expect(await codeOf(await send('2001:db8:1:3::5', noisePng(2400, 2400), 'message-files'))).toBe(
      'share_full',
    )
    // Where all files are held and there is no space, the sender's share is not reduced.
    await database.query(
      `insert into own_picture_holds (hash, holder) select hash, 'share:full' from own_pictures on conflict do nothing`,
    )
    const refused = await send('192.0.4.1')
    expect([refused.status, await codeOf(refused)]).toEqual([507, 'picture_store_full'])
    await database.query("delete from own_picture_holds where holder = 'share:full'")
    const { rows } = await database.query('select distinct address, network from store_shares')
    expect(rows).toHaveLength(4)
    expect(JSON.stringify(rows)).not.toMatch(/203|2001:/)
  })

  it('counts those who come at once one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send('192.0.3.1', noisePng(1600, 1600))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 507, 507])
  })
})

describe('the store of saved carts', () => {
  const noise = () => randomBytes(140_000).toString('base64')
  /** A cart of some 1.5 MB that does not compress. */
  const cart = () =>
    Array.from({ length: 8 }, () => {
      const item = designedItem(templateDesign('template-company-address-fr'))
      return { ...item, content: { ...item.content, design: { ...item.content.design, note: noise() } } }
    })
  const share = (address: string) =>
    fetch(`${shop.url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({
        saveType: 'share',
        sendEmail: `${randomUUID()}@example.org`,
        items: cart(),
        locale: 'fr-FR',
      }),
    })

  it('takes a share of each address', async () => {
    const statuses: number[] = []
    for (let times = 0; times < 3; times += 1) statuses.push((await share('203.0.113.7')).status)
    expect(statuses).toEqual([201, 201, 201])
    const refused = await share('203.0.113.7')
    expect([refused.status, await codeOf(refused)]).toEqual([507, 'share_full'])
    expect((await share('198.51.100.4')).status).toBe(201)
  })
})

describe('a mailbox that strangers name', () => {
  const email = `box-${randomUUID()}@example.org`
  const order = async (address: string, to: string, key: string = randomUUID()) => {
    const body = await agreed
    return fetch(`${shop.url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': address },
      body: JSON.stringify({ ...body, client: { ...body.client, email: to } }),
    })
  }
  let agreed: ReturnType<typeof agreedBody>
  const ordered = async () =>
    (await database.query('select 1 from orders where email ilike $1', [`${email.split('@')[0]}%`])).rows
      .length

  it('gets so many mails an hour: what is one too many is refused, and nothing is ordered without its mail', async () => {
    agreed = agreedBody(shop.url, orderBody())
    const key = randomUUID()
    expect((await order('203.0.113.7', email, key)).status).toBe(201)
    expect((await order('203.0.113.9', email)).status).toBe(201)
    expect((await order('203.0.113.7', email.toUpperCase())).status).toBe(201)
    const refused = await order('203.0.113.7', email.replace('@', '+x@'))
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'too_many_mails'])
    // Who asks again for what he has ordered is answered as before.
    expect((await order('203.0.113.7', email, key)).status).toBe(200)
    // Another network has its own, up to what the mailbox takes from all.
    expect((await order('198.51.100.4', email)).status).toBe(201)
    expect((await order('198.51.100.4', email)).status).toBe(201)
    expect(await codeOf(await order('192.0.2.9', email))).toBe('too_many_mails')
    expect((await order('203.0.113.7', `other-${email}`)).status).toBe(201)
    expect(await ordered()).toBe(5)
    const { rows } = await database.query(
      `select 1 from pgboss.job j join orders o on o.id = (j.data ->> 'order')::int
       where j.name = 'mail' and j.data ->> 'template' = 'order-confirmation' and o.email ilike $1`,
      [`${email.split('@')[0]}%`],
    )
    expect(rows).toHaveLength(5)
  })

  it('counts messages and requests for a quotation alike', async () => {
    const to = `more-${randomUUID()}@example.org`
    const message = () =>
      fetch(`${shop.url}/api/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.114.7' },
        body: JSON.stringify({
          subject: 'other',
          name: 'Sophie Bernard',
          email: to,
          message: 'Bonjour à tous',
          locale: 'fr-FR',
        }),
      })
    const answers = [await message(), await message(), await message(), await message()]
    expect(await Promise.all(answers.map(codeOf))).toEqual([
      undefined,
      undefined,
      undefined,
      'too_many_mails',
    ])
    expect((await order('203.0.114.7', to)).status).toBe(429)
  })
})
