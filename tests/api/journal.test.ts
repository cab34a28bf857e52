import { beforeAll, describe, expect, it } from 'vitest'
import { query } from './support/database'
import { makeClient, send, staffSession } from './support/people'
import { ask, shopUrl, signIn } from './support/shop'

type Headers = Record<string, string>
let owner: Headers
let clerk: Headers
beforeAll(async () => {
  owner = await signIn()
  clerk = await staffSession('clerk')
})

interface Doc {
  id: number
  name: string
  label: string
  changedBy?: string | null
}

async function mask(name: string): Promise<Doc> {
  const found = await fetch(`${shopUrl}/cms-api/masks?where[name][equals]=${name}`, { headers: owner })
  const { docs } = (await found.json()) as { docs: Doc[] }
  const [doc] = docs
  if (!doc) throw new Error(`no mask ${name}`)
  return doc
}

const patch = (path: string, body: object, by = clerk) =>
  fetch(`${shopUrl}/cms-api/${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...by },
    body: JSON.stringify(body),
  })

const journal = async (search: string, by = owner) =>
  (await fetch(`${shopUrl}/admin/journal?${search}`, { headers: by, redirect: 'manual' })).text()

const actsOf = (collection: string, subject: string) =>
  query<{ email: string; what: string; fields: string[]; changes: Record<string, unknown> | null }>(
    'select email, what, fields, changes from staff_acts where collection = $1 and subject = $2 order by id',
    [collection, subject],
  )

describe('what the staff change', () => {
  it('is noted with who, what it was and what it is, and every state is kept from the first one on', async () => {
    const before = await mask('flex-oval01')
    const changed = await patch(`masks/${before.id}`, { label: 'Ellipse' })
    expect(changed.status, await changed.clone().text()).toBe(200)
    const [last] = (await actsOf('masks', 'flex-oval01')).slice(-1)
    expect(last).toMatchObject({
      what: 'changed',
      fields: ['label'],
      changes: { label: { before: before.label, after: 'Ellipse' } },
    })
    expect(last?.email).toMatch(/^clerk-/)
    const list = await fetch(
      `${shopUrl}/cms-api/masks/versions?where[parent][equals]=${before.id}&sort=createdAt`,
      { headers: owner },
    )
    const { docs } = (await list.json()) as { docs: { id: string; version: Doc }[] }
    expect(docs.map(({ version }) => [version.label, version.changedBy ?? null])).toEqual([
      [before.label, null],
      ['Ellipse', last?.email],
    ])
    const restored = await fetch(`${shopUrl}/cms-api/masks/versions/${docs[0]?.id}`, {
      method: 'POST',
      headers: owner,
    })
    expect(restored.status).toBe(200)
    expect((await mask('flex-oval01')).label).toBe(before.label)
    expect(await (await ask('/api/catalogue')).text()).not.toContain(last?.email)
  })

  it('is never changed or removed, by any user of the database', async () => {
    const count = () => query<{ n: number }>('select count(*)::int as n from staff_acts')
    const before = await count()
    for (const statement of [
      `update staff_acts set email = 'nobody'`,
      'delete from staff_acts',
      'truncate staff_acts',
    ])
      await expect(query(statement)).rejects.toThrow('only ever added to')
    expect(await count()).toEqual(before)
  })

  it('names of a person what was changed, and nothing of what it was', async () => {
    const { id } = await makeClient()
    expect((await patch(`clients/${id}`, { phone: '06 99 88 77 66' })).status).toBe(200)
    const acts = await actsOf('clients', String(id))
    expect(acts.map(({ what, fields, changes }) => ({ what, fields, changes }))).toEqual([
      { what: 'made', fields: [], changes: null },
      { what: 'changed', fields: ['phone'], changes: null },
    ])
    expect(JSON.stringify(acts)).not.toContain('99 88')
  })

  it('is noted for settings, codes and accounts of the staff too', async () => {
    const coupon = `JOURNAL${Date.now()}`
    const made = await send('discounts', { coupon, type: 'percent', value: 5, uses: 1 }, clerk)
    expect(made.status).toBe(201)
    expect(await journal('collection=discounts')).toContain('Codes de réduction')
    const settings = await fetch(`${shopUrl}/cms-api/globals/footer`, { headers: owner })
    const { text } = (await settings.json()) as { text: string | null }
    const say = (value: string | null) =>
      fetch(`${shopUrl}/cms-api/globals/footer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...owner },
        body: JSON.stringify({ text: value }),
      })
    expect((await say('À bientôt')).status).toBe(200)
    const [act] = (await actsOf('footer', 'footer')).slice(-1)
    expect(act).toMatchObject({ fields: ['text'], changes: { text: { before: text, after: 'À bientôt' } } })
    expect((await say(text)).status).toBe(200)
  })
})

describe('the journal', () => {
  it('is searched by person, field, thing and day, a page at a time, odd questions included', async () => {
    await query(
      `insert into staff_acts (admin, email, collection, subject, what, fields)
       select 1, 'pages@shop.test', 'masks', 'many-' || n, 'changed', '["viewBox"]' from generate_series(1, 60) n`,
    )
    const page = await journal('q=pages%40shop')
    expect(page.match(/many-\d+<\/a>/g)).toHaveLength(50)
    const older = /href="([^"]*before=\d+[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const rest = await (await fetch(`${shopUrl}${older}`, { headers: owner })).text()
    expect(rest.match(/many-\d+<\/a>/g)).toHaveLength(10)
    expect((await journal('subject=many-7&collection=masks')).match(/many-7<\/a>/g)).toHaveLength(1)
    expect(await journal('q=pages%40shop&to=2020-01-01')).not.toContain('many-1')
    for (const odd of [
      'q=%25',
      'q=%27%22%3Cscript%3E',
      'from=yesterday',
      'before=-1',
      'before=99999999999999',
    ])
      expect(await journal(odd)).toContain('bo-journal')
  })

  it('is for owner and clerk alone', async () => {
    const translator = await staffSession('translator')
    expect(await journal('', translator)).not.toContain('bo-journal__filters')
    expect(await journal('', clerk)).toContain('bo-journal__filters')
  })
})
