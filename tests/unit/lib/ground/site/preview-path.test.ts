import { afterEach, expect, it, vi } from 'vitest'
import { locales } from '@/lib/ground/site/locales'
import { previewPath } from '@/lib/ground/site/preview-path'

afterEach(() => vi.unstubAllEnvs())

it('a page is seen beside its form in the locale that stands for the language', () => {
  expect(previewPath('fr', 7)).toBe('/page-preview/?id=7')
  expect(previewPath('de', 7)).toBe('/de-de/page-preview/?id=7')
})

it('it is seen in another locale of the language where that one has a domain of its own', () => {
  vi.stubEnv('SITE_DOMAINS', 'de-DE=https://stempel.example')
  expect(previewPath('de', 7)).toMatch(/^\/de-(?!de)[a-z]{2}\/page-preview\/\?id=7$/)
  expect(previewPath('en', 7)).toBe('/en-gb/page-preview/?id=7')
})

it('it is not seen where each locale of the language has a domain of its own', () => {
  const german = locales.filter(locale => locale.startsWith('de'))
  vi.stubEnv('SITE_DOMAINS', german.map(locale => `${locale}=https://${locale}.example`).join(' '))
  expect(previewPath('de', 7)).toBeNull()
})
