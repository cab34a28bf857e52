import { beforeAll, describe, expect, it } from 'vitest'
import { type Card, cardSchema } from '@/lib/catalogue/contract/card'
import { componentSchema } from '@/lib/doors/contract/component'
import { categorySchema } from '@/lib/ground/contract/menu'
import {
  listedProductSchema,
  type ProductSummary,
  productSummarySchema,
} from '@/lib/product/contract/product'
import { send } from './support/people'
import { ask, signIn } from './support/shop'

async function read(path: string) {
  const response = await ask(path)
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as { data: unknown; meta?: { pagination: { total: number } } }
}
const products = async (path: string): Promise<ProductSummary[]> =>
  productSummarySchema.array().parse((await read(path)).data)
const cards = async (path: string): Promise<Card[]> => cardSchema.array().parse((await read(path)).data)

const stamp = 'model-trodat-printy-4913'

describe('similar products', () => {
  it('are ten of the same kind at most, all for sale, never the product itself', async () => {
    for (const slug of [stamp, 'sign-brass', 'cartridge-trodat-6-4913']) {
      const found = await products(`/api/products/similar-product/${slug}?pagination[limit]=10&locale=de-DE`)
      expect(found.length, slug).toBeGreaterThan(2)
      expect(found.length).toBeLessThanOrEqual(10)
      expect(found.map(product => product.slug)).not.toContain(slug)
      expect(new Set(found.map(({ kind }) => kind)).size).toBe(1)
      expect(found.every(({ price, url, outOfStock }) => price && url && !outOfStock)).toBe(true)
    }
  })

  it('are as many as asked for, in the prices of the country', async () => {
    const three = await products(`/api/products/similar-product/${stamp}?pagination[limit]=3&locale=fr-CH`)
    expect(three).toHaveLength(3)
    expect(three[0]?.price?.currency).toBe('CHF')
  })

  it('come as cards to start from, in the colour of the product where they have it', async () => {
    const found = await cards(`/api/products/similar-product-config/${stamp}?locale=fr-FR`)
    const similar = await products(`/api/products/similar-product/${stamp}`)
    expect(found.map(({ slug }) => slug)).toEqual(similar.map(({ slug }) => slug))
    for (const [place, { content }] of found.entries()) {
      const { colors = [] } = similar[place] ?? {}
      expect(content.config).toMatchObject({ color: colors.includes('black') ? 'black' : colors[0] })
    }
  })

  it('of a sign leave out what the asking page shows', async () => {
    const all = await products('/api/sign-models/similar-product/sign-pvc?url=/plaque/sign-pvc/')
    const first = all.find(({ kind }) => kind === 'template') ?? all[0]
    const rest = await products(`/api/sign-models/similar-product/sign-pvc?url=${first?.url}`)
    expect(all.length).toBeGreaterThan(2)
    expect(rest.map(({ slug }) => slug)).not.toContain(first?.slug)
    expect(await products('/api/sign-models/similar-product/pvc')).toHaveLength(all.length)
  })
})

describe('main models', () => {
  it('of a supply are the mounts that it fits, of a text plate its mount, of a template what it is on', async () => {
    const slugsOf = async (slug: string) =>
      (await products(`/api/products/primary-models/${slug}?pagination[limit]=12`)).map(
        product => product.slug,
      )
    expect(await slugsOf('cartridge-trodat-6-4913')).toContain(stamp)
    expect(await slugsOf('rubber-trodat-printy-4913')).toEqual([stamp])
    expect(await slugsOf('template-company-address')).toEqual([stamp])
  })

  it('of a mount are the leading ones of its range, twelve at most', async () => {
    const found = await products(`/api/products/primary-models/${stamp}`)
    expect(found).toHaveLength(12)
    expect(found[0]).toMatchObject({ kind: 'stamp', range: 'printy' })
    expect(found.map(({ slug }) => slug)).not.toContain(stamp)
  })

  it('come with a list of products where they are asked for, and only there', async () => {
    const path = '/api/products/list?filters[type]=cartridge&pagination[limit]=5'
    const plain = listedProductSchema.array().parse((await read(path)).data)
    const populated = listedProductSchema.array().parse((await read(`${path}&populate=primaryModels`)).data)
    expect(plain.every(product => product.primaryModels === undefined)).toBe(true)
    expect(populated.map(({ slug }) => slug)).toEqual(plain.map(({ slug }) => slug))
    for (const { slug, primaryModels = [] } of populated)
      expect(primaryModels).toEqual(await products(`/api/products/primary-models/${slug}`))
  })
})

describe('mounts by chance', () => {
  it('are twelve that can be bought, others at every question', async () => {
    const path = '/api/stamp-models/random?pagination[limit]=12'
    const draws = await Promise.all([1, 2, 3].map(() => products(path)))
    for (const drawn of draws) {
      expect(drawn).toHaveLength(12)
      expect(drawn.every(({ kind, price, url }) => kind === 'stamp' && price && url)).toBe(true)
    }
    expect(new Set(draws.map(drawn => drawn.map(({ slug }) => slug).join())).size).toBeGreaterThan(1)
    expect((await ask(path)).headers.get('cache-control')).toContain('no-cache')
  })
})

