import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { withText, wordsOf } from '@/server/catalogue/translations/words-of'

const text = (name: string, more = {}) => ({ type: 'text', name, ...more })
const blocks = [
  { slug: 'hero', flattenedFields: [text('title'), { type: 'textarea', name: 'text' }, text('picture')] },
  { slug: 'component', flattenedFields: [text('name'), text('id'), text('blockName')] },
  {
    slug: 'faq',
    flattenedFields: [
      { type: 'array', name: 'questions', flattenedFields: [text('question'), text('url'), text('id')] },
    ],
  },
]
const fields = [
  text('slug'),
  text('title', { localized: true }),
  text('url', { localized: true }),
  { type: 'array', name: 'columns', flattenedFields: [text('label', { localized: true }), text('code')] },
  {
    type: 'group',
    name: 'custom',
    flattenedFields: [{ type: 'blocks', name: 'blocks', localized: true, blocks }],
  },
] as unknown as FlattenedField[]

const page = (title: string, own: unknown[], label = '') => ({
  slug: 'page-home',
  title,
  url: '/x/',
  columns: [{ label, code: 'c' }],
  custom: { blocks: own },
})
const hero = (title: string) => ({ blockType: 'hero', title, text: '', picture: 'p.png' })
const faq = (...questions: string[]) => ({
  blockType: 'faq',
  questions: questions.map(question => ({ question, url: '/', id: '8264ca9e20e0' })),
})

const read = {
  id: 7,
  subject: 'page-home',
  documents: {
    fr: page(
      'Accueil',
      [
        hero('Bienvenue'),
        { blockType: 'component', name: 'x', id: '1a', blockName: 'y' },
        faq('Quand ?', 'Où ?'),
      ],
      'Aide',
    ),
    de: page('Start', [hero('Willkommen'), hero('Anderes'), faq('Wann?')]),
    en: page('Home', []),
  },
}
const words = wordsOf(fields, read)
const textsOf = (field: string) => words.find(one => one.field === field)?.texts

describe('the texts of a document (TRANSLATION-1)', () => {
  it('are those that every language has of its own, in groups, rows and blocks, without addresses and names', () => {
    expect(words.map(({ field }) => field)).toEqual([
      'title',
      'columns.0.label',
      'custom.blocks.0.title',
      'custom.blocks.0.text',
      'custom.blocks.2.questions.0.question',
      'custom.blocks.2.questions.1.question',
    ])
    expect(words.every(({ id, subject }) => id === 7 && subject === 'page-home')).toBe(true)
    expect(words.find(({ field }) => field === 'custom.blocks.0.text')?.long).toBe(true)
  })

  it('stand side by side', () => {
    expect(textsOf('title')).toEqual({ fr: 'Accueil', de: 'Start', en: 'Home' })
    expect(textsOf('columns.0.label')).toEqual({ fr: 'Aide', de: '', en: '' })
    expect(textsOf('custom.blocks.0.title')).toEqual({ fr: 'Bienvenue', de: 'Willkommen', en: null })
  })

  it('have no place where a language has no such block or row', () => {
    expect(textsOf('custom.blocks.2.questions.1.question')).toEqual({ fr: 'Où ?', de: null, en: null })
    const swapped = { ...read, documents: { ...read.documents, de: page('Start', [faq('Wann?')]) } }
    const [title] = wordsOf(fields, swapped).filter(({ field }) => field === 'custom.blocks.0.title')
    expect(title?.texts.de).toBeNull()
  })

  it('are put in without touching what stands beside, nor the document that was read', () => {
    const german = read.documents.de
    const before = structuredClone(german)
    const part = withText(german, 'custom.blocks.2.questions.0.question', 'Wann genau?')
    expect(part).toEqual({ custom: { blocks: [hero('Willkommen'), hero('Anderes'), faq('Wann genau?')] } })
    expect(german).toEqual(before)
    expect(withText(german, 'title', 'Anfang')).toEqual({ title: 'Anfang' })
    expect(withText(german, 'custom.blocks.9.title', 'x')).toBeNull()
  })
})
