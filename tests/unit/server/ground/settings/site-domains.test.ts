import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteDomains } from '@/lib/ground/site/domains'
import { domainsFault, leadToSite } from '@/server/ground/settings/site-domains'

const shop = 'https://shop.example'

beforeEach(() => {
  vi.stubEnv('SITE_URL', shop)
  vi.stubEnv('SITE_DOMAINS', 'de-DE=https://stempel.example en-IE=https://stamps.example')
})
afterEach(() => vi.unstubAllEnvs())

/** The result for a request: the locale of its pages, or another address. */
function lead(host: string, url: string, headers: Record<string, string> = {}) {
  const request = { url, headers: { host, ...headers } as Record<string, string> }
  leadToSite(request)
  const { 'x-shop-site': site, 'x-shop-moved': moved } = request.headers
  return { site, moved, url: request.url }
}

describe('a request on a locale’s own domain', () => {
  it.each(['stempel.example', 'STEMPEL.example:443'])('is for the pages of that locale: %s', host => {
    expect(lead(host, '/cart/?a=b')).toEqual({ site: 'de-de', url: '/cart/?a=b' })
  })

  it.each([
    ['/de-de/cart/?a=b', 'https://stempel.example/cart/?a=b'],
    ['/DE-de', 'https://stempel.example/'],
    ['/en-ie/', 'https://stamps.example/'],
    ['/fr-be/stamp/', `${shop}/fr-be/stamp/`],
    ['/fr-fr/', `${shop}/`],
    ['/de-de//elsewhere/', 'https://stempel.example//elsewhere/'],
  ])('is led to where the locale that it names stands: %s', (url, moved) => {
    expect(lead('stempel.example', url)).toMatchObject({ moved, url: '/api/moved' })
  })

  it.each(['/api/orders', '/admin/', '/pictures/x', '/_next/static/x.js', '/icon.svg'])(
    'is left alone where it is for no page: %s',
    url => expect(lead('stempel.example', url)).toEqual({ url }),
  )
})

describe('a request on any other host', () => {
  it.each(['/', '/cart/', '/fr-be/', '/de-at/cart/'])('is the shop’s, as ever: %s', url =>
    expect(lead('who-knows.example', url)).toEqual({ url }),
  )

  it('is led to the own domain of the locale that it names', () => {
    expect(lead('shop.example', '/de-de/cart/').moved).toBe('https://stempel.example/cart/')
  })

  it('cannot say by itself whose pages it is for', () => {
    const forged = { 'x-shop-site': 'de-de', 'x-shop-moved': 'https://elsewhere.example/' }
    expect(lead('shop.example', '/', forged)).toEqual({ url: '/' })
    vi.stubEnv('SITE_DOMAINS', undefined)
    expect(lead('shop.example', '/', forged)).toEqual({ url: '/' })
  })
})

describe('the setting', () => {
  it.each([
    ['de-DE=https://stempel.example', null],
    ['', null],
    ['de-DE', /LOCALE=ADDRESS/],
    ['de-DE=https://a.example de-DE=https://b.example', /twice/],
    ['xx-XX=https://a.example', /no locale xx-XX/],
    ['fr-FR=https://a.example', /stands at SITE_URL/],
    ['de-DE=a.example', /not an address/],
    ['de-DE=https://a.example/shop', /not an address/],
    ['de-DE=ftp://a.example', /not an address/],
    ['de-DE=https://shop.example', /two sites/],
    ['de-DE=https://a.example en-IE=https://a.example:8080', /two sites/],
  ])('says what is wrong with it: %s', (text, fault) => {
    vi.stubEnv('SITE_DOMAINS', text)
    const found = domainsFault(text, siteDomains(), shop)
    if (fault) expect(found).toMatch(fault)
    else expect(found).toBeNull()
  })
})
