import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Client,
  clerkSession,
  clientRow,
  codeOf,
  countOf,
  merge,
  order,
  post,
  readAs,
  type Session,
  shownOf,
} from './support/client-sheets'
import { query } from './support/database'
import { makeClient, sessionOf } from './support/people'
import { shopUrl, signIn } from './support/shop'

let owner: Session
beforeAll(async () => {
  owner = await signIn()
})

const erase = (client: Client, by: Session = owner, email = client.email) =>
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

  it('takes along what was written under a proven address of an account that was made one with his', async () => {
    const [first, second, kept] = [await makeClient(), await makeClient(), await makeClient()]
    await query('update clients set email_verified = true where id = $1', [first.id])
    for (const { email } of [first, second])
      await query(
        `insert into messages (subject, locale, name, email, message, updated_at, created_at)
          values ('other', 'fr-FR', 'N', $1, 'M', now(), now())`,
        [email],
      )
    expect((await merge(second, first)).status).toBe(200)
    expect((await merge(kept, second)).status).toBe(200)
    expect((await erase(kept)).status).toBe(200)
    const left = await query<{ email: string }>('select email from messages where email = any($1)', [
      [first.email, second.email],
    ])
    expect(left).toEqual([{ email: second.email }])
    expect(await countOf('former_emails', 'client', kept.id)).toBe(0)
  })

  it('leaves what another has written who has an account under such an address since', async () => {
    const [former, kept] = [await makeClient(), await makeClient()]
    await query('update clients set email_verified = true where id = $1', [former.id])
    expect((await merge(kept, former)).status).toBe(200)
    await makeClient({ email: former.email })
    await query(
      `insert into messages (subject, locale, name, email, message, updated_at, created_at)
        values ('other', 'fr-FR', 'N', $1, 'M', now(), now())`,
      [former.email],
    )
    expect((await erase(kept)).status).toBe(200)
    expect(await query('select 1 from messages where email = $1', [former.email])).toHaveLength(1)
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
    expect((await erase(client, await clerkSession())).status).toBe(403)
    expect(await codeOf(await erase(client, owner, 'another@shop.test'))).toBe('erasure_unconfirmed')
    expect(await clientRow(client.id)).toMatchObject({ closed: false })
    expect((await erase(client, owner, client.email.toUpperCase())).status).toBe(200)
    expect((await erase(client)).status).toBe(404)
    expect(
      (await fetch(`${shopUrl}/cms-api/clients/${client.id}`, { method: 'DELETE', headers: owner })).status,
    ).toBe(403)
  })

  it('is gone whether a merge of the same moment comes before or after', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [keep, leave] = [await makeClient(), await makeClient({ phone: '+33699998888' })]
      const body = { keep: keep.id, leave: leave.id, shown: await shownOf(keep.id, leave.id) }
      const [erased, merged] = await Promise.all([erase(leave), post('/api/client-merges', body)])
      // One of the two is done, and the other is refused with that reason.
      expect([erased.status === 200, merged.status === 200].filter(Boolean)).toHaveLength(1)
      expect(await clientRow(leave.id)).toMatchObject({ closed: true, phone: '' })
      expect((await clientRow(keep.id))?.phone === '+33699998888').toBe(merged.status === 200)
    }
  })
})
