import { expect, it } from 'vitest'
import { defaultLocale, localePrefix, locales } from '@/lib/site/locales'
import { catalogue } from '@/tests/support/catalogue'

it('has exactly the locales of the countries', () => {
  expect([...locales].sort()).toEqual(catalogue.countries.countries.flatMap(c => c.locales).sort())
  expect(defaultLocale).toBe(catalogue.countries.defaultLocale)
})

it('gives every locale but the default one its own prefix', () => {
  expect(localePrefix('fr-FR')).toBe('')
  expect(localePrefix('de-DE')).toBe('de-de')
  expect(new Set(locales.map(localePrefix)).size).toBe(locales.length)
})
