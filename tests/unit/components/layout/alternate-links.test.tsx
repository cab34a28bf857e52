import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AlternateLinks } from '@/components/layout/alternate-links'
import { locales } from '@/lib/ground/site/locales'

const paths = { fr: '/tampon/', de: '/stempel/' }

/** The addresses by locale. */
const linksOf = (countries: readonly string[]) => {
  const html = renderToStaticMarkup(<AlternateLinks paths={paths} countries={countries} base="https://x" />)
  return new Map(
    [...html.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, name = '', href = '']) => [name, href]),
  )
}

it('names a page in every locale of the languages that have it, and the default locale', () => {
  const links = linksOf([])
  expect(links.get('fr-be')).toBe('https://x/fr-be/tampon/')
  expect(links.get('x-default')).toBe('https://x/tampon/')
  expect([...links.keys()].filter(name => name.startsWith('en'))).toEqual([])
  const known = locales.filter(locale => !locale.startsWith('en')).length
  expect(links.size).toBe(known + 1)
})

it('names no locale whose country does not show the page', () => {
  expect([...linksOf(['DE', 'LU']).keys()]).toEqual(['de-de', 'de-lu', 'fr-lu'].sort())
})
