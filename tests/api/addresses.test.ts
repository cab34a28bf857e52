import { describe, expect, it } from 'vitest'
import { shopUrl } from './support/shop'

const ask = (path: string, init: RequestInit = {}) => fetch(shopUrl + path, { redirect: 'manual', ...init })

async function targetOf(path: string): Promise<string> {
  const response = await ask(path)
  expect(response.status, path).toBe(308)
  return new URL(response.headers.get('location') ?? '', shopUrl).href.slice(shopUrl.length)
}

describe('the address of a page', () => {
  it.each([
    ['/cart', '/cart/'],
    ['/tampon/trodat-printy-4913', '/tampon/trodat-printy-4913/'],
    ['/cart?source=mail', '/cart/?source=mail'],
    ['/de-de', '/de-de/'],
  ])('ends with a slash: %s leads to %s', async (path, target) => {
    expect(await targetOf(path)).toBe(target)
  })

  it.each([
    ['/fr-fr/', '/'],
    ['/fr-fr/cart/', '/cart/'],
    ['/fr-FR/tampon/trodat-printy-4913/', '/tampon/trodat-printy-4913/'],
  ])('has no prefix in the default locale: %s leads to %s', async (path, target) => {
    expect(await targetOf(path)).toBe(target)
  })

  it('is written in small letters', async () => {
    expect(await targetOf('/de-DE/stempel/')).toBe('/de-de/stempel/')
  })

  it.each(['/', '/cart/', '/de-de/', '/de-de/cart/', '/fr-be/', '/en-gb/checkout/'])(
    'is answered where it is right: %s',
    async path => {
      const response = await ask(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<html lang=')
    },
  )

  it.each(['/nothing/here/', '/xx-yy/', '/de-de/nichts/'])(
    'is not found where nothing is: %s',
    async path => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  it('is never guessed from the languages of the browser', async () => {
    const response = await ask('/', { headers: { 'accept-language': 'de-DE,de;q=0.9' } })
    expect(await response.text()).toContain('<html lang="fr-FR"')
  })
})

describe('the styleguide', () => {
  const sections = ['', 'buttons/', 'icons/', 'alerts/', 'cards/', 'popups/']

  it.each(sections)('is there and kept from search engines: /_styleguide/%s', async section => {
    for (const path of [`/_styleguide/${section}`, `/de-de/_styleguide/${section}`]) {
      const response = await ask(path)
      expect(response.status, path).toBe(200)
      expect(await response.text(), path).toContain('<meta name="robots" content="noindex, nofollow"')
    }
    const sitemap = await (await ask('/sitemap.xml')).text()
    expect(sitemap).not.toContain('_styleguide')
  })

  it('has no other part', async () => {
    expect((await ask('/_styleguide/nothing/')).status).toBe(404)
  })
})

describe('a static page', () => {
  it('comes packed, and as nothing but 304 to who has it', async () => {
    // The first answer of a page after a start is the framework's, the next are kept ones.
    for (let i = 0; i < 3; i++) {
      const response = await ask('/cart/', { headers: { 'accept-encoding': 'br, gzip' } })
      expect(['br', 'gzip']).toContain(response.headers.get('content-encoding'))
      await response.text()
      const etag = response.headers.get('etag') ?? ''
      expect((await ask('/cart/', { headers: { 'if-none-match': etag } })).status).toBe(304)
    }
  })

  it('is asked for once: no hint makes the browser ask again with more headers', async () => {
    const { headers } = await ask('/')
    expect(headers.get('critical-ch')).toBeNull()
    expect(headers.get('vary')).toContain('Accept-Encoding')
  })
})
