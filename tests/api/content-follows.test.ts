import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { languageOf, localePath, locales } from '@/lib/ground/site/locales'
import { query } from './support/database'
import { send } from './support/people'
import { ask, shopUrl, signIn } from './support/shop'

let session: { cookie: string; origin: string }
beforeAll(async () => {
  session = await signIn()
})

const docs = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })
async function idOf(collection: string, field: string, value: string): Promise<number> {
  const address = `${shopUrl}/cms-api/${collection}?where[${field}][equals]=${value}&limit=1`
  const doc = docs.parse(await (await fetch(address, { headers: session })).json()).docs[0]
  if (!doc) throw new Error(`no ${collection} ${value}`)
  return doc.id
}
const patch = (path: string, body: unknown) =>
  fetch(`${shopUrl}/cms-api/${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...session },
    body: JSON.stringify(body),
  })
const html = async (path: string) => (await fetch(shopUrl + path)).text()

const productPath = {
  fr: '/tampon/trodat-printy-4915/',
  de: '/stempel-modell/trodat-printy-4915/',
  en: '/stamp/trodat-printy-4915/',
}

describe('what a clerk writes', () => {
  it('as a product’s name is on its page in every locale of the language, in lists and in the search', async () => {
    const id = await idOf('stamp-models', 'slug', 'model-trodat-printy-4915')
    const french = locales.filter(locale => languageOf(locale) === 'fr').slice(0, 4)
    const paths = french.map(locale => localePath(locale, productPath.fr))
    // Cached before the change, so that only the change can renew them.
    await Promise.all(paths.map(html))
    for (const name of [`trodat Printy 4915 ${randomUUID().slice(0, 8)}`, 'trodat Printy 4915']) {
      expect((await patch(`stamp-models/${id}?locale=fr`, { name, _status: 'published' })).status).toBe(200)
      const pages = await Promise.all(paths.map(html))
      for (const [place, page] of pages.entries())
        expect([paths[place], page.includes(name)]).toEqual([paths[place], true])
      const listed = await (await ask('/api/products/list?filters[model]=4915&filters[type]=stamp')).json()
      expect(listed.data.map((product: { name: string }) => product.name)).toContain(name)
      const found = await (
        await ask(`/api/search/fr-FR?q=${encodeURIComponent(name)}`, { token: null })
      ).json()
      expect(found.groups[0].hits[0].name).toBe(name)
    }
  })

  it('as a price is on the product’s page in every locale', async () => {
    const id = await idOf('stamp-models', 'slug', 'model-trodat-printy-4915')
    const read = await fetch(`${shopUrl}/cms-api/stamp-models/${id}?depth=0`, { headers: session })
    const { price } = z.object({ price: z.number() }).parse(await read.json())
    const some = ['fr-FR', 'de-CH', 'en-GB', 'fr-BE'] as const
    const paths = some.map(locale => localePath(locale, productPath[languageOf(locale)]))
    const priceOf = (page: string) => /"price":"([\d.]+)"/.exec(page)?.[1]
    const before = (await Promise.all(paths.map(html))).map(priceOf)
    expect((await patch(`stamp-models/${id}`, { price: price + 10, _status: 'published' })).status).toBe(200)
    const after = (await Promise.all(paths.map(html))).map(priceOf)
    expect((await patch(`stamp-models/${id}`, { price, _status: 'published' })).status).toBe(200)
    for (const [place, path] of paths.entries())
      expect([path, Number(after[place]) > Number(before[place])]).toEqual([path, true])
    expect((await Promise.all(paths.map(html))).map(priceOf)).toEqual(before)
  })
})

it('words that a clerk says mean the same are found by each other at once', async () => {
  const write = (synonyms: string) =>
    fetch(`${shopUrl}/cms-api/globals/search-words?locale=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify({ synonyms }),
    })
  const read = await fetch(`${shopUrl}/cms-api/globals/search-words?locale=en`, { headers: session })
  const { synonyms } = z.object({ synonyms: z.string() }).parse(await read.json())
  const find = async () => (await ask('/api/search/en-GB?q=wibble&exact=1', { token: null })).json()
  expect((await find()).total).toBe(0)
  expect((await write(`${synonyms}\nbrass, wibble`)).status).toBe(200)
  expect((await find()).total).toBeGreaterThan(0)
  expect((await write(synonyms)).status).toBe(200)
})

it('a text that is changed on a page renews that page, and no other', async () => {
  const id = await idOf('pages', 'name', 'legal-notice')
  const marks = async (path: string) => (await fetch(shopUrl + path)).headers.get('etag')
  const kept = await marks('/aide/')
  for (const description of ['Qui édite ce site, et qui l’héberge.', 'Mentions légales du site.']) {
    expect((await patch(`pages/${id}?locale=fr`, { description, _status: 'published' })).status).toBe(200)
    for (const prefix of ['', '/fr-be', '/fr-ch'])
      expect(await html(`${prefix}/mentions-legales/`)).toContain(description.slice(0, 20))
  }
  expect(await marks('/aide/')).toBe(kept)
})

