import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { makeClient, send, staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'

type Headers = Record<string, string>
let owner: Headers
let workshop: Headers
let translator: Headers
beforeAll(async () => {
  owner = await signIn()
  ;[workshop, translator] = await Promise.all([staffSession('production'), staffSession('translator')])
})

/** The panel's home as one of the staff reads it, in plain characters. */
const home = async (by = owner, language = 'fr') =>
  (await (await fetch(`${shopUrl}/admin`, { headers: { ...by, 'accept-language': language } })).text())
    .replaceAll('&amp;', '&')
    .replaceAll('<!-- -->', '')

/** How many orders are at the stage whose link holds a condition. */
const stage = (page: string, condition: string) =>
  Number(
    new RegExp(
      `href="[^"]*${condition.replaceAll(/[[\]]/g, '\\$&')}[^"]*"><span>[^<]*</span><b>([\\d\\s]+)</b>`,
    )
      .exec(page)?.[1]
      ?.replaceAll(/\s/g, ''),
  )
const toPay = '[status][equals]=awaiting-payment'
const toMake = '[status][equals]=paid'

/** The figures of today: how many orders. */
const today = (page: string) =>
  Number(/id="home-today".*?<dd>([\d\s]+)<\/dd>/s.exec(page)?.[1]?.replaceAll(/\s/g, ''))

async function order(): Promise<number> {
  return (await (await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody()))).json()) as number
}

const pay = (id: number) =>
  fetch(`${shopUrl}/api/orders/${id}/moves`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...owner },
    body: JSON.stringify({ from: 'awaiting-payment', to: 'paid' }),
  })

it.each([
  ['exports', 'Exports'],
  ['journal', 'Journal'],
  ['jobs', 'Tâches de fond'],
  ['stock', 'Stock'],
  ['doubles', 'Comptes en double'],
  ['quotations', 'Devis'],
  ['translations', 'Traductions'],
  ['mails', 'E-mails'],
  ['production', 'Production'],
])('the page of %s says in the tab what it is', async (view, name) => {
  const page = await fetch(`${shopUrl}/admin/${view}`, { headers: { ...owner, 'accept-language': 'fr' } })
  expect(await page.text()).toContain(`<title>${name} · Administration</title>`)
})

describe('the home of the panel', () => {
  it('counts an order to be paid, then to be made and among the day’s', async () => {
    const id = await order()
    const before = await home()
    expect(stage(before, toPay)).toBeGreaterThan(0)
    expect((await pay(id)).status).toBe(200)
    const after = await home()
    expect(stage(after, toPay)).toBe(stage(before, toPay) - 1)
    expect(stage(after, toMake)).toBe(stage(before, toMake) + 1)
    expect(today(after)).toBe(today(before) + 1)
  })

  it('keeps apart what waits for its buyer’s approval, and leads to these orders alone', async () => {
    const id = await order()
    await pay(id)
    const makable = stage(await home(), toMake)
    await query(
      `update orders_lines_parts set laid_out_at = now(), approved_at = null where _parent_id in
       (select id from orders_lines where _parent_id = $1)`,
      [id],
    )
    const page = await home()
    expect(stage(page, toMake)).toBe(makable - 1)
    const held = /\[id\]\[in\]=([^"]*)"/.exec(page)?.[1] ?? ''
    expect(decodeURIComponent(held).split(',')).toContain(String(id))
    const list = async (condition: string) =>
      (await fetch(`${shopUrl}/cms-api/orders?depth=0&limit=0&where${condition}`, { headers: owner })).json()
    const { docs } = (await list(`[id][in]=${held}`)) as { docs: { id: number }[] }
    expect(docs.map(one => one.id)).toContain(id)
    expect(docs).toHaveLength(stage(page, '[id][in]='))
    await query('update orders_lines_parts set approved_at = now() where laid_out_at is not null')
  })

  it('names low stock, an account to confirm and what was given up, and no more once each is done', async () => {
    await query(`update stock_levels set low_at = 0`)
    const [slug, variant] = ['encre-trodat-7011', 'encre-trodat-7011-violet']
    await query('delete from stock_levels where slug = $1 and variant = $2', [slug, variant])
    const level = await send('stock-levels', { slug, variant, pieces: 2, lowAt: 5 }, owner)
    const { doc } = (await level.json()) as { doc: { id: number } }
    const { id: client } = await makeClient({ accountType: 'company' })
    const waiting = await home()
    expect(waiting).toContain(`${slug} ${variant}: 2`)
    expect(waiting).toMatch(/stock-levels\?where\[or\]\[0\]\[and\]\[0\]\[id\]\[in\]=\d/)
    expect(waiting).toContain('clients?where[or][0][and][0][accountType][not_equals]=private')
    await query('delete from stock_levels where id = $1', [doc.id])
    await query('update clients set pro_confirmed = true where account_type <> $1', ['private'])
    const done = await home()
    expect(done).not.toContain(variant)
    expect(done).not.toContain('[accountType][not_equals]=private')
    await query('delete from clients where id = $1', [client])
  })

  it('shows the workshop its stages without money, a translator neither, and each in his language', async () => {
    const shop = await home(workshop, 'de')
    expect(stage(shop, toMake)).toBeGreaterThanOrEqual(0)
    expect(shop).not.toContain(toPay)
    expect(shop).not.toContain('home-today')
    const words = await home(translator, 'en')
    expect(words).not.toContain(toMake)
    expect(words).not.toContain('home-today')
    expect(words).toContain('Hello')
    expect(shop).toContain('Guten Tag')
  })
})
