import { beforeAll, describe, expect, it } from 'vitest'
import type { ContentPort } from '@/lib/doors/contract/reads'
import { prerenderedLocales } from '@/lib/ground/site/locales'
import { allProducts } from '@/server/catalogue/content/all'
import { embeddedContent } from '@/server/catalogue/content/embedded'
import { createHttpContent } from '@/server/catalogue/content/http'
import { catalogue } from '@/tests/support/catalogue'
import { publicToken, shopUrl } from './support/shop'

const overHttp = createHttpContent({ url: shopUrl, token: publicToken })

const services: [string, ContentPort][] = [
  ['embedded in the process', embeddedContent],
  ['over HTTP', overHttp],
]

describe.each(services)('the content service %s', (_name, content) => {
  it('finds a page by its address in each language, with the address of the others', async () => {
    for (const [url, locale] of [
      ['/stamp/', 'fr-FR'],
      ['/stempel/', 'de-AT'],
      ['/stamps/', 'en-IE'],
    ] as const) {
      const found = await content.pageByUrl(url, locale)
      if (!found || !('url' in found)) throw new Error(`no page at ${url}`)
      expect(found).toMatchObject({ name: 'listing-stamp', page_type: 'listing', url, locale })
      expect(found.alternates).toEqual({ fr: '/stamp/', de: '/stempel/', en: '/stamps/' })
    }
  })

  it('knows a page by the address of its own language only', async () => {
    expect(await content.pageByUrl('/stempel/', 'fr-FR')).toBeNull()
    expect(await content.pageByUrl('/no-such-page/', 'fr-FR')).toBeNull()
  })

  it('says which product a product page shows, and the way to it', async () => {
    const found = await content.pageByUrl('/stempel-modell/trodat-printy-4913/', 'de-DE')
    if (!found || !('url' in found)) throw new Error('no page')
    expect(found.shoppingId).toBe('model-trodat-printy-4913')
    expect(found.breadcrumbs.map(crumb => crumb.url)).toEqual([
      '/',
      '/stempel/',
      '/stempel/trodat-stempel/',
      '/stempel/trodat-stempel/printy/',
      expect.any(String),
      '/stempel-modell/trodat-printy-4913/',
    ])
  })

  it('lists the packs of several stamps beside the wooden ones, and leads back from each to the list', async () => {
    const packs = await allProducts(content, { categoryReadable: 'pack' }, 'fr-FR')
    expect(packs.filter(({ kind }) => kind === 'static')).toHaveLength(8)
    expect(packs.filter(({ kind }) => kind === 'stamp')).toHaveLength(5)
    for (const { url } of packs) {
      const found = url && (await content.pageByUrl(url, 'fr-FR'))
      expect(found && 'url' in found && found.breadcrumbs.at(-2)?.url).toBe('/stamp/packs/')
    }
  })

  it('shows all of them on the page of packs', async () => {
    const answer = await fetch(`${shopUrl}/api/listings/fr-FR?path=/stamp/packs/`)
    expect(((await answer.json()) as { rows: unknown[] }).rows).toHaveLength(13)
  })

  it.each([
    ['promises no return of packs, whose parts may be personalised', '/stamp/packs/', false],
    ['promises it of supplies', '/stamp/encres-et-encreurs/', true],
  ])('%s', async (_, path, promised) => {
    const answer = await fetch(`${shopUrl}${path}`)
    expect(answer.status).toBe(200)
    expect((await answer.text()).includes('Retour possible sous 14 jours')).toBe(promised)
  })

  it('lists pages by filter, in pages of the size asked for', async () => {
    const paging = { page: 2, pageSize: 3 }
    const { data: pages, pagination } = await content.pages({ page_type: 'help' }, 'fr-FR', paging)
    expect(pages.every(page => page.page_type === 'help')).toBe(true)
    expect(pagination).toMatchObject({ page: 2, pageSize: 3 })
    const byUrl = await content.pages({ url: '/aide/' }, 'fr-FR', { page: 1, pageSize: 25 })
    expect(byUrl.data.map(page => page.name)).toEqual(['help'])
  })

  it('gives the whole catalogue as the rules take it', async () => {
    expect(await content.catalogue()).toEqual(catalogue)
  })

  it('gives the public rates of a country, and none for a country it does not sell to', async () => {
    expect(await content.priceList('GB')).toMatchObject({
      country: 'GB',
      status: 'live',
      currency: 'GBP',
      rate: 0.9,
    })
    expect(await content.priceList('US')).toBeNull()
  })

  it('finds a stamp by brand, range and model, by name and by slug', async () => {
    const product = await content.productByPath('trodat', 'printy', '4913', 'fr-CH')
    expect(product).toMatchObject({
      slug: 'model-trodat-printy-4913',
      url: '/tampon/trodat-printy-4913/',
      price: { minor: 2250, currency: 'CHF' },
      stamp: { width: 58, height: 22, linesNumber: 6 },
    })
    for (const name of ['trodat-printy-4913', 'model-trodat-printy-4913'])
      expect(await content.stampModelByName(name, 'fr-CH')).toEqual(product)
    expect(await content.productBySlug('model-trodat-printy-4913', 'fr-CH')).toEqual(product)
  })

  it('strikes through the lowest price of the 30 days before a reduction, and no other', async () => {
    const reduced = await content.productBySlug('model-trodat-printy-4911', 'fr-FR')
    expect(reduced).toMatchObject({ price: { minor: 1690 }, originalPrice: { minor: 1990, currency: 'EUR' } })
    expect((await content.productBySlug('model-trodat-printy-4913', 'fr-FR'))?.originalPrice).toBeNull()
  })

  it('finds a sign by its material, with its material and the design it starts from', async () => {
    const product = await content.signModelByName('pvc', 'en-GB')
    expect(product).toMatchObject({
      slug: 'sign-pvc',
      url: '/sign/sign-pvc/',
      sign: { material: { thickness: 1.6 } },
    })
    expect(product?.sign?.config).toMatchObject({ width: 100, height: 25, color: 'grey-black' })
    expect(product?.price?.currency).toBe('GBP')
  })

  it('lists what a query of the menu asks for, published products only', async () => {
    const round = await allProducts(content, { brand: 'trodat', range: 'printy', shape: 'round' }, 'de-DE')
    const expected = catalogue.stampModels.models.filter(
      model => model.range === 'printy' && model.shape === 'round' && model.published,
    )
    expect(round.map(product => product.slug)).toEqual(expected.map(model => model.slug))
    const inks = await allProducts(content, { type: ['inkpad', 'inkbottle'] }, 'de-DE')
    expect(inks).toHaveLength(10)
    const doors = await allProducts(content, { topic: 'door', type: 'sign-template' }, 'en-GB')
    expect(doors.map(product => product.slug)).toEqual(['template-door-office', 'template-wc'])
    expect(doors.every(product => product.price && product.url && product.width)).toBe(true)
  })

  it('has a price and a page for every published product', async () => {
    const products = await allProducts(content, {}, 'fr-FR')
    expect(products.length).toBeGreaterThan(700)
    expect(products.filter(product => !product.price || !product.url).map(product => product.slug)).toEqual(
      [],
    )
  })

  it('gives products and cards in the order asked for, without those it does not know', async () => {
    const slugs = ['sign-pvc', 'model-nope', 'template-qr-wifi', 'model-trodat-printy-4913']
    const known = slugs.filter(slug => slug !== 'model-nope')
    expect((await content.productsBySlugs(slugs, 'de-DE')).map(product => product.slug)).toEqual(known)
    expect((await content.cardsBySlugs(slugs, 'de-DE')).map(card => card.slug)).toEqual(known)
  })

  it('gives a design as a card in the language asked for', async () => {
    const card = await content.cardBySlug('template-company-address', 'de-CH')
    expect(card).toMatchObject({
      type: 'stamp',
      preset: { name: 'Firma – Adresse' },
      modelName: 'model-trodat-printy-4913',
    })
    expect(card?.content).toMatchObject({ locale: 'de', config: { model: '4913' } })
    expect(await content.templates('en-GB')).toHaveLength(34)
  })

  it('gives a model as a card that the editor can start from', async () => {
    const card = await content.cardBySlug('model-trodat-printy-4913', 'fr-FR')
    expect(card?.content).toMatchObject({ inkColor: 'black', config: { brand: 'trodat', color: 'black' } })
  })

  it('gives menu and footer in the language asked for', async () => {
    const menu = await content.mainMenu('de-DE')
    expect(menu.map(entry => entry.path)).toEqual(['/stempel/', '/schilder/'])
    expect(menu[0]?.subcategories[0]?.subcategories[0]).toMatchObject({ title: 'Printy', realLink: true })
    const { columns } = await content.footer('en-GB')
    expect(columns.map(column => column.title)).toEqual(['Stamps', 'Signs', 'Help'])
  })

  it('leads from every link of menu and footer to a page', async () => {
    for (const locale of prerenderedLocales) {
      const urls = new Set((await content.pageUrls(locale)).map(({ url }) => url))
      const { columns } = await content.footer(locale)
      const links = columns.flatMap(column => column.links.map(link => link.url))
      expect(links.filter(url => !urls.has(url))).toEqual([])
    }
  })
})

describe('both services', () => {
  let urls: string[]
  beforeAll(async () => {
    urls = (await overHttp.pageUrls('de-DE')).map(({ url }) => url)
  })

  it('give the same page for every address', async () => {
    const some = urls.filter((_, i) => i % 25 === 0)
    for (const url of some)
      expect(await overHttp.pageByUrl(url, 'de-DE')).toEqual(await embeddedContent.pageByUrl(url, 'de-DE'))
  })
})