describe('a page', () => {
  const names: string[] = []
  afterAll(async () => {
    // A test that looks at all pages would find what is left behind.
    for (const name of names) {
      const id = await idOf('pages', 'name', name)
      await fetch(`${shopUrl}/cms-api/pages/${id}`, { method: 'DELETE', headers: session })
    }
  })
  const made = async (over: Record<string, unknown>) => {
    const name = `test-${randomUUID()}`
    const page = {
      name,
      url: `/${name}/`,
      title: name,
      pageType: 'content',
      layout: 'default',
      _status: 'published',
    }
    const response = await send('pages?locale=fr', { ...page, ...over }, session)
    if (response.status === 201) names.push(name)
    return { response, name, path: `/${name}/` }
  }

  it('lives with cards, lists, shared blocks that are not there, and with text that is markup', async () => {
    const { response, path } = await made({
      title: '<script>alert(1)</script>',
      custom: {
        blocks: [
          { blockType: 'cardList', source: 'slugs', slugs: ['model-nope', 'sign-pvc'], title: 'Cartes' },
          { blockType: 'cardList', source: 'query', query: { type: 'nonsense' } },
          { blockType: 'crossSell', name: 'nope' },
          { blockType: 'component', name: 'nope' },
          { blockType: 'categoryGrid', category: 'nope' },
          { blockType: 'text', text: '<img src=x onerror=alert(1)> **gras**' },
        ],
      },
    })
    expect(response.status, await response.clone().text()).toBe(201)
    const answer = await fetch(shopUrl + path)
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(page).toContain('Cartes')
    expect(page).toContain('href="/plaque/sign-pvc/"')
    expect(page).toContain('<strong>gras</strong>')
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<img src=x')
  })

  it('lives with a block that makes no sense, which is left out', async () => {
    const { path, name } = await made({
      custom: { blocks: [{ blockType: 'text', text: 'Un texte qui reste' }] },
    })
    const nonsense = [
      { blockType: 'text', text: 'Un texte qui reste' },
      { blockType: 'hero' },
      { blockType: 'unknown', title: 'Sans forme' },
    ]
    await query(
      `update pages_locales set custom_blocks = $1::jsonb
       where _locale = 'fr' and _parent_id = (select id from pages where name = $2)`,
      [JSON.stringify(nonsense), name],
    )
    // A new page renews everything that shows pages.
    expect((await made({})).response.status).toBe(201)
    const answer = await fetch(shopUrl + path)
    expect(answer.status).toBe(200)
    const page = await answer.text()
    expect(page).toContain('Un texte qui reste')
    expect(page).not.toContain('Sans forme')
  })

  it.each([
    // Its cart, the shop's help, the way to the back-office (shown to staff alone), the site's foot.
    ['default', [true, true, true, true]],
    ['checkout', [false, true, false, false]],
    ['admin', [false, false, true, false]],
    ['empty', [false, false, false, false]],
  ])('stands in the frame that it asks for: %s', async (layout, around) => {
    const { path } = await made({ layout, custom: { blocks: [{ blockType: 'text', text: 'Un texte' }] } })
    const page = await html(path)
    expect(page).toContain('Un texte')
    const parts = ['href="/cart/"', 'href="/aide/"', 'href="/admin"', '<footer']
    expect(parts.map(part => page.includes(part))).toEqual(around)
  })

  it('may lead elsewhere, but not round to itself', async () => {
    const first = await made({})
    const second = await made({ redirect: { to: first.path } })
    expect(second.response.status).toBe(201)
    const moved = await fetch(shopUrl + second.path, { redirect: 'manual' })
    expect([moved.status, new URL(moved.headers.get('location') ?? '', shopUrl).pathname]).toEqual([
      307,
      first.path,
    ])
    const id = await idOf('pages', 'name', first.name)
    for (const to of [second.path, first.path, `${second.path}?a=1#b`]) {
      const round = await patch(`pages/${id}?locale=fr`, { redirect: { to }, _status: 'published' })
      expect([to, round.status]).toEqual([to, 400])
    }
    for (const to of ['//evil.test/', 'javascript:alert(1)', 'http://plain.test/', 'stamp'])
      expect([to, (await made({ redirect: { to } })).response.status]).toEqual([to, 400])
    expect((await made({ redirect: { to: 'https://example.org/' } })).response.status).toBe(201)
  })
})

describe('an address that nobody means', () => {
  it.each([
    ['/../etc/passwd', 404],
    ['/..%2f..%2fetc/passwd/', 404],
    ['/%2e%2e/%2e%2e/etc/', 404],
    ['/tampon/%3Cscript%3E/', 404],
    ['/stamp/%00/', 400],
    ['/%E0%A4%A/', 400],
    ['/xx-yy/', 404],
    ['/fr-xx/stamp/', 404],
    ['/stamp/?color=%3Cscript%3E&color=2', 200],
    ['/api/../../etc/passwd', 404],
    ['/pictures/v1/stamp/..%2f..%2fetc/tile.default.fr@1x.webp', 404],
    ['/builds/../../package.json', 404],
  ])('%s is answered %i', async (path, status) => {
    const response = await fetch(shopUrl + path, { redirect: 'follow' })
    expect(response.status).toBe(status)
    expect(await response.text()).not.toContain('<script>alert')
  })

  it('is answered however long it is', async () => {
    const statusOf = async (path: string) => (await fetch(shopUrl + path)).status
    expect(await statusOf(`/${'a'.repeat(1500)}/`)).toBe(404)
    expect(await statusOf(`/${'a/'.repeat(2500)}`)).toBe(414)
    expect(await statusOf(`/stamp/?q=${'x'.repeat(5000)}`)).toBe(200)
    expect(await statusOf(`/search/?q=${'x'.repeat(5000)}`)).toBe(200)
  })
})
