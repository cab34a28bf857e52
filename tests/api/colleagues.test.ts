import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { query, waitingFor } from './support/database'
import { mailsFor } from './support/mails'
import { makeClient, send, sessionOf } from './support/people'
import { shopUrl } from './support/shop'

type Headers = Record<string, string>
const { origin } = new URL(shopUrl)

async function call(method: string, at: string, by: Headers, sent?: object) {
  const response = await fetch(`${shopUrl}/api/clients/${at}`, {
    method,
    headers: { 'content-type': 'application/json', origin, ...by },
    ...(sent && { body: JSON.stringify(sent) }),
  })
  const text = await response.text()
  const body = text ? JSON.parse(text) : null
  return { status: response.status, code: body?.code as string | undefined, body }
}

async function company() {
  const made = await send('client-companies', { name: `Cabinet ${randomUUID()}` })
  return ((await made.json()) as { doc: { id: number } }).doc.id
}

/** Somebody who buys for a company, or for himself. */
async function person(over: object = {}) {
  const client = await makeClient({ ...over })
  return { ...client, by: await sessionOf(client.email) }
}
const approverOf = (of: number) => person({ company: of, companyRole: 'approver', name: 'Anne Accord' })

const invite = async (by: Headers, email: string) =>
  (await call('POST', 'invitations', by, { email, locale: 'fr-FR' })).status
const join = (by: Headers, invitation: string) => call('POST', 'membership', by, { invitation })
const listed = async (by: Headers) => (await call('GET', 'colleagues', by)).body

/** The codes of the links that were mailed to an address, the oldest first, once there are so many. */
async function linksTo(address: string, count = 1): Promise<string[]> {
  const links = async () =>
    (await mailsFor(address)).flatMap(({ html }) => /invitation=([\w-]{43})/.exec(html ?? '')?.[1] ?? [])
  await expect.poll(async () => (await links()).length, { timeout: 60_000, interval: 200 }).toBe(count)
  return links()
}

