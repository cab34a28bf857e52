import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from './support/database'
import { staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'
import { call } from './support/workshop'

type Headers = Record<string, string>
let owner: Headers
let admin: number
beforeAll(async () => {
  owner = await signIn()
  const [row] = await query<{ id: number }>('select id from admins where email = $1', [
    process.env.ADMIN_EMAIL,
  ])
  admin = row?.id ?? 0
})

const cms = (path: string, method: string, body?: unknown) =>
  fetch(`${shopUrl}/cms-api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...owner },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

/** A published page of this test's own: its id and where it is read. */
async function ownPage(): Promise<{ id: number; path: string; title: string }> {
  const name = `planned-${randomUUID().slice(0, 8)}`
  const title = `Titre ${name}`
  const made = await cms('pages?locale=fr', 'POST', {
    name,
    url: `/${name}/`,
    title,
    pageType: 'content',
    layout: 'default',
    _status: 'published',
  })
  const { doc } = (await made.json()) as { doc: { id: number } }
  return { id: doc.id, path: `/${name}/`, title }
}

/** Plans as the panel's own form does, which keeps it as a job of Payload's. */
async function plan(page: number, type: 'publish' | 'unpublish', when: string, by = admin): Promise<number> {
  const [row] = await query<{ id: number }>(
    `insert into payload_jobs (task_slug, queue, wait_until, processing, total_tried, has_error, input)
     values ('schedulePublish', 'default', now() + $1::interval, false, 0, false, $2) returning id`,
    [
      when,
      {
        type,
        doc: { relationTo: 'pages', value: String(page) },
        user: { relationTo: 'admins', value: by },
      },
    ],
  )
  return row?.id ?? 0
}
const jobs = (id: number) =>
  query<{ failed: boolean }>('select has_error as failed from payload_jobs where id = $1', [id])
const soon = { timeout: 60_000, interval: 250 }
/** The shop looks once a minute for what is due; this starts the job at once. */
const look = () =>
  query(
    `insert into pgboss.job (name, data, state, retry_limit, policy) values ('publish-content', '{}', 'created', 0, 'standard')`,
  )
const list = async () =>
  (
    await fetch(`${shopUrl}/admin/collections/pages`, { headers: { ...owner, 'accept-language': 'fr' } })
  ).text()
const statusOf = async (path: string) => (await fetch(shopUrl + path)).status

describe('a planned publication', () => {
  it('shows the next draft and takes a page off at its time, noted under the person who planned it', async () => {
    const [shown, hidden] = [await ownPage(), await ownPage()]
    const next = `${shown.title} bis`
    expect(
      (await cms(`pages/${shown.id}?locale=fr&draft=true`, 'PATCH', { title: next, _status: 'draft' }))
        .status,
    ).toBe(200)
    // Cached before, so that only the publication can renew them.
    expect(await (await fetch(shopUrl + shown.path)).text()).not.toContain(next)
    expect(await statusOf(hidden.path)).toBe(200)
    const refused = await staffSession('production')
    const [worker] = await query<{ id: number }>(
      `select id from admins where role = 'production' order by id desc limit 1`,
    )
    expect(refused.cookie).not.toBe('')
    const failing = await plan(hidden.id, 'publish', '-1 second', worker?.id ?? 0)
    const [first, second] = [
      await plan(shown.id, 'publish', '-1 second'),
      await plan(hidden.id, 'unpublish', '-1 second'),
    ]
    await look()
    await expect.poll(async () => (await jobs(first)).length + (await jobs(second)).length, soon).toBe(0)
    await expect.poll(async () => (await fetch(shopUrl + shown.path)).text(), soon).toContain(next)
    await expect.poll(() => statusOf(hidden.path), soon).toBe(404)
    const acts = await query<{ email: string }>(
      `select email from staff_acts where collection = 'pages' and subject = $1 order by id desc limit 1`,
      [shown.path.replaceAll('/', '')],
    )
    expect(acts[0]?.email).toBe(process.env.ADMIN_EMAIL)
    // A plan by a person who may not publish is reported as failed, and is put away.
    await expect.poll(async () => (await jobs(failing))[0]?.failed, soon).toBe(true)
    expect(await list()).toContain('n’a pas pu être faite')
    const away = await call(`planned-publications/${failing}`, undefined, { method: 'DELETE', by: owner })
    expect(away.status).toBe(200)
    for (const { id } of [shown, hidden]) await cms(`pages/${id}`, 'DELETE')
  })

  it('stands above its list until it is called off, by those who change content', async () => {
    const page = await ownPage()
    const id = await plan(page.id, 'unpublish', '40 days')
    const [{ name } = { name: '' }] = await query<{ name: string }>('select name from pages where id = $1', [
      page.id,
    ])
    const shown = await list()
    expect(shown).toContain('Publications prévues')
    const planned = new RegExp(`${name}</a>[^<]*(<!-- -->)?[^<]*<span[^>]*>hors ligne le`)
    expect(shown).toMatch(planned)
    const remove = (by: Headers) => call(`planned-publications/${id}`, undefined, { method: 'DELETE', by })
    for (const role of ['production', 'translator'])
      expect((await remove(await staffSession(role))).status).toBe(403)
    expect((await remove(owner)).status).toBe(200)
    expect((await remove(owner)).status).toBe(404)
    expect(await list()).not.toMatch(planned)
    await cms(`pages/${page.id}`, 'DELETE')
  })
})
