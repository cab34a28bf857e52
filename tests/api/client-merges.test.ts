import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  clerkSession,
  clientRow,
  codeOf,
  countOf,
  merge,
  order,
  page,
  post,
  readAs,
  shownOf,
} from './support/client-sheets'
import { query } from './support/database'
import { goodPassword, logIn, makeClient, sessionOf } from './support/people'
import { shopUrl } from './support/shop'

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
    // The plan shows which company each of the two buys for, before the merge.
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
    const placed = await order(leave)
    await query(`update orders set status = 'cart' where id = $1`, [placed])
    await query(
      `insert into order_approvals (order_id, company, ends_at) values ($1, $2, now() + interval '1 day')`,
      [placed, firms[0]?.id],
    )
    expect(await codeOf(await merge(keep, leave))).toBe('merge_waiting')
    await query('delete from order_approvals where order_id = $1', [placed])
    await query(`update orders set status = 'in-production' where id = $1`, [placed])
    await query(
      `insert into payments (order_id, method, state, amount_minor, currency) values ($1, 'account', 'owed', 1000, 'EUR')`,
      [placed],
    )
    expect(await codeOf(await merge(keep, leave))).toBe('merge_owing')
    await query('update clients set account_payment = true where id = $1', [keep.id])
    expect((await merge(keep, leave)).status).toBe(200)
    expect(await codeOf(await merge(leave, keep))).toBe('merge_closed')
  })

  it('tell which of the two addresses was proven', async () => {
    const [keep, leave] = [await makeClient(), await makeClient()]
    await query('update clients set email_verified = true where id = $1', [leave.id])
    const compared = await page(`/admin/doubles?keep=${keep.id}&leave=${leave.id}`)
    expect(compared).toMatch(/Adresse e-mail vérifiée<\/th><td>non<\/td><td>oui<\/td>/)
  })

  it('are not written over by a form that a clerk has left open', async () => {
    const [keep, leave] = [await makeClient({ phone: '' }), await makeClient({ phone: '+33612345678' })]
    const clerk = await clerkSession()
    const form = await readAs(`/cms-api/clients/${keep.id}?depth=0`, clerk)
    expect((await merge(keep, leave)).status).toBe(200)
    const save = (body: unknown) =>
      fetch(`${shopUrl}/cms-api/clients/${keep.id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'accept-language': 'fr', ...clerk },
        body: JSON.stringify(body),
      })
    const { name, phone, addresses, updatedAt } = form
    const refused = await save({ name, phone, addresses, updatedAt })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('a changé depuis')
    expect(await clientRow(keep.id)).toMatchObject({ phone: '+33612345678' })
    const opened = await readAs(`/cms-api/clients/${keep.id}?depth=0`, clerk)
    expect((await save({ name: 'Anew', updatedAt: opened.updatedAt })).status).toBe(200)
    expect((await save({ name: 'By name alone' })).status).toBe(200)
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
