import { describe, expect, it } from 'vitest'
import { idOf } from '@/cms/seed/doc'
import { readMenu } from '@/cms/seed/docs/categories'
import { readTemplates } from '@/cms/seed/docs/templates'
import { seedSteps } from '@/cms/seed/seed'
import { pageUrlSchema } from '@/lib/catalogue/contract/page'
import { languages } from '@/lib/ground/common'

const steps = seedSteps()
const docs = steps.flat()
const pages = docs.filter(doc => doc.collection === 'pages')
const urlsOf = (language: string) =>
  pages.flatMap(page => {
    const urls = page.data.url as Record<string, string | undefined>
    return urls[language] ? [urls[language]] : []
  })

describe('the seed', () => {
  it('names every document once', () => {
    expect(new Set(docs.map(idOf)).size).toBe(docs.length)
  })

  it('refers only to documents of earlier steps', () => {
    const known = new Set<string>()
    for (const step of steps) {
      for (const doc of step) {
        for (const value of Object.values(doc.data)) {
          if (typeof value === 'object' && value !== null && '$ref' in value)
            expect(known.has(String(value.$ref)), idOf(doc)).toBe(true)
        }
      }
      for (const doc of step) known.add(idOf(doc))
    }
  })

  it.each(languages)('gives every page of %s an address of its own', language => {
    const urls = urlsOf(language)
    expect(new Set(urls).size).toBe(urls.length)
    for (const url of urls) expect(pageUrlSchema.safeParse(url).success, url).toBe(true)
  })

  it('has a page for every address of the menu', () => {
    const paths = (nodes: ReturnType<typeof readMenu>): string[] =>
      nodes.flatMap(node => [...(node.path ? [node.path.de] : []), ...paths(node.subcategories ?? [])])
    const urls = new Set(urlsOf('de'))
    expect(paths(readMenu()).filter(path => !urls.has(path))).toEqual([])
  })

  it('puts product pages under their localised prefixes', () => {
    expect(urlsOf('fr')).toEqual(expect.arrayContaining(['/tampon/trodat-printy-4913/', '/plaque/sign-pvc/']))
    expect(urlsOf('de')).toEqual(
      expect.arrayContaining(['/stempel-modell/trodat-printy-4913/', '/schild/sign-pvc/']),
    )
    expect(urlsOf('en')).toEqual(
      expect.arrayContaining([
        '/pack-stamp/wood-40x15/',
        '/pack-rubber/printy-4907/',
        '/pack/pack-printy-duo-4911-4913/',
      ]),
    )
  })

  it('keeps the pages of unpublished models as drafts', () => {
    const drafts = pages.filter(page => page.draft).map(page => page.data.shoppingId)
    expect(drafts).toContain('model-trodat-printy-4813')
    expect(drafts).toHaveLength(6)
  })

  it('has every template in French, German and English', () => {
    const templates = readTemplates()
    for (const language of languages)
      expect(templates.filter(template => template.locale === language)).toHaveLength(34)
  })
})
