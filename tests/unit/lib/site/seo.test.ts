import { expect, it } from 'vitest'
import type { Page } from '@/lib/contract/page'
import { breadcrumbData, maxTitleLength, pageMetadata, pageTitle } from '@/lib/site/seo'

const page = {
  id: 1,
  name: 'x',
  url: '/tampon/x/',
  locale: 'fr-FR',
  shoppingId: null,
  pageType: 'product',
  layout: 'default',
  title: 'Tampon',
  description: 'Un tampon',
  noindex: false,
  redirect: null,
  custom: { cards: [], blocks: [] },
  alternates: { fr: '/tampon/x/', de: '/stempel-modell/x/' },
  breadcrumbs: [],
} as Page

it('ends a title with the name of the site unless that is over 70 characters', () => {
  expect(pageTitle('Tampon', 'Site')).toBe('Tampon | Site')
  const long = 'x'.repeat(maxTitleLength - 3)
  expect(pageTitle(long, 'Site')).toBe(long)
})

it('has its own address as canonical', () => {
  const { alternates, robots } = pageMetadata(page, 'fr-FR', 'Site')
  expect(alternates?.canonical).toMatch(/\/tampon\/x\/$/)
  expect(robots).toBeUndefined()
})

it('keeps a page out of search engines where it says so', () => {
  expect(pageMetadata({ ...page, noindex: true }, 'fr-FR', 'Site').robots).toEqual({ index: false })
})

it('numbers breadcrumbs from 1 with full addresses', () => {
  const data = breadcrumbData(
    [
      { label: 'Accueil', path: '/' },
      { label: 'Tampons', path: '/stamp/' },
    ],
    'de-DE',
  )
  expect(data.itemListElement.map(({ position }) => position)).toEqual([1, 2])
  expect(data.itemListElement[1]?.item).toMatch(/^https?:\/\/.*\/de-de\/stamp\/$/)
})
