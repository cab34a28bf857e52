// @vitest-environment jsdom
import { readdirSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressIn } from '@/components/layout/other-locale'
import { isFixedRoute } from '@/lib/ground/site/routes'

/** A page after navigation, with its hreflang links of other locales. */
function stand(path: string, alternates: Readonly<Record<string, string>> = {}): void {
  history.replaceState(null, '', path)
  document.head.innerHTML = Object.entries(alternates)
    .map(([locale, href]) => `<link rel="alternate" hreflang="${locale}" href="${href}">`)
    .join('')
}

beforeEach(() => {
  document.documentElement.lang = 'fr-FR'
})

describe('the page in another locale', () => {
  it.each([
    ['/cart/', '/de-de/cart/'],
    ['/account/?menu=order', '/de-de/account/?menu=order'],
    ['/fr-be/checkout/', '/de-de/checkout/'],
    ['/order/?id=7&auth=a-b', '/de-de/order/?id=7&auth=a-b'],
    ['/shared/abc/', '/de-de/shared/abc/'],
  ])('of the application’s own page %s is the same one', (here, there) => {
    stand(here)
    expect(addressIn('de-DE')).toBe(there)
  })

  it('comes from the page’s own hreflang', () => {
    stand('/tampons/?size=2', {
      'fr-fr': 'http://localhost/tampons/',
      'de-de': 'http://localhost/de-de/stempel/',
    })
    expect(addressIn('de-DE')).toBe('/de-de/stempel/')
  })

  it('is the home of the other site where the page does not stand there', () => {
    stand('/seulement-ici/', { 'fr-fr': 'http://localhost/seulement-ici/' })
    expect(addressIn('de-DE')).toBe('/de-de/')
    stand('/cartes/')
    expect(addressIn('de-DE')).toBe('/de-de/')
  })

  it('knows every page of the application by its folder', () => {
    const pages = readdirSync('app/[locale]/(shop)', { recursive: true, encoding: 'utf8' }).filter(file =>
      file.endsWith('/page.tsx'),
    )
    expect(pages.length).toBeGreaterThan(10)
    const unknown = pages.filter(file => !isFixedRoute(`/${decodeURIComponent(file)}`))
    expect(unknown).toEqual([])
  })
})
