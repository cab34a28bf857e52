import { expect, it } from 'vitest'
import { countryOf, locales } from '@/lib/ground/site/locales'
import { siteIn, sitesOf } from '@/lib/ground/site/zones'

it('every country has a site, in the language asked for where there is one', () => {
  for (const locale of locales) {
    const country = countryOf(locale)
    expect(sitesOf(country)).toContain(locale)
    for (const language of ['fr', 'de', 'en'] as const)
      expect(countryOf(siteIn(country, language) ?? locale)).toBe(country)
  }
  expect(siteIn('BE', 'de')).toBe('de-BE')
  expect(siteIn('PT', 'fr')).toBe('en-PT')
})

it('a country that the shop does not know has none', () => {
  expect(siteIn('__proto__', 'fr')).toBeUndefined()
})