describe('a colleague', () => {
  it('is invited by an approver, comes in by his link once, and is taken out again', async () => {
    const firm = await company()
    const [approver, colleague] = await Promise.all([approverOf(firm), person({ name: 'Paul Achat' })])
    expect(await invite(approver.by, colleague.email.toUpperCase())).toBe(204)
    const { members, invitations } = await listed(approver.by)
    expect(members).toMatchObject([{ id: approver.id, role: 'approver' }])
    expect(invitations).toMatchObject([{ email: colleague.email }])
    const [link = ''] = await linksTo(colleague.email)
    const [kept] = await query<{ text: string }>(
      'select row_to_json(i)::text as text from company_invitations i where email = $1',
      [colleague.email],
    )
    expect(kept?.text).not.toContain(link)

    // Both presses of a double click.
    const pressed = await Promise.all([join(colleague.by, link), join(colleague.by, link)])
    expect(pressed.map(({ status }) => status).sort()).toEqual([204, 410])
    const who = (await call('GET', '', colleague.by)).body
    expect(who.company).toMatchObject({ role: 'buyer', approvers: ['Anne Accord'] })
    // If it proved his address, the person who made the account before him would still be logged in.
    const [own] = await query<{ proven: boolean | null }>(
      'select email_verified as proven from clients where id = $1',
      [colleague.id],
    )
    expect(own?.proven).not.toBe(true)
    const after = await listed(approver.by)
    expect(after.invitations).toEqual([])
    expect(after.members).toHaveLength(2)
    expect(after.members).toContainEqual({
      id: colleague.id,
      email: colleague.email,
      name: 'Paul Achat',
      role: 'buyer',
    })
    // He himself sees and invites nobody.
    expect((await call('GET', 'colleagues', colleague.by)).status).toBe(403)
    expect(await invite(colleague.by, 'third@shop.test')).toBe(403)

    const removed = await call('DELETE', `colleagues/${colleague.id}`, approver.by)
    expect(removed.status).toBe(200)
    expect((await call('GET', '', colleague.by)).body.company).toBeNull()
    expect((await join(colleague.by, link)).status).toBe(410)
    const events = (await call('GET', 'events', colleague.by)).body.data as { kind: string }[]
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['company-joined', 'company-left']))
  })

  it('who was taken out is taken back by the approver who did it, for a while, and by nobody else', async () => {
    const firm = await company()
    const [approver, colleague] = await Promise.all([
      approverOf(firm),
      person({ company: firm, companyRole: 'buyer' }),
    ])
    const [another, elsewhere] = await Promise.all([approverOf(firm), approverOf(await company())])
    const { undo } = (await call('DELETE', `colleagues/${colleague.id}`, approver.by)).body
    const bring = async (by: Headers, ticket: string) =>
      (await call('POST', 'colleagues', by, { undo: ticket })).status
    for (const { by } of [another, elsewhere]) expect(await bring(by, undo)).toBe(410)
    expect(await bring(colleague.by, undo)).toBe(403)
    expect(await bring({}, undo)).toBe(401)
    expect(await bring({ ...approver.by, origin: 'https://evil.test' }, undo)).toBe(403)
    for (const forged of ['x', `${undo.slice(0, -2)}AA`, undo.slice(4)])
      expect(await bring(approver.by, forged)).toBe(410)
    expect((await call('GET', '', colleague.by)).body.company).toBeNull()
    expect(await bring(approver.by, undo)).toBe(204)
    expect((await call('GET', '', colleague.by)).body.company).toMatchObject({ role: 'buyer' })
    // Who buys for a company, the same or another one, is not taken back by a ticket that is still valid.
    expect(await bring(approver.by, undo)).toBe(410)
  })

  it('comes in by no link that is another’s, was withdrawn, replaced, is over, or was never mailed', async () => {
    const firm = await company()
    const [approver, invited, stranger] = await Promise.all([approverOf(firm), person(), person()])
    await invite(approver.by, invited.email)
    const [first = ''] = await linksTo(invited.email)
    expect((await join(stranger.by, first)).code).toBe('link_ended')
    expect((await join({}, first)).status).toBe(401)
    expect((await join({ ...invited.by, origin: 'https://evil.test' }, first)).status).toBe(403)
    expect((await join(invited.by, 'x'.repeat(43))).status).toBe(410)
    for (const wrong of ['', 'short', '../etc', `${first}x`])
      expect((await join(invited.by, wrong)).status).toBe(400)

    await invite(approver.by, invited.email)
    const links = await linksTo(invited.email, 2)
    const second = links.find(link => link !== first) ?? ''
    expect((await join(invited.by, first)).status).toBe(410)
    await query('update company_invitations set ends_at = now() where email = $1', [invited.email])
    expect((await join(invited.by, second)).status).toBe(410)
    await query(`update company_invitations set ends_at = now() + interval '1 day' where email = $1`, [
      invited.email,
    ])
    const { invitations } = await listed(approver.by)
    const other = await approverOf(await company())
    expect((await call('DELETE', `invitations/${invitations[0].id}`, other.by)).status).toBe(404)
    expect((await call('DELETE', `invitations/${invitations[0].id}`, approver.by)).status).toBe(204)
    expect((await join(invited.by, second)).status).toBe(410)
    expect((await call('GET', '', invited.by)).body.company).toBeNull()
  })

  it('is not invited any more by who has left the company, and buys for one company only', async () => {
    const [firm, second] = [await company(), await company()]
    const [leaving, invited] = await Promise.all([
      approverOf(firm),
      person({ company: second, companyRole: 'buyer' }),
    ])
    await invite(leaving.by, invited.email)
    const [link = ''] = await linksTo(invited.email)
    expect((await join(invited.by, link)).code).toBe('conflict')
    await query('update clients set company_id = null, company_role = null where id = any ($1)', [
      [leaving.id, invited.id],
    ])
    expect((await join(invited.by, link)).code).toBe('link_ended')
    expect(await invite(leaving.by, invited.email)).toBe(403)
  })

  it('is taken out by nobody but an approver of his own company, and no approver is', async () => {
    const firm = await company()
    const [approver, second, buyer] = await Promise.all([
      approverOf(firm),
      approverOf(firm),
      person({ company: firm, companyRole: 'buyer' }),
    ])
    const remove = async (id: number, by: Headers) => (await call('DELETE', `colleagues/${id}`, by)).status
    expect(await remove(buyer.id, (await approverOf(await company())).by)).toBe(404)
    expect(await remove(second.id, approver.by)).toBe(404)
    expect(await remove(approver.id, approver.by)).toBe(404)
    expect(await remove(approver.id, buyer.by)).toBe(403)
    expect(await remove(buyer.id, { ...approver.by, origin: 'https://evil.test' })).toBe(403)
    expect(await remove(buyer.id, approver.by)).toBe(200)
    expect(await remove(buyer.id, approver.by)).toBe(404)
  })

  it('has a later change than what was saved while his own waited for it', async () => {
    const firm = await company()
    const [approver, buyer] = await Promise.all([
      approverOf(firm),
      person({ company: firm, companyRole: 'buyer' }),
    ])
    const saving = new Client({ connectionString: process.env.DATABASE_URL })
    await saving.connect()
    await saving.query('begin')
    await saving.query('select 1 from clients where id = $1 for update', [buyer.id])
    const left = call('DELETE', `colleagues/${buyer.id}`, approver.by)
    const waits = async () => (await waitingFor('update clients set company_id')).length
    await expect.poll(waits, { timeout: 60_000 }).toBe(1)
    const at = 'extract(epoch from updated_at)::float8 as at'
    const saved = await saving.query(
      `update clients set name = 'Paul', updated_at = clock_timestamp() where id = $1 returning ${at}`,
      [buyer.id],
    )
    await saving.query('commit')
    await saving.end()
    expect((await left).status).toBe(200)
    const [row] = await query<{ at: number }>(`select ${at} from clients where id = $1`, [buyer.id])
    expect(row?.at).toBeGreaterThanOrEqual(saved.rows[0].at)
  })

  it('is asked for by an address that is one, and by so many at once as a company may have open', async () => {
    const firm = await company()
    const approver = await approverOf(firm)
    for (const email of [
      '',
      'nobody',
      'a@b',
      `${'x'.repeat(250)}@shop.test`,
      'a@shop.test\r\nBcc: b@shop.test',
    ])
      expect(await invite(approver.by, email)).toBe(400)
    await query(
      `insert into company_invitations (company, email, invited_by, ends_at)
       select $1, 'n' || n || '@shop.test', $2, now() + interval '1 day' from generate_series(1, 49) n`,
      [firm, approver.id],
    )
    const statuses = await Promise.all(
      ['a', 'b', 'c'].map(name => invite(approver.by, `${name}-${randomUUID()}@shop.test`)),
    )
    expect(statuses.sort()).toEqual([204, 409, 409])
  })
})
