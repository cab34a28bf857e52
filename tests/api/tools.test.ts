import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from './support/database'
import { send, staffSession } from './support/people'
import { ask, shopUrl, signIn } from './support/shop'

type Headers = Record<string, string>
interface Answer {
  status: number
  body: { code?: string; details?: Record<string, unknown> } & Record<string, unknown>
}

const staff = {} as Record<'owner' | 'clerk' | 'production' | 'translator', Headers>
beforeAll(async () => {
  const roles = ['clerk', 'production', 'translator'] as const
  staff.owner = await signIn()
  for (const role of roles) staff[role] = await staffSession(role)
  // What somebody has left unpublished would be published with what is changed here.
  await query('delete from price_cells')
})

async function call(path: string, by: Headers, method = 'GET', body?: unknown): Promise<Answer> {
  const response = await fetch(`${shopUrl}/api/${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...by },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

const put = (path: string, body: unknown, by = staff.owner) => call(path, by, 'PUT', body)
const shownModel = async (name: string) =>
  ((await (await ask(`/api/stamp-models/name/${name}?locale=fr-FR`)).json()) as { data: { title: string } })
    .data

describe('who comes to /admin-login/', () => {
  const lead = async (path: string, referer?: string) => {
    const response = await fetch(`${shopUrl}${path}`, {
      redirect: 'manual',
      ...(referer && { headers: { referer } }),
    })
    return [response.status, response.headers.get('location')]
  }

  it('is led to the panel’s login and back to the page of the shop that he came from', async () => {
    expect(await lead('/admin-login/', `${shopUrl}/de-de/cart/?a=1`)).toEqual([
      307,
      `/admin/login?redirect=${encodeURIComponent('/de-de/cart/?a=1')}`,
    ])
    expect(await lead('/de-de/admin-login/')).toEqual([307, '/admin/login?redirect=%2Fde-de%2F'])
  })

  it('is never led back to another site', async () => {
    const home = [307, '/admin/login?redirect=%2F']
    expect(await lead('/admin-login/', 'https://evil.example/cart/')).toEqual(home)
    expect(await lead('/admin-login/', `${shopUrl}/admin-login/`)).toEqual(home)
  })
})

describe('a model written over HTTP', () => {
  const path = 'stamp-models/model-trodat-printy-4910'

  it('is shown by what shows it at the next request, with what was not named as it was', async () => {
    const before = await shownModel('trodat-printy-4910')
    const title = `Tampon ${randomBytes(3).toString('hex')}`
    const written = await put(`${path}?locale=fr-FR`, { data: { title } })
    expect(written.status).toBe(200)
    const after = await shownModel('trodat-printy-4910')
    expect(JSON.stringify(after)).toBe(JSON.stringify(before).replaceAll(before.title, title))
    const german = await (await ask('/api/stamp-models/name/trodat-printy-4910?locale=de-DE')).json()
    expect((german as { data: { title: string } }).data.title).toMatch(/^Selbst/)
    await put(`${path}?locale=fr-FR`, { data: { title: before.title } })
  })

  it('is refused to who read it before somebody else changed it, with who and what', async () => {
    const first = await put(path, { data: { tag: 'seen' } }, staff.clerk)
    const { updatedAt } = first.body.data as { updatedAt: string }
    await put(path, { data: { tag: null }, updatedAt })
    const late = await put(path, { data: { slogan: 'Trop tard' }, updatedAt }, staff.clerk)
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'conflict',
      details: { by: process.env.ADMIN_EMAIL, fields: ['tag'] },
    })
  })

  it('is held to the content’s rules, and to the fields that there are', async () => {
    expect((await put(path, { data: { linesNumber: 0 } })).status).toBe(400)
    expect((await put(path, { data: { id: 1 } })).status).toBe(400)
    expect((await put(path, { data: { facts: { colors: [] } } })).body).toMatchObject({
      code: 'unprocessable',
    })
    expect((await put('stamp-models/model-nobody', { data: { tag: 'x' } })).status).toBe(404)
  })

  it('takes a personal key as bearer, and none from another site', async () => {
    const token = randomBytes(24).toString('hex')
    await send('tokens', { name: 'script', kind: 'admin', token })
    const data = { data: { tag: null } }
    const { origin: _, cookie: __, ...none } = staff.owner
    expect((await put(path, data, { ...none, authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await put(path, data, { ...staff.owner, origin: 'https://evil.example' })).status).toBe(403)
  })
})

/** As owner, clerk, production, translator and nobody. */
const table: [string, string, string, unknown, number[]][] = [
  [
    'the title of a stamp',
    'PUT',
    'stamp-models/model-nobody',
    { data: { title: 'A' } },
    [404, 404, 403, 404, 401],
  ],
  [
    'the price of a stamp',
    'PUT',
    'stamp-models/model-nobody',
    { data: { price: 9 } },
    [404, 403, 403, 403, 401],
  ],
  ['a sign’s model', 'PUT', 'sign-models/sign-nobody', { data: { tag: 'x' } }, [404, 404, 403, 403, 401]],
  ['a page', 'PUT', 'pages/nobody', { data: { custom: { cards: [] } } }, [404, 404, 403, 403, 401]],
  ['no record of rates', 'DELETE', 'material-pricings/nobody', undefined, [404, 404, 403, 403, 401]],
  ['no publication', 'DELETE', 'tools/pricing/publications/999999', undefined, [404, 403, 403, 403, 401]],
  ['a file of rates', 'POST', 'tools/pricing/import', { csv: 'x' }, [422, 422, 403, 403, 401]],
  [
    'a cell that is none',
    'POST',
    'tools/pricing/cells',
    { changes: [{ material: 'x', cell: 'setup', from: 1, to: 2 }] },
    [422, 422, 403, 403, 401],
  ],
  ['rates', 'GET', 'material-pricings/material/pvc/1.6', undefined, [200, 200, 403, 403, 401]],
  ['last rates', 'GET', 'material-pricings/last-pricings/pvc', undefined, [200, 200, 403, 403, 401]],
  ['price lists', 'GET', 'price-lists?country=FR', undefined, [200, 200, 403, 403, 401]],
  ['the grid', 'GET', 'tools/pricing?locale=fr-FR', undefined, [200, 200, 403, 403, 401]],
  ['the search', 'GET', 'tools/search?q=4913', undefined, [200, 200, 403, 403, 401]],
  ['the materials', 'GET', 'tools/materials?locale=fr-FR', undefined, [200, 200, 403, 403, 401]],
  ['competitors', 'GET', 'tools/competitors?country=FR', undefined, [200, 200, 403, 403, 401]],
  [
    'a competitor’s price of nothing',
    'POST',
    'tools/competitors/import',
    { country: 'FR', csv: 'x' },
    [422, 422, 403, 403, 401],
  ],
  ['the models', 'GET', 'tools/models?locale=fr-FR&edition=1', undefined, [200, 200, 403, 403, 401]],
  ['the dashboard', 'GET', 'tools/overview', undefined, [200, 200, 403, 403, 401]],
  [
    'a model that is none',
    'GET',
    'tools/models/model-nobody?locale=fr-FR',
    undefined,
    [404, 404, 403, 403, 401],
  ],
  ['the file of rates', 'GET', 'tools/pricing/rates.csv?locale=fr-FR', undefined, [200, 200, 403, 403, 401]],
  ['no competitor’s price', 'DELETE', 'tools/competitors/999999', undefined, [404, 404, 403, 403, 401]],
  [
    'the costs of a cart',
    'POST',
    'tools/costs',
    { items: [], locale: 'fr-FR', country: 'FR' },
    [200, 200, 403, 403, 401],
  ],
  ['a list that is none, to be tried', 'PUT', 'tools/trial', { list: 'keine' }, [404, 404, 403, 403, 401]],
  [
    'rates to be published that nobody has changed',
    'POST',
    'tools/pricing/publications',
    { name: 'Essai', why: 'Un essai', cells: [{ material: 'pvc', cell: 'setup', value: 5 }] },
    [422, 403, 403, 403, 401],
  ],
  [
    'a quotation outside a client’s place',
    'POST',
    'quotations',
    {
      locale: 'fr-FR',
      draft: { lines: [], validUntil: '2030-01-01', country: 'FR' },
    },
    [403, 403, 403, 403, 401],
  ],
]

it.each(table)('answers each role that asks for %s', async (_what, method, path, body, statuses) => {
  const { owner, clerk, production, translator } = staff
  const answers = [owner, clerk, production, translator, { origin: shopUrl }].map(by =>
    call(path, by, method, body),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(statuses)
})

interface Grid {
  materials: {
    material: string
    cells: { cell: string; live: number; changed: { value: number | null; by: string } | null }[]
  }[]
  holes: unknown[]
  effect: { rows: { before: number; after: number; title: string }[] }
  publications: { id: number; state: string; name: string }[]
}
const readGrid = async () => (await call('tools/pricing?locale=fr-FR', staff.owner)).body as unknown as Grid
const cellOf = (grid: Grid, material: string, cell: string) =>
  grid.materials.find(one => one.material === material)?.cells.find(one => one.cell === cell)
const change = (material: string, cell: string, from: number | null, to: number | null, by = staff.clerk) =>
  call('tools/pricing/cells', by, 'POST', { changes: [{ material, cell, from, to }] })
const publish = (cells: unknown, over = {}, by = staff.owner) =>
  call('tools/pricing/publications', by, 'POST', { name: 'Essai', why: 'Un essai', cells, ...over })
const setupShown = async (material: string) =>
  (
    (await (await ask('/api/price-lists/FR')).json()) as {
      data: { signs: Record<string, { setup: number }> }
    }
  ).data.signs[material]?.setup

describe('the rates of the materials', () => {
  it('are changed cell by cell, and nobody’s cell is written over', async () => {
    const live = cellOf(await readGrid(), 'pvc', 'setup')?.live ?? 0
    expect((await change('pvc', 'setup', live, 5.5)).status).toBe(204)
    const other = await change('pvc', 'setup', live, 7, staff.owner)
    expect(other.status).toBe(409)
    expect(other.body.details).toMatchObject({ cells: [{ material: 'pvc', cell: 'setup', value: 5.5 }] })
    expect(JSON.stringify(other.body.details)).toContain('clerk-')
    expect((await change('pvc', 'setup', 5.5, -1)).body.code).toBe('unprocessable')
    const { effect } = await readGrid()
    expect(effect.rows).toHaveLength(20)
    expect(effect.rows.some(({ before, after }) => after < before)).toBe(true)
    expect(await setupShown('pvc')).toBe(live)
    expect((await change('pvc', 'setup', 5.5, live)).status).toBe(204)
    expect(cellOf(await readGrid(), 'pvc', 'setup')?.changed).toBeNull()
  })

  it('with a hole, or changed since they were seen, are not published', async () => {
    const grid = await readGrid()
    const [setup, band] = [
      cellOf(grid, 'brass', 'setup')?.live ?? 0,
      cellOf(grid, 'brass', 'band-600')?.live ?? 0,
    ]
    const asked = [{ material: 'brass', cell: 'setup', value: 15 }]
    expect((await publish(asked)).body.code).toBe('nothing_to_publish')
    await change('brass', 'setup', setup, 15)
    await change('brass', 'band-600', band, null)
    expect((await publish(asked)).body).toMatchObject({
      code: 'rates_with_hole',
      details: { holes: [{ material: 'brass', cell: 'band-600' }] },
    })
    await change('brass', 'band-600', null, 0.2)
    expect((await publish(asked)).body.code).toBe('conflict')
    expect(await setupShown('brass')).toBe(setup)
    await change('brass', 'band-600', 0.2, band)
    await change('brass', 'setup', 15, setup)
  })

  it('are published by the owner together, seen by everybody at once, and taken back in one step', async () => {
    const grid = await readGrid()
    const [pvc, wood] = [cellOf(grid, 'pvc', 'setup')?.live ?? 0, cellOf(grid, 'wood', 'setup')?.live ?? 0]
    await change('pvc', 'setup', pvc, pvc + 1)
    await change('wood', 'setup', wood, wood + 1)
    const cells = [
      { material: 'pvc', cell: 'setup', value: pvc + 1 },
      { material: 'wood', cell: 'setup', value: wood + 1 },
    ]
    expect((await publish(cells, {}, staff.clerk)).status).toBe(403)
    const both = async () => {
      const answer = await (await ask('/api/price-lists/FR')).json()
      const { signs } = (answer as { data: { signs: Record<string, { setup: number }> } }).data
      return [signs.pvc?.setup, signs.wood?.setup]
    }
    const seen = new Set<string>()
    let reading = true
    const reader = (async () => {
      while (reading) seen.add(String(await both()))
    })()
    const published = await publish(cells)
    expect(published.status).toBe(201)
    expect(await both()).toEqual([pvc + 1, wood + 1])
    reading = false
    await reader
    expect([String([pvc, wood]), String([pvc + 1, wood + 1])]).toEqual(expect.arrayContaining([...seen]))
    const { id } = published.body as { id: number }
    expect((await call(`tools/pricing/publications/${id}`, staff.owner, 'DELETE')).status).toBe(204)
    expect(await both()).toEqual([pvc, wood])
    expect((await call(`tools/pricing/publications/${id}`, staff.owner, 'DELETE')).body.code).toBe(
      'not_the_latest',
    )
    const records = await query<{ n: number }>(
      "select count(*)::int as n from material_pricings where status = 'active' and material in ('pvc', 'wood')",
    )
    expect(records[0]?.n).toBe(2)
  })

  it('that are planned stay as they are until their date, and may be called off', async () => {
    const live = cellOf(await readGrid(), 'brass', 'setup')?.live ?? 0
    await change('brass', 'setup', live, live + 2)
    const due = new Date(Date.now() + 86_400_000).toISOString()
    const planned = await publish([{ material: 'brass', cell: 'setup', value: live + 2 }], { due })
    expect(planned.status).toBe(201)
    const { id } = planned.body as { id: number }
    expect(cellOf(await readGrid(), 'brass', 'setup')?.changed).toBeNull()
    expect(await setupShown('brass')).toBe(live)
    expect((await call(`tools/pricing/publications/${id}`, staff.owner, 'DELETE')).status).toBe(204)
    expect(cellOf(await readGrid(), 'brass', 'setup')?.changed?.value).toBe(live + 2)
    await change('brass', 'setup', live + 2, live)
  })
})

describe('a file of rates', () => {
  const exported = async () =>
    (await fetch(`${shopUrl}/api/tools/pricing/rates.csv`, { headers: staff.clerk })).text()
  const take = (csv: string, dry = false) => call('tools/pricing/import', staff.clerk, 'POST', { csv, dry })

  it('that was exported changes nothing when it is taken back', async () => {
    const response = await fetch(`${shopUrl}/api/tools/pricing/rates.csv`, { headers: staff.clerk })
    const bytes = Buffer.from(await response.arrayBuffer())
    // So that a spreadsheet reads accents.
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    const csv = bytes.toString('utf8')
    expect((await take(csv)).body).toEqual({ cells: 0 })
  })

  it('is taken whole or not at all, and what is wrong is named by its row and column', async () => {
    const csv = await exported()
    const [head = '', ...rows] = csv.trim().split('\r\n')
    const broken = rows.map((row, i) =>
      i === 0 ? row.replace(/;[\d,]+/, ';1.234,5') : i === 1 ? row.replace(/;[\d,]+/, ';=1+1') : row,
    )
    const refused = await take([head, ...broken].join('\r\n'))
    expect(refused.body).toMatchObject({
      code: 'import_refused',
      details: {
        faults: [
          { row: 2, column: 'setup', code: 'not_a_number', value: '1.234,5' },
          { row: 3, column: 'setup', code: 'formula', value: '=1+1' },
        ],
      },
    })
    const short = csv.replaceAll(/;[^;\r\n]*(?=\r\n)/g, '')
    expect((await take(short)).body.details).toMatchObject({ faults: [{ row: 1, code: 'missing_column' }] })
    const long = `${head}\r\n${'x;1\r\n'.repeat(100_000)}`
    expect((await take(long)).body.details).toMatchObject({ faults: [{ code: 'too_many_rows' }] })
    expect((await take('x'.repeat(3_000_000))).status).toBe(413)
  })

  it('changes the cells that differ', async () => {
    const live = cellOf(await readGrid(), 'pvc', 'setup')?.live ?? 0
    const csv = (await exported()).replace(/(^|\n)(pvc;)[\d,]+/, '$1$25,75')
    expect((await take(csv, true)).body).toEqual({ cells: 1 })
    expect((await take(csv)).body).toEqual({ cells: 1 })
    expect(cellOf(await readGrid(), 'pvc', 'setup')?.changed?.value).toBe(5.75)
    await change('pvc', 'setup', 5.75, live)
  })
})

describe('records of rates over HTTP', () => {
  it('are made as drafts, told among the last ones, and removed; one in force never', async () => {
    const { body } = await call('material-pricings/last-pricings/pvc', staff.clerk)
    const record = (body.data as Record<string, unknown>[]).find(({ status }) => status === 'active')
    const { id: name, number: _, updatedAt: __, ...rates } = record ?? {}
    const data = { ...rates, status: 'draft' }
    const made = await call('material-pricings', staff.clerk, 'POST', { data })
    expect(made.status).toBe(201)
    const draft = (made.body.data as { id: string }).id
    expect(draft).not.toBe(name)
    expect(
      (await call('material-pricings', staff.clerk, 'POST', { data: { ...data, status: 'active' } })).status,
    ).toBe(403)
    expect(
      (await call('material-pricings', staff.owner, 'POST', { data: { ...data, bands: [] } })).status,
    ).toBe(400)
    expect((await call(`material-pricings/${draft}`, staff.clerk, 'DELETE')).status).toBe(204)
    expect((await call(`material-pricings/${name}`, staff.owner, 'DELETE')).body.code).toBe('rates_in_force')
  })
})

describe('the search of the tools', () => {
  const found = async (q: string) =>
    (await call(`tools/search?q=${encodeURIComponent(q)}&locale=fr-FR`, staff.clerk)).body.found as {
      kind: string
      title: string
    }[]

  it('finds products, orders and clients from two characters on, eight at most', async () => {
    const name = `Zoé ${randomBytes(4).toString('hex')}`
    await send('clients', {
      email: `${randomBytes(4).toString('hex')}@shop.test`,
      password: 'stempel-2026!',
      name,
      accountType: 'private',
    })
    expect(await found(name)).toMatchObject([{ kind: 'client', title: name }])
    expect((await found('4913')).map(({ title }) => title)).toContain('trodat Printy 4913')
    expect((await found('pr')).length).toBe(8)
    expect((await call('tools/search?q=p', staff.clerk)).status).toBe(400)
    expect(await found("':* & | !(")).toEqual([])
  })
})

describe('the models manager', () => {
  const list = async (edition: string) =>
    (await call(`tools/models?locale=fr-FR${edition}`, staff.clerk)).body.models as {
      slug: string
      draft: boolean
    }[]

  it('keeps a draft beside what the shop shows, until it is published', async () => {
    const path = 'tools/models/model-trodat-printy-4911?locale=fr-FR'
    const { body } = await call(path, staff.clerk)
    expect(body).toMatchObject({ published: true, mayPrice: false, stamp: { model: { model: '4911' } } })
    const { title } = body.texts as { title: string }
    const slug = 'stamp-models/model-trodat-printy-4911?locale=fr-FR'
    expect(
      (
        await put(
          slug,
          { data: { title: 'Un brouillon', published: false }, updatedAt: body.updatedAt },
          staff.clerk,
        )
      ).status,
    ).toBe(200)
    expect((await shownModel('trodat-printy-4911')).title).toBe(title)
    expect((await call(path, staff.clerk)).body).toMatchObject({
      published: false,
      texts: { title: 'Un brouillon' },
    })
    const named = (await list('&edition=1')).find(model => model.slug === 'model-trodat-printy-4911')
    expect(named?.draft).toBe(true)
    expect((await put(slug, { data: { title, published: true } }, staff.clerk)).status).toBe(200)
    expect((await shownModel('trodat-printy-4911')).title).toBe(title)
  })

  it('has a sign with what its form asks, and takes none that cannot be made', async () => {
    const { body } = await call('tools/models/sign-brass?locale=fr-FR', staff.clerk)
    const { config, catalogue } = body.sign as {
      config: object
      catalogue: { materials: { materials: { name: string }[] } }
    }
    expect(catalogue.materials.materials.map(({ name }) => name)).toContain('brass')
    const keep = (data: object) =>
      put('sign-models/sign-brass', { data, updatedAt: body.updatedAt }, staff.clerk)
    for (const wrong of [{ ...config, width: 99_999 }, { ...config, color: 'pink' }, { width: 100 }])
      expect((await keep({ config: wrong })).status, JSON.stringify(wrong)).toBe(422)
    expect((await keep({ config })).status).toBe(200)
  })

  it('shows unpublished models in edition mode alone', async () => {
    const { doc } = (await (
      await fetch(`${shopUrl}/cms-api/stamp-models?where[slug][equals]=model-trodat-printy-4912&depth=0`, {
        headers: staff.owner,
      })
    )
      .json()
      .then(({ docs }) => ({ doc: docs[0] }))) as { doc: Record<string, unknown> }
    const { id: _, createdAt: __, updatedAt: ___, ...copy } = doc
    const slug = `model-trodat-printy-${randomBytes(3).toString('hex')}`
    await fetch(`${shopUrl}/cms-api/stamp-models?draft=true`, {
      method: 'POST',
      headers: { ...staff.owner, 'content-type': 'application/json' },
      body: JSON.stringify({ ...copy, slug, _status: 'draft' }),
    })
    expect((await list('')).map(model => model.slug)).not.toContain(slug)
    expect((await list('&edition=1')).map(model => model.slug)).toContain(slug)
    await fetch(`${shopUrl}/cms-api/stamp-models?where[slug][equals]=${slug}`, {
      method: 'DELETE',
      headers: staff.owner,
    })
  })
})

describe('competitors’ prices', () => {
  const csv = (rows: string) => `competitor;material;width;height;quantity;price\r\n${rows}`
  const take = (text: string, by = staff.clerk) =>
    call('tools/competitors/import', by, 'POST', { country: 'FR', csv: text })
  const rows = async () =>
    (await call('tools/competitors?country=FR&locale=fr-FR', staff.clerk)).body.rows as {
      material: string
      ours: number
      theirs: { id: number; competitor: string; price: number }[]
    }[]

  it('are taken from a file whole or not at all, each once, and stand beside ours', async () => {
    const refused = await take(
      csv('A;pvc;100;50;1;9,999\r\nB;nobody;100;50;1;9\r\n=cmd();pvc;100;50;1;9\r\nC;pvc;100;50;1;-9'),
    )
    expect(refused.body.details).toMatchObject({
      faults: [
        { row: 2, column: 'price', code: 'not_a_number' },
        { row: 3, column: 'material', code: 'unknown_material' },
        { row: 4, column: 'competitor', code: 'formula' },
        { row: 5, column: 'price', code: 'not_a_number' },
      ],
    })
    expect((await take(csv('A;pvc;100;50;1;9\r\nA;pvc;100;50;1;8'))).body.details).toMatchObject({
      faults: [{ row: 3, code: 'twice' }],
    })
    expect((await take('competitor;material\r\nA;pvc')).body.details).toMatchObject({
      faults: [{ code: 'missing_column' }, {}, {}, {}],
    })
    const name = `Graveur ${randomBytes(3).toString('hex')}`
    expect((await take(csv(`${name};pvc;100;50;1;9,50`))).body).toEqual({ prices: 1 })
    expect((await take(csv(`${name};pvc;100;50;1;9,90`))).body).toEqual({ prices: 1 })
    const theirs = (await rows()).flatMap(row => row.theirs).filter(({ competitor }) => competitor === name)
    expect(theirs).toMatchObject([{ price: 9.9 }])
    expect((await rows()).every(({ ours }) => ours > 0)).toBe(true)
    const path = `tools/competitors/${theirs[0]?.id}`
    expect((await call(path, staff.production, 'DELETE')).status).toBe(403)
    expect((await call(path, staff.clerk, 'DELETE')).status).toBe(204)
  })
})
