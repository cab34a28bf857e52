import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { agreedBody, orderBody } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { goodPassword, logIn, makeClient, sessionOf, staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'

type Headers = Record<string, string>
type Client = { id: number; email: string }

let clerk: Headers
let owner: Headers
beforeAll(async () => {
  ;[clerk, owner] = await Promise.all([staffSession('clerk'), signIn()])
})

const post = (path: string, body: unknown, by: Headers = clerk, key: string = randomUUID()) =>
  fetch(`${shopUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...by },
    body: JSON.stringify(body),
  })
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code
const page = async (path: string, by: Headers = clerk) =>
  (await fetch(`${shopUrl}${path}`, { headers: by })).text()
const readAs = async (path: string, session: Headers) =>
  (await (await fetch(`${shopUrl}${path}`, { headers: session })).json()) as Record<string, unknown>

/** An order of a client, placed by himself. */
async function order(client: Client): Promise<number> {
  const body = await agreedBody(shopUrl, orderBody())
  const placed = await post('/api/orders', body, await sessionOf(client.email))
  expect(placed.status).toBe(201)
  return (await placed.json()) as number
}

const countOf = async (table: string, column: string, client: number) => {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${column} = $1`,
    [client],
  )
  return row?.count ?? 0
}
const clientRow = async (id: number) =>
  (
    await query<Record<string, unknown>>(
      'select closed, email, name, merged_into_id as into, loyalty_points::int as points, phone from clients where id = $1',
      [id],
    )
  )[0]

describe('a note about a client', () => {
  it('is read on his sheet by the staff, with its author, and by nobody else', async () => {
    const client = await makeClient()
    const text = `Prefers the telephone ${randomUUID()}`
    expect((await post(`/api/clients/${client.id}/notes`, { text })).status).toBe(200)
    expect(await page(`/admin/collections/clients/${client.id}`)).toContain(text)
    const session = await sessionOf(client.email)
    expect((await post(`/api/clients/${client.id}/notes`, { text }, session)).status).toBe(403)
    expect(await page('/api/clients/data', session)).not.toContain(text)
  })

  it('says something, and not more than a page', async () => {
    const { id } = await makeClient()
    for (const text of ['', '  ', 'x'.repeat(4001), 7])
      expect((await post(`/api/clients/${id}/notes`, { text })).status).toBe(400)
    expect(await countOf('client_notes', 'client', id)).toBe(0)
  })
})

