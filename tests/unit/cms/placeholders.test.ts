import { expect, it } from 'vitest'
import { contentPageDocs } from '@/cms/seed/docs/written-pages'
import { fillIn } from '@/lib/catalogue/content/fill-in'
import { shopFacts } from '@/lib/catalogue/content/shop-facts'
import { companySchema } from '@/lib/people/company/company'
import { companyFacts } from '@/lib/people/company/company-facts'

/** Every text of a page, at any level of its blocks. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const nobody = companyFacts(companySchema.parse({ hours: [] }), 'Cachet & Plaque', 'fr')
const names = new Set([...Object.keys(nobody), ...shopFacts])

const pages = contentPageDocs().map(({ key, data }) => ({ key, texts: textsIn(data) }))

it.each(pages)('the page $key promises nothing that is still to be filled in', ({ texts }) => {
  for (const text of texts) {
    expect(fillIn(text, nobody)).not.toContain('{{')
    expect(text).not.toMatch(/compléter par l’exploitant|vom Betreiber|by the operator|lorem ipsum|TODO/i)
  }
})

it.each(pages)('the page $key names no fact that the shop does not know', ({ texts }) => {
  const named = texts.flatMap(text => [...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(([, name]) => name))
  expect(named.filter(name => !names.has(name ?? ''))).toEqual([])
})

it('names the country of the shop’s own seat in the reader’s language where a text speaks of it', () => {
  const belgian = companySchema.parse({ country: 'BE', hours: [] })
  const filled = (language: 'fr' | 'de' | 'en') => fillIn('{{country}}', companyFacts(belgian, 'x', language))
  expect([filled('fr'), filled('de'), filled('en')]).toEqual(['Belgique', 'Belgien', 'Belgium'])
  expect(fillIn('{{country}}', nobody)).toBe('')
})

it('has no text of law that takes the seller for a French one', () => {
  const law = pages.flatMap(({ key, texts }) =>
    texts
      .filter(text =>
        /droit français|französische[ms]? Recht|French law|que la France|als Frankreich|other than France/.test(
          text,
        ),
      )
      .map(() => key),
  )
  expect(law).toEqual([])
})
