import { expect, it } from 'vitest'
import type { Page } from '@/lib/catalogue/contract/page'
import {
  maxDescriptionLength,
  maxTitleLength,
  metaDescription,
  pageMetadata,
  pageTitle,
  titleLines,
} from '@/lib/doors/site/seo'

const page = {
  id: 1,
  name: 'x',
  url: '/tampon/x/',
  locale: 'fr-FR',
  shoppingId: null,
  page_type: 'product',
  layout: 'default',
  title: 'Tampon',
  description: 'Un tampon',
  noindex: false,
  redirect: null,
  custom: { cards: [], blocks: [] },
  alternates: { fr: '/tampon/x/', de: '/stempel-modell/x/' },
  breadcrumbs: [],
  countries: [],
} as Page
const facts = {
  title: 'Tampon',
  description: 'Un tampon',
  picture: { kind: 'static', slug: 'x', view: 'hero', language: 'fr' },
} as const

it('ends a title with the name of the site unless that is over 70 characters', () => {
  expect(pageTitle('Tampon', 'Site')).toBe('Tampon | Site')
  const long = 'x'.repeat(maxTitleLength - 3)
  expect(pageTitle(long, 'Site')).toBe(long)
})

it('has its own address as canonical', () => {
  const { alternates, robots } = pageMetadata(page, facts, 'fr-FR', 'Site')
  expect(alternates?.canonical).toMatch(/\/tampon\/x\/$/)
  expect(robots).toBeUndefined()
})

it('keeps a page out of search engines where it says so', () => {
  expect(pageMetadata({ ...page, noindex: true }, facts, 'fr-FR', 'Site').robots).toEqual({ index: false })
})

it('keeps a description in one line, as long as search engines show it', () => {
  expect(metaDescription(' Un\n tampon. ')).toBe('Un tampon.')
  const sentences = `${'mot '.repeat(20)}fin. ${'encore '.repeat(30)}`
  expect(metaDescription(sentences)).toBe(`${'mot '.repeat(20)}fin.`)
  const words = metaDescription('tampon, '.repeat(40))
  expect(words.length).toBeLessThanOrEqual(maxDescriptionLength)
  expect(words).toMatch(/tampon…$/)
  expect(metaDescription('x'.repeat(300)).length).toBeLessThanOrEqual(maxDescriptionLength)
})

it('breaks a title at 40 characters, words kept whole', () => {
  expect(titleLines('Tampons trodat')).toEqual(['Tampons trodat'])
  const lines = titleLines('Supports pour plusieurs plaques, de la plus petite à la plus grande')
  expect(lines.join(' ')).toBe('Supports pour plusieurs plaques, de la plus petite à la plus grande')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(40)
  expect(titleLines('x'.repeat(60))).toEqual(['x'.repeat(60)])
})
