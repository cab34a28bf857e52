import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderBody, sendOrder, templateDesign } from '@/tests/support/order-request.mjs'
import { publicToken, shopUrl, signIn } from './support/shop'

let owner: Record<string, string>
beforeAll(async () => {
  owner = { 'content-type': 'application/json', ...(await signIn()) }
})

const put = async (path: string, data: object, more: object = {}) => {
  const answer = await fetch(`${shopUrl}/api/${path}`, {
    method: 'PUT',
    headers: owner,
    body: JSON.stringify({ data, ...more }),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

/** The number of a document of the panel, by a field. */
async function numberOf(collection: string, field: string, value: string): Promise<number> {
  const answer = await fetch(`${shopUrl}/cms-api/${collection}?where[${field}][equals]=${value}`, {
    headers: owner,
  })
  const { docs } = (await answer.json()) as { docs: { id: number }[] }
  return docs[0]?.id ?? 0
}

/** Sets fields as the panel does: its button takes off sale by the state alone. */
async function patch(collection: string, id: number, data: object): Promise<void> {
  const answer = await fetch(`${shopUrl}/cms-api/${collection}/${id}`, {
    method: 'PATCH',
    headers: owner,
    body: JSON.stringify(data),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

const puttingOn: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const putOn of puttingOn.splice(0)) await putOn()
})

/** Takes something off sale by the panel until the test is over. */
async function takeOff(collection: string, field: string, value: string): Promise<void> {
  const id = await numberOf(collection, field, value)
  puttingOn.push(() => patch(collection, id, { _status: 'published' }))
  await patch(collection, id, { _status: 'draft' })
}

const page = (path: string) => fetch(`${shopUrl}${path}`, { redirect: 'manual' })
const api = async (path: string) =>
  fetch(`${shopUrl}/api/${path}`, { headers: { authorization: `Bearer ${publicToken}` } })
const textOf = async (path: string) => (await page(path)).text()

/** Expects that an address says in three languages that its product is not sold any more, and does not offer it. */
async function expectGone(path: string, said = /n’est plus vendu/): Promise<string> {
  const answer = await page(path)
  expect([path, answer.status]).toEqual([path, 410])
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const text = await answer.text()
  expect(text).toMatch(said)
  expect(text).toMatch(/<meta name="robots" content="noindex/)
  expect(text).not.toContain('"@type":"Product"')
  expect(text).not.toContain('InStock')
  return text
}

const stamp = { slug: 'model-trodat-printy-4913', path: '/tampon/trodat-printy-4913/' }

describe('a mount that is taken off sale in the panel', () => {
  it('is nowhere at once: no page, list, feed, sitemap, search, template, order; and is back at once', async () => {
    expect((await page(stamp.path)).status).toBe(200)
    const listed = async () => textOf('/api/listings/fr-fr?path=/stamp/tampons-trodat/printy/')
    await takeOff('stamp-models', 'slug', stamp.slug)

    const text = await expectGone(stamp.path)
    expect(text).toContain('4913')
    // The most similar products are offered.
    expect(text).toMatch(/\/tampon\/trodat-printy-\d{4}\//)
    await expectGone('/de-de/stempel-modell/trodat-printy-4913/', /nicht mehr verkauft/)
    await expectGone('/en-gb/stamp/trodat-printy-4913/', /no longer sold/)

    expect((await api(`products/slug/${stamp.slug}?locale=fr-FR`)).status).toBe(404)
    expect((await api('pages/url/?url=/tampon/trodat-printy-4913/&locale=fr-FR')).status).toBe(404)
    expect((await api(`cards/slug/${stamp.slug}?locale=fr-FR`)).status).toBe(404)
    const gone = await (await api('pages/gone/?url=/tampon/trodat-printy-4913/&locale=fr-FR')).json()
    expect(gone.data).toMatchObject({ slug: stamp.slug, replacement: null })
    expect(gone.data.products.length).toBeGreaterThan(2)
    for (const path of ['/sitemaps/fr-fr.xml', '/feeds/fr-fr.xml'])
      expect([path, (await textOf(path)).includes(stamp.path)]).toEqual([path, false])
    expect(await listed()).not.toContain(`"${stamp.slug}"`)
    const search = await textOf('/api/search?q=4913&locale=fr-FR')
    expect(search).not.toContain(`"${stamp.path}"`)

    const refused = await sendOrder(shopUrl, orderBody())
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'product_unavailable' })

    await puttingOn.splice(0)[0]?.()
    expect((await page(stamp.path)).status).toBe(200)
    expect(await textOf('/sitemaps/fr-fr.xml')).toContain(stamp.path)
  })

  it('takes the templates on it along, from their pages and from the editor’s', async () => {
    const { modelId } = templateDesign('template-company-address-fr')
    const cards = async () => (await (await api('cards/templates?locale=fr-FR')).text()) as string
    const addresses = await textOf('/sitemaps/fr-fr.xml')
    const [path = ''] = /\/tampon\/company-address\//.exec(addresses) ?? []
    expect(path).not.toBe('')
    await takeOff('stamp-models', 'slug', String(modelId))
    await expectGone(path)
    expect(await cards()).not.toContain('"template-company-address-fr"')
    expect(await textOf('/sitemaps/fr-fr.xml')).not.toContain(path)
  })
})

describe('a mount that is taken off sale by the contract', () => {
  it('is gone, and comes back the same way; a draft beside it takes nothing off', async () => {
    const path = `stamp-models/${stamp.slug}?locale=fr-FR`
    await put(path, { title: 'Un brouillon' }, { draft: true })
    expect((await page(stamp.path)).status).toBe(200)
    expect(await textOf(stamp.path)).not.toContain('Un brouillon')
    puttingOn.push(() => put(path, { title: 'Trodat Printy 4913', published: true }))
    await put(path, { published: false })
    await expectGone(stamp.path)
    await puttingOn.splice(0)[0]?.()
    expect((await page(stamp.path)).status).toBe(200)
  })

  it('leads to what a clerk names in its place, as soon as that is sold', async () => {
    const path = `stamp-models/${stamp.slug}?locale=fr-FR`
    puttingOn.push(() => put(path, { published: true, facts: { replacedBy: undefined } }))
    await put(path, { published: false, facts: { replacedBy: 'model-trodat-printy-4914' } })
    for (const [from, to] of [
      [stamp.path, '/tampon/trodat-printy-4914/'],
      ['/de-de/stempel-modell/trodat-printy-4913/', '/de-de/stempel-modell/trodat-printy-4914/'],
    ] as const) {
      const answer = await page(from)
      expect(answer.status).toBe(307)
      expect(answer.headers.get('location')).toMatch(new RegExp(`${to}$`))
    }
    await takeOff('stamp-models', 'slug', 'model-trodat-printy-4914')
    await expectGone(stamp.path)
  })
})

describe.each([
  ['a material', 'materials', 'name', 'forex', '/plaque/sign-forex/', 'sign-forex'],
  ['the sign of a material', 'sign-models', 'slug', 'sign-forex', '/plaque/sign-forex/', 'sign-forex'],
  ['a bottle', 'static-products', 'slug', 'encre-trodat-7011', null, 'encre-trodat-7011'],
] as const)('%s that is taken off sale', (_name, collection, field, value, known, slug) => {
  it('has no page, and is in no list', async () => {
    const product = await (await api(`products/slug/${slug}?locale=fr-FR`)).json()
    const path = known ?? String(product.data.url)
    expect((await page(path)).status).toBe(200)
    await takeOff(collection, field, value)
    await expectGone(path)
    expect((await api(`products/slug/${slug}?locale=fr-FR`)).status).toBe(404)
    expect(await textOf('/sitemaps/fr-fr.xml')).not.toContain(`${path}<`)
    expect(await textOf('/feeds/fr-fr.xml')).not.toContain(path)
  })
})

describe('a sign that is taken off sale', () => {
  it('has no page that a link hands something to, either', async () => {
    await takeOff('materials', 'name', 'forex')
    const answer = await page(`/plaque/sign-forex/?t=${randomUUID()}`)
    expect(answer.status).toBe(307)
    expect(new URL(answer.headers.get('location') ?? '', shopUrl).pathname).toBe('/plaque/sign-forex/')
  })
})

describe('a pack', () => {
  it('is not sold without one of its parts', async () => {
    const { data: full } = await (await api('products/slug/pack-printy-duo-4911-4913?locale=fr-FR')).json()
    const [part] = full.static.items as { product: string }[]
    const collection = part?.product.startsWith('model-') ? 'stamp-models' : 'static-products'
    await takeOff(collection, 'slug', part?.product ?? '')
    await expectGone(full.url)
  })
})

describe('what is out of stock', () => {
  it('keeps its page, which says so', async () => {
    const id = await numberOf('static-products', 'slug', 'encre-trodat-7011')
    const product = await (await api('products/slug/encre-trodat-7011?locale=fr-FR')).json()
    puttingOn.push(() => patch('static-products', id, { outOfStock: false }))
    await patch('static-products', id, { outOfStock: true })
    const answer = await page(product.data.url)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('OutOfStock')
  })
})
