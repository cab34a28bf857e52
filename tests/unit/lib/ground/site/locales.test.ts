import { expect, it } from 'vitest'
import { readSeedFile } from '@/cms/seed/files'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { defaultLocale, languageOf, localePath, locales, splitLocale } from '@/lib/ground/site/locales'
import { catalogue } from '@/tests/support/catalogue'

it('has exactly the locales of the countries', () => {
  expect([...locales].sort()).toEqual(catalogue.countries.countries.flatMap(c => c.locales).sort())
  expect(defaultLocale).toBe(catalogue.countries.defaultLocale)
})

it('prefixes every path but those of the default locale', () => {
  expect(localePath('fr-FR', '/cart/')).toBe('/cart/')
  expect(localePath('de-DE', '/cart/')).toBe('/de-de/cart/')
  expect(localePath('de-DE', '#editor')).toBe('#editor')
  expect(localePath('de-DE', 'https://example.org/')).toBe('https://example.org/')
})

it('reads the locale back from an address', () => {
  for (const locale of locales) {
    expect(splitLocale(localePath(locale, '/stamp/x/'))).toEqual({ locale, path: '/stamp/x/' })
    expect(splitLocale(localePath(locale, '/'))).toEqual({ locale, path: '/' })
    expect(splitLocale(`/${locale}/stamp/x/`)).toEqual({ locale, path: '/stamp/x/' })
  }
})

it('reads the texts of a locale in one of the three languages', () => {
  expect([languageOf('fr-BE'), languageOf('de-CH'), languageOf('en-GR')]).toEqual(['fr', 'de', 'en'])
})

it('leads only to help pages that the seed has', () => {
  const seed = JSON.stringify(readSeedFile('content'))
  for (const paths of Object.values(helpPaths)) {
    for (const path of Object.values(paths)) expect(seed).toContain(`"${path}"`)
  }
})
