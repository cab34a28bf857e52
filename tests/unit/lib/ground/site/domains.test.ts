import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { absoluteUrl, sitemapUrl } from '@/lib/doors/site/seo'
import { hasOwnDomain, siteDomains } from '@/lib/ground/site/domains'
import { localePath } from '@/lib/ground/site/locales'
import { ownOrigins } from '@/lib/ground/site/url'

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://shop.example')
  vi.stubEnv('SITE_DOMAINS', 'de-DE=https://stempel.example/ en-IE=http://stamps.example:8080')
})
afterEach(() => vi.unstubAllEnvs())

describe('a locale with a domain of its own', () => {
  it('has no prefix there, and is spoken of by that domain', () => {
    expect(localePath('de-DE', '/cart/')).toBe('/cart/')
    expect(absoluteUrl('de-DE', '/cart/')).toBe('https://stempel.example/cart/')
    expect(sitemapUrl('en-IE')).toBe('http://stamps.example:8080/sitemaps/en-ie.xml')
  })

  it('leaves the others where the shop is', () => {
    expect(absoluteUrl('de-AT', '/cart/')).toBe('https://shop.example/de-at/cart/')
    expect(absoluteUrl('fr-FR', '/cart/')).toBe('https://shop.example/cart/')
    expect(hasOwnDomain('fr-FR')).toBe(false)
  })

  it('is one of the shop’s own origins', () => {
    expect(ownOrigins()).toEqual([
      'https://shop.example',
      'https://stempel.example',
      'http://stamps.example:8080',
    ])
  })

  it('is none where the setting is taken away', () => {
    vi.stubEnv('SITE_DOMAINS', undefined)
    expect(siteDomains().size).toBe(0)
    expect(localePath('de-DE', '/cart/')).toBe('/de-de/cart/')
  })
})
