import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { shopUrl, signIn } from './support/shop'

let session: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  session = await signIn()
})

const place = async () =>
  (await (await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody()))).json()) as number

async function pdfOf(order: number, line: number) {
  const path = `/api/orders/${order}/lines/${line}/production.pdf`
  const response = await fetch(shopUrl + path, { headers: session })
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
}

const setPart = (order: number, line: number, values: string, parameters: unknown[] = []) =>
  query(
    `update orders_lines_parts p set ${values} from orders_lines l
     where l.id = p._parent_id and l._parent_id = $1 and l._order = $2`,
    [order, line, ...parameters],
  )

/** The report of the nightly check of the open orders. */
async function compareOrders(): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into pgboss.job (name, data, state, retry_limit, policy)
     values ('compare-orders', '{}', 'created', 0, 'standard') returning id`,
  )
  const read = async () =>
    (
      await query<{ state: string; output: { message?: string } | null }>(
        'select state, output from pgboss.job where id = $1',
        [row?.id],
      )
    )[0]
  await expect.poll(async () => (await read())?.state, { timeout: 120_000 }).toBe('completed')
  return (await read())?.output?.message ?? ''
}

describe('orders from before scenes were kept', () => {
  it('get theirs where it is still drawn as it was ordered; the others are reported, and keep their old state', async () => {
    const [kept, lost] = [await place(), await place()]
    const before = await pdfOf(kept, 1)
    await setPart(kept, 1, 'ink = null, paper = null')
    await query(
      `delete from approved_scenes s using orders_lines_parts p, orders_lines l
       where s.hash = p.scene_hash and l.id = p._parent_id and l._parent_id = $1 and l._order = 1`,
      [kept],
    )
    const older = randomBytes(32).toString('hex')
    await setPart(lost, 2, 'scene_hash = $3, ink = null, paper = null', [older])
    expect((await pdfOf(kept, 1)).status).toBe(409)

    const compared = await compareOrders()
    const after = await pdfOf(kept, 1)
    expect(after.status).toBe(200)
    expect(after.body.equals(before.body)).toBe(true)
    expect(compared.split(', ')).not.toContain(`${kept}/1/1`)
    expect((await pdfOf(lost, 2)).status).toBe(409)
    const { docs } = await (
      await fetch(`${shopUrl}/cms-api/orders?where[id][equals]=${lost}&depth=0`, { headers: session })
    ).json()
    expect(docs[0].lines[1].parts[0]).toMatchObject({ sceneHash: older, ink: null })
  })

  it('are reported by night where today would draw them otherwise, and are made as they were approved', async () => {
    const order = await place()
    const before = await pdfOf(order, 1)
    const moved = `design = jsonb_set(p.design, '{elements,0,position,left}', '6.5')`
    await setPart(order, 1, moved)
    const compared = await compareOrders()
    expect(compared).toMatch(/\d+\/\d+\/\d+/)
    expect((await pdfOf(order, 1)).body.equals(before.body)).toBe(true)
    await query("update orders set status = 'cancelled' where id = $1", [order])
  })
})
