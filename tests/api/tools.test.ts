import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { send } from './support/people'
import { ask, shopUrl } from './support/shop'
import { call, put, signInAll, staff } from './support/tools'

beforeAll(signInAll)

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
          { data: { title: 'Un brouillon' }, draft: true, updatedAt: body.updatedAt },
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