describe('a correction of points', () => {
  it('is done with a reason that the client reads, and once however often it is sent', async () => {
    const client = await makeClient()
    const key = randomUUID()
    const body = { points: 150, reason: 'A late parcel' }
    for (let sent = 0; sent < 2; sent++)
      expect((await post(`/api/clients/${client.id}/points`, body, clerk, key)).status).toBe(200)
    const session = await sessionOf(client.email)
    expect(await readAs('/api/clients', session)).toMatchObject({ loyaltyPoints: 150, loyaltyLevel: 1 })
    const { data } = (await readAs('/api/clients/points', session)) as { data: Record<string, unknown>[] }
    expect(data).toMatchObject([{ order: null, points: 150, reason: 'A late parcel' }])
    expect(data[0]).not.toHaveProperty('author')
  })

  it('takes no more than there is, also when two clerks take at once', async () => {
    const { id } = await makeClient()
    await post(`/api/clients/${id}/points`, { points: 100, reason: 'Opening' })
    const taken = await Promise.all(
      [1, 2, 3].map(() => post(`/api/clients/${id}/points`, { points: -60, reason: 'Twice credited' })),
    )
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await clientRow(id)).toMatchObject({ points: 40 })
  })

  it('is a whole number other than none, with a reason', async () => {
    const { id } = await makeClient()
    const wrong = [
      { points: 0, reason: 'Nothing' },
      { points: 1.5, reason: 'A half' },
      { points: 1_000_000, reason: 'Too many' },
      { points: 5, reason: ' ' },
      { points: '5', reason: 'A text' },
    ]
    for (const body of wrong) expect((await post(`/api/clients/${id}/points`, body)).status).toBe(400)
  })

  it('is the only way to another sum: the panel’s form writes none', async () => {
    const { id } = await makeClient()
    const patched = await fetch(`${shopUrl}/cms-api/clients/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...clerk },
      body: '{"loyaltyPoints":9999}',
    })
    expect(patched.status).toBe(200)
    expect(await clientRow(id)).toMatchObject({ points: 0 })
  })
})

/** What the page of the comparison would send; where it offers nothing, what anybody might. */
async function shownOf(keep: number, leave: number): Promise<string> {
  const text = await page(`/admin/doubles?keep=${keep}&leave=${leave}`)
  return /\\"shown\\":\\"([0-9a-f]{64})\\"/.exec(text)?.[1] ?? '0'.repeat(64)
}
const merge = async (keep: Client, leave: Client) =>
  post('/api/client-merges', { keep: keep.id, leave: leave.id, shown: await shownOf(keep.id, leave.id) })

describe('two accounts of one person', () => {
  it('are proposed by a telephone, a number or a place that they share, and colleagues are not', async () => {
    const mark = String(Math.floor(Math.random() * 9e8) + 1e8)
    const [one, two] = [
      await makeClient({ name: `Twin ${mark}`, phone: `+33${mark}` }),
      await makeClient({ phone: `0${mark}` }),
    ]
    const sheet = await page(`/admin/collections/clients/${one.id}`)
    expect(sheet).toContain(`/admin/doubles?keep=${one.id}&amp;leave=${two.id}`)
    const [company] = await query<{ id: number }>(
      'insert into client_companies (name) values ($1) returning id',
      [`Firm ${mark}`],
    )
    await query(`update clients set company_id = $1, vat_number = $2, phone = '' where id = any($3)`, [
      company?.id,
      `FR${mark}99`,
      [one.id, two.id],
    ])
    expect(await page(`/admin/collections/clients/${one.id}`)).not.toContain(`leave=${two.id}`)
  })

  it('become one: everything goes to the one that stays, and the other is closed and leads there', async () => {
    const [keep, leave] = [await makeClient({ phone: '' }), await makeClient({ phone: '+33612345678' })]
    const placed = await order(leave)
    await post(`/api/clients/${leave.id}/notes`, { text: 'Knows what she wants' })
    await post(`/api/clients/${leave.id}/points`, { points: 70, reason: 'Opening' })
    await post(`/api/clients/${keep.id}/points`, { points: 50, reason: 'Opening' })
    await query(`insert into designs (name, client_id, design, updated_at) values ('D', $1, '{}', now())`, [
      leave.id,
    ])
    const session = await sessionOf(leave.email)
    const [firm] = await query<{ id: number; name: string }>(
      'insert into client_companies (name) values ($1) returning id, name',
      [`Firm ${randomUUID()}`],
    )
    await query(`update clients set company_id = $1, company_role = 'approver' where id = $2`, [
      firm?.id,
      leave.id,
    ])
    // Whom he may buy for is shown before it goes along: of the one, and of who stays.
    const compared = await page(`/admin/doubles?keep=${keep.id}&leave=${leave.id}`)
    expect(compared.split(`>${firm?.name}`)).toHaveLength(3)
    expect((await merge(keep, leave)).status).toBe(200)
    expect(await clientRow(keep.id)).toMatchObject({ closed: false, points: 120, phone: '+33612345678' })
    expect(await clientRow(leave.id)).toMatchObject({ closed: true, into: keep.id, points: 0, name: '' })
    const { data } = (await readAs('/api/orders', await sessionOf(keep.email))) as { data: { id: number }[] }
    expect(data.map(({ id }) => id)).toEqual([placed])
    for (const [table, column] of [
      ['designs', 'client_id'],
      ['client_notes', 'client'],
    ] as const)
      expect([await countOf(table, column, keep.id), await countOf(table, column, leave.id)]).toEqual([1, 0])
    expect((await logIn(leave.email)).status).toBe(401)
    expect(await readAs('/api/clients', session)).toMatchObject({ role: 'visitor' })
    const acts = await query<{ subject: string; changes: unknown }>(
      `select subject, changes from staff_acts where what = 'merged' and subject = any($1)`,
      [[String(keep.id), String(leave.id)]],
    )
    expect(acts).toHaveLength(2)
    expect(JSON.stringify(acts)).not.toContain('@')
  })

  it('let nobody in who could log in to the emptied one', async () => {
    const [keep, leave] = [await makeClient(), await makeClient()]
    const subject = randomUUID()
    await query(`insert into client_identities (provider, subject, client) values ('google', $1, $2)`, [
      subject,
      leave.id,
    ])
    expect((await merge(keep, leave)).status).toBe(200)
    expect(await query('select 1 from client_identities where subject = $1', [subject])).toEqual([])
    expect((await logIn(keep.email, 'another-1!')).status).toBe(401)
    expect((await logIn(keep.email, goodPassword)).status).toBe(200)
  })

  it('stay two as they were where the work breaks off in its middle, and become one the next time', async () => {
    const [keep, leave] = [await makeClient(), await makeClient()]
    const placed = await order(leave)
    await post(`/api/clients/${leave.id}/points`, { points: 70, reason: 'Opening' })
    const shown = await shownOf(keep.id, leave.id)
    const name = `break_${leave.id}`
    // The connection itself is cut when the points are moved, after the account was closed and its order moved.
    await query(`create function ${name}() returns trigger language plpgsql as
      $$ begin if old.client = ${leave.id} then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`)
    await query(
      `create trigger ${name} before update on loyalty_points for each row execute function ${name}()`,
    )
    const asked = { keep: keep.id, leave: leave.id, shown }
    try {
      expect((await post('/api/client-merges', asked)).status).toBe(500)
    } finally {
      await query(`drop function ${name}() cascade`)
    }
    expect(await clientRow(leave.id)).toMatchObject({
      closed: false,
      into: null,
      email: leave.email,
      points: 70,
    })
    const [row] = await query<{ client: number }>('select client_id as client from orders where id = $1', [
      placed,
    ])
    expect(row?.client).toBe(leave.id)
    expect((await post('/api/client-merges', asked)).status).toBe(200)
    expect(await clientRow(keep.id)).toMatchObject({ points: 70 })
  })

  it('are refused by name where their state forbids it, and where they are no longer what was shown', async () => {
    const [keep, leave] = [await makeClient(), await makeClient()]
    const shown = await shownOf(keep.id, leave.id)
    expect(await codeOf(await post('/api/client-merges', { keep: keep.id, leave: keep.id, shown }))).toBe(
      'merge_same',
    )
    await post(`/api/clients/${leave.id}/notes`, { text: 'Something new' })
    const asked = { keep: keep.id, leave: leave.id, shown }
    expect(await codeOf(await post('/api/client-merges', asked))).toBe('merge_changed')
    const firms = await query<{ id: number }>(
      `insert into client_companies (name) values ('A'), ('B') returning id`,
    )
    for (const [place, client] of [keep, leave].entries())
      await query('update clients set company_id = $1 where id = $2', [firms[place]?.id, client.id])
    expect(await codeOf(await merge(keep, leave))).toBe('merge_companies')
    await query('update clients set company_id = null where id = any($1)', [[keep.id, leave.id]])
    await post('/api/stand-ins', { client: leave.id })
    expect(await codeOf(await merge(keep, leave))).toBe('merge_entered')
    await query('delete from stand_ins where client = $1', [leave.id])
    expect((await merge(keep, leave)).status).toBe(200)
    expect(await codeOf(await merge(leave, keep))).toBe('merge_closed')
  })

  it('are merged once, by however many clerks at the same moment', async () => {
    const [keep, leave] = [await makeClient(), await makeClient()]
    await post(`/api/clients/${leave.id}/points`, { points: 10, reason: 'Opening' })
    const shown = await shownOf(keep.id, leave.id)
    const asked = { keep: keep.id, leave: leave.id, shown }
    const back = { keep: leave.id, leave: keep.id, shown: await shownOf(leave.id, keep.id) }
    const all = await Promise.all([asked, back, asked, back].map(body => post('/api/client-merges', body)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = [await clientRow(keep.id), await clientRow(leave.id)]
    expect(rows.filter(row => row?.closed)).toHaveLength(1)
    expect(rows.map(row => row?.points).sort()).toEqual([0, 10])
  })
})

const erase = (client: Client, by: Headers = owner, email = client.email) =>
  post(`/api/clients/${client.id}/erasure`, { email }, by)

describe('a person who wishes to be erased', () => {
  it('is nowhere but in his orders, and no session or waiting mail of his is left', async () => {
    const client = await makeClient({ name: 'Erika Vergessen', phone: '+33611112222', locale: 'de-DE' })
    const placed = await order(client)
    const session = await sessionOf(client.email)
    await post(`/api/clients/${client.id}/notes`, { text: 'Erika is kind' })
    await post(`/api/clients/${client.id}/points`, { points: 5, reason: 'Opening' })
    expect((await erase(client)).status).toBe(200)
    expect(await clientRow(client.id)).toEqual({
      closed: true,
      email: `closed-${client.id}@account.invalid`,
      name: '',
      into: null,
      points: 0,
      phone: '',
    })
    for (const table of ['client_notes', 'client_sessions', 'loyalty_points', 'security_events'])
      expect(await countOf(table, 'client', client.id), table).toBe(0)
    expect(await readAs('/api/clients', session)).toMatchObject({ role: 'visitor' })
    expect(await countOf('orders', 'id', placed)).toBe(1)
    const acts = await query(`select * from staff_acts where subject = $1`, [String(client.id)])
    expect(JSON.stringify(acts)).toContain('erased')
    expect(JSON.stringify(acts)).not.toMatch(/Erika|\+336|client-/)
  })

  it('leaves of an order that came to nothing the sums alone, and of one that is owed all', async () => {
    const client = await makeClient()
    const [gone, kept] = [await order(client), await order(client)]
    await query(`update orders set status = 'cancelled' where id = $1`, [gone])
    expect((await erase(client)).status).toBe(200)
    const rows = await query<Record<string, unknown>>(
      `select id, email is null as blank, delivery is null as moved, total_minor > 0 as summed,
        (select count(*)::int from orders_lines where _parent_id = o.id) as lines from orders o where id = any($1)`,
      [[gone, kept]],
    )
    expect(rows.find(({ id }) => id === gone)).toMatchObject({
      blank: true,
      moved: true,
      summed: true,
      lines: 0,
    })
    expect(rows.find(({ id }) => id === kept)).toMatchObject({ blank: false, moved: false, lines: 2 })
    for (const id of [gone, kept])
      expect((await fetch(`${shopUrl}/admin/collections/orders/${id}`, { headers: owner })).status).toBe(200)
  })

  it('gets no points any more of what is paid afterwards', async () => {
    const client = await makeClient()
    const placed = await order(client)
    expect((await erase(client)).status).toBe(200)
    const moved = await post(`/api/orders/${placed}/moves`, { from: 'awaiting-payment', to: 'paid' })
    expect(moved.status).toBe(200)
    const job = `select state from pgboss.job where name = 'points' and (data ->> 'order')::int = $1`
    await expect
      .poll(() => query<{ state: string }>(job, [placed]), { timeout: 60_000 })
      .toEqual([{ state: 'completed' }])
    expect(await countOf('loyalty_points', 'client', client.id)).toBe(0)
    expect(await clientRow(client.id)).toMatchObject({ points: 0 })
  })

  it('takes along what was written under his address only where he has proven it', async () => {
    for (const proven of [true, false]) {
      const client = await makeClient()
      await query('update clients set email_verified = $1 where id = $2', [proven, client.id])
      await query(
        `insert into messages (subject, locale, name, email, message, updated_at, created_at)
          values ('other', 'fr-FR', 'N', $1, 'M', now(), now())`,
        [client.email],
      )
      expect((await erase(client)).status).toBe(200)
      expect(await query('select 1 from messages where email = $1', [client.email])).toHaveLength(
        proven ? 0 : 1,
      )
    }
  })

  it('takes along the log of an account that was made one with his', async () => {
    const [keep, leave] = [await makeClient(), await makeClient()]
    expect((await merge(keep, leave)).status).toBe(200)
    expect(await countOf('security_events', 'client', leave.id)).not.toBe(0)
    expect((await erase(keep)).status).toBe(200)
    expect(await countOf('security_events', 'client', leave.id)).toBe(0)
  })

  it('takes along his designs and requests, which let go of the pictures in them', async () => {
    const client = await makeClient()
    const hash = randomUUID().replaceAll('-', '').repeat(2)
    await query(`insert into own_pictures (hash, kind, size, bytes) values ($1, 'png', 1, 'x')`, [hash])
    const [design] = await query<{ id: number }>(
      `insert into designs (name, client_id, design, updated_at) values ('D', $1, '{}', now()) returning id`,
      [client.id],
    )
    const [quotation] = await query<{ id: number }>(
      `insert into quotations (id, state, client, email, name, locale, auth_nonce, request, draft, currency)
        values ((select 1 + coalesce(max(id), 0) from quotations), 'requested', $1, $2, 'N', 'fr-FR', 'n', '{}', '{}', 'EUR') returning id`,
      [client.id, client.email],
    )
    for (const holder of [`design:${design?.id}`, `quotation:${quotation?.id}`])
      await query('insert into own_picture_holds (hash, holder) values ($1, $2)', [hash, holder])
    expect((await erase(client)).status).toBe(200)
    expect(await query('select holder from own_picture_holds where hash = $1', [hash])).toEqual([])
    expect(await countOf('quotations', 'client', client.id)).toBe(0)
  })

  it('is erased by an owner alone, by the address typed, and once', async () => {
    const client = await makeClient()
    expect((await erase(client, clerk)).status).toBe(403)
    expect(await codeOf(await erase(client, owner, 'another@shop.test'))).toBe('erasure_unconfirmed')
    expect(await clientRow(client.id)).toMatchObject({ closed: false })
    expect((await erase(client, owner, client.email.toUpperCase())).status).toBe(200)
    expect((await erase(client)).status).toBe(404)
    expect(
      (await fetch(`${shopUrl}/cms-api/clients/${client.id}`, { method: 'DELETE', headers: owner })).status,
    ).toBe(403)
  })
})
