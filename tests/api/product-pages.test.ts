import { describe, expect, it } from 'vitest'
import { shopUrl } from './support/shop'

const read = async (path: string) => {
  const answer = await fetch(`${shopUrl}${path}`, { redirect: 'manual' })
  return {
    status: answer.status,
    headers: answer.headers,
    html: answer.status === 200 ? await answer.text() : '',
  }
}
const words = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<!--.*?-->|<[^>]+>/gs, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/[\s  ]+/g, ' ')
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
const title = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1]
const config = (value: object) => `config=${encodeURIComponent(JSON.stringify(value))}`

describe('what a page promises of delivery', () => {
  it.each([
    ['fr', '/', '/tampon/trodat-printy-4913/', /dès (94,80 €) 79,00 €/],
    ['de', '/de-de/', '/de-de/stempel-modell/trodat-printy-4913/', /ab (94,01 €) 79,00 €/],
  ])('is the same threshold at home and on a product, in %s', async (_, home, product, threshold) => {
    const said = await Promise.all([home, product].map(async path => words((await read(path)).html)))
    for (const text of said) expect(text).toMatch(threshold)
  })

  it('names the hour by which to order', async () => {
    expect(words((await read('/tampon/trodat-printy-4913/')).html)).toContain('commandé avant 14 h')
  })
})

describe('the page of a stamp', () => {
  it('has fields for its words, its facts and sizes beside it', async () => {
    const { html } = await read('/tampon/trodat-printy-4913/')
    expect(html).toContain('value="DUPONT &amp; FILS SARL"')
    for (const text of ['Fiche', 'Tailles voisines', 'cassette 6/4913']) {
      expect(words(html)).toContain(text)
    }
  })

  it('offers the pad that a wooden stamp needs, in one press', async () => {
    const { html } = await read('/tampon/trodat-wood-60x30/')
    expect(words(html)).toContain('Il faut un encreur à ce tampon')
    expect(html).toMatch(/aria-label="Ajouter Encreur trodat [^"]+ au panier"/)
  })

  it('says the price of another mount colour with and without VAT', async () => {
    expect(words((await read('/tampon/trodat-printy-4913/')).html)).toContain(
      '1,80 € TTC 1,50 € HT sauf noir',
    )
  })

  it('tells machines the price of the very picture that it tells them', async () => {
    const { html } = await read('/tampon/trodat-printy-4913/')
    const [, text = ''] =
      /<script type="application\/ld\+json">(\{[^<]*"Product"[^<]*)<\/script>/.exec(html) ?? []
    const product = JSON.parse(text)
    expect(product.image).toMatch(/hero\.black\./)
    expect(product.offers.price).toBe('27.00')
  })
})

describe('a link to the page of a sign', () => {
  const path = '/plaque/sign-pvc/'

  it('hands over a size, which is priced where the page is made, and is in no index', async () => {
    const [plain, handed] = await Promise.all([
      read(path),
      read(`${path}?${config({ width: 200, height: 100 })}`),
    ])
    expect(handed.status).toBe(200)
    expect(words(handed.html)).toContain('pour 200 × 100 mm')
    expect(handed.html).toContain('noindex')
    expect(plain.html).not.toContain('noindex')
    expect(handed.headers.get('cache-control')).toMatch(/no-store|private/)
  })

  it('names the sign, in the heading and in the title', async () => {
    const { html } = await read(`${path}?t=${encodeURIComponent('Cabinet <b>Martin</b>')}`)
    expect(heading(html)).toBe('Cabinet &lt;b&gt;Martin&lt;/b&gt;')
    expect(title(html)).toContain('Cabinet &lt;b&gt;Martin&lt;/b&gt; | ')
  })

  it('leads to the page of the material that it names, and takes everything along', async () => {
    const query = `${config({ material: 'brass', width: 200 })}&t=Martin`
    const { status, headers } = await read(`${path}?${query}`)
    expect(status).toBe(307)
    const target = new URL(headers.get('location') ?? '', shopUrl)
    expect(target.pathname).toBe('/plaque/sign-brass/')
    expect(target.searchParams.get('t')).toBe('Martin')
    expect(JSON.parse(target.searchParams.get('config') ?? '')).toEqual({ material: 'brass', width: 200 })
    expect((await read(`${target.pathname}${target.search}`)).status).toBe(200)
  })

  it.each([
    ['is no JSON', 'config=abc'],
    ['names a material that nobody sells', config({ material: 'cheese' })],
    ['is of 5,000 characters', `config=${'a'.repeat(5000)}`],
  ])('is ignored, and the page says so, where its config %s', async (_, query) => {
    const { status, html } = await read(`${path}?${query}`)
    expect(status).toBe(200)
    expect(words(html)).toContain('configuration que nous n’avons pas pu lire')
  })

  it('does not affect another locale, a page that is no sign, and an address that is no page', async () => {
    expect((await read(`/de-de/schild/sign-pvc/?${config({ width: 200 })}`)).status).toBe(200)
    expect((await read(`/tampon/trodat-printy-4913/?t=x`)).status).toBe(200)
    expect((await read(`/plaque/nothing/?t=x`)).status).toBe(404)
    expect((await read(path)).html).not.toContain('Martin')
  })
})

describe('a page that is read without scripts', () => {
  it.each(['/tampon/trodat-printy-4913/', '/search/?q=laiton', '/cart/', '/checkout/', '/account/'])(
    'says what it cannot do: %s',
    async path => {
      const [, said = ''] = /<noscript>(.*?)<\/noscript>/s.exec((await read(path)).html) ?? []
      expect(words(said)).toContain('Sans JavaScript, ce site se lit.')
    },
  )
})