describe('cards', () => {
  it('are found by ids, repeated, in the order asked for', async () => {
    const ids = ['template-qr-wifi', stamp, 'sign-pvc']
    const query = ids.map(id => `filters[id][$in]=${id}`).join('&')
    expect((await cards(`/api/cards/?${query}`)).map(({ slug }) => slug)).toEqual(ids)
    expect((await cards(`/api/cards/?filters[id][$in]=${stamp}`)).map(({ slug }) => slug)).toEqual([stamp])
  })

  it('are found by filter, a page at a time, none of them for tests', async () => {
    const doors = await read('/api/cards/?test=0&filters[topic]=door&locale=en-GB')
    expect(doors.meta?.pagination.total).toBe(2)
    expect((await cards('/api/cards/?test=0&pagination[pageSize]=3')).length).toBe(3)
  })

  it('tell nobody who wrote them and when', async () => {
    for (const { content } of await cards('/api/cards/?test=0&pagination[pageSize]=100'))
      expect(Object.keys(content)).not.toEqual(expect.arrayContaining(['createdAt']))
  })
})

describe('a model by its name', () => {
  const slugOf = async (path: string) => {
    const response = await ask(path)
    if (!response.ok) return response.status
    return ((await response.json()) as { data: { slug: string } }).data.slug
  }

  it.each([
    ['model-trodat-printy-4913', stamp],
    ['trodat-printy-4913', stamp],
    ['printy-4913', stamp],
    ['4913', stamp],
    ['4911', 'model-trodat-printy-4911'],
    // Several of one brand: the first of the catalogue.
    ['20', 'model-colop-printer-20'],
    // Two brands have one.
    ['r30', 404],
    ['wood-r30', 'model-trodat-wood-r30'],
    ['49139', 404],
  ])('stamp-models/name/%s is %s', async (name, slug) => {
    expect(await slugOf(`/api/stamp-models/name/${name}`)).toBe(slug)
  })

  it.each([
    ['pvc', 'sign-pvc'],
    ['sign-pvc', 'sign-pvc'],
    ['plexiglass-8', 'sign-plexiglass-8'],
    ['4913', 404],
  ])('sign-models/name/%s is %s', async (name, slug) => {
    expect(await slugOf(`/api/sign-models/name/${name}`)).toBe(slug)
  })
})

describe('the type of a page', () => {
  it('is called page_type in answers and in filters', async () => {
    const help = (await read('/api/pages/?filters[page_type]=help')).data as Record<string, unknown>[]
    expect(help.length).toBeGreaterThan(0)
    for (const page of help) {
      expect(page.page_type).toBe('help')
      expect(page).not.toHaveProperty('pageType')
    }
  })
})

describe('entries of the menu', () => {
  it('are found by name and by number, in the order asked for', async () => {
    const path = (ids: readonly (string | number)[]) => `/api/categories/ids/${ids.join(',')}?locale=de-DE`
    const byName = categorySchema.array().parse((await read(path(['sign', 'nope', 'stamp']))).data)
    expect(byName.map(({ name, path }) => [name, path])).toEqual([
      ['sign', '/schilder/'],
      ['stamp', '/stempel/'],
    ])
    const byNumber = await read(path(byName.map(({ id }) => id)))
    expect(byNumber.data).toEqual(byName)
  })
})

describe('shared blocks', () => {
  const name = `shared-${Date.now()}`
  let headers: Record<string, string>
  beforeAll(async () => {
    headers = await signIn()
    const blocks = [
      { blockType: 'text', title: 'Titre', text: 'Un texte partagé' },
      { blockType: 'component', name },
    ]
    const made = await send('components?locale=fr', { name, title: 'Partagé', blocks }, headers)
    expect(made.status).toBe(201)
  })

  it('are read by name, without any that hold themselves', async () => {
    const component = componentSchema.parse((await read(`/api/component/name/${name}`)).data)
    expect(component).toMatchObject({ name, title: 'Partagé' })
    expect(component.blocks.map(({ blockType }) => blockType)).toEqual(['text'])
    expect((await ask('/api/component/name/nope')).status).toBe(404)
  })
})

describe('the running build', () => {
  it('is named to everyone who asks, and never cached', async () => {
    const response = await ask(`/builds/latest.json?timestamp=${Date.now()}`, { token: null })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { build, timestamp } = (await response.json()) as { build: string; timestamp: string }
    expect(Number(build)).toBeGreaterThan(1_700_000_000_000)
    expect(Date.parse(timestamp)).toBe(Number(build))
  })
})

it.each([
  '/api/products/similar-product/model-nope',
  '/api/products/similar-product/model-trodat-printy-4813',
  '/api/products/similar-product-config/nope',
  '/api/products/primary-models/..%2f..',
  '/api/sign-models/similar-product/model-trodat-printy-4913',
])('%s is not found', async path => {
  expect((await ask(path)).status).toBe(404)
})

it.each([
  `/api/products/similar-product/${stamp}?pagination[limit]=11`,
  `/api/products/similar-product/${stamp}?pagination[limit]=0`,
  '/api/stamp-models/random?pagination[limit]=13',
  '/api/cards/?test=1',
  `/api/cards/?filters[id][$in]=${'x'.repeat(5000)}`,
  '/api/cards/?filters[type]=a&filters[type]=b',
  '/api/sign-models/similar-product/sign-pvc?url=//evil.test/',
])('%s is refused', async path => {
  expect((await ask(path)).status).toBe(400)
})
