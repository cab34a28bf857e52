import { z } from 'zod'
import { languages } from '@/lib/catalogue/common'
import type { SeedDoc } from '../doc'
import { readSeedFile } from '../files'

const sampleItem = z.looseObject({
  type: z.enum(['stamp', 'sign']),
  sample: z.string(),
  locale: z.enum(languages),
  topic: z.string(),
  name: z.string(),
  modelId: z.string(),
  modelName: z.string(),
  elements: z.array(z.looseObject({ type: z.string() })),
})
type SampleItem = z.infer<typeof sampleItem>

const translations = z.record(z.string(), z.string())

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type SampleElement = SampleItem['elements'][number]

/** A French element in English: every text that the dictionary knows, in its plain form and within the `html`. */
function translateElement(element: SampleElement, words: Record<string, string>): SampleElement {
  const translated: SampleElement = { ...element }
  for (const property of ['plain', 'text', 'qrData']) {
    const value = element[property]
    if (typeof value === 'string') translated[property] = words[value] ?? value
  }
  if (typeof element.html === 'string' && typeof element.plain === 'string') {
    const english = words[element.plain] ?? element.plain
    translated.html = element.html.replaceAll(escapeHtml(element.plain), escapeHtml(english))
  }
  return translated
}

/** The samples as they stand in French and German, and the French ones in English. */
export function readSamples(): SampleItem[] {
  const { items } = z.object({ items: z.array(sampleItem) }).parse(readSeedFile('samples'))
  const words = translations.parse(readSeedFile('samples-en'))
  const english = items
    .filter(item => item.locale === 'fr')
    .map(item => ({
      ...item,
      locale: 'en' as const,
      slug: `sample-${item.sample}-en`,
      name: words[item.name] ?? item.name,
      elements: item.elements.map(element => translateElement(element, words)),
    }))
  return [...items, ...english]
}

/** One card a design, its content in every language. */
export function sampleCardDocs(samples: SampleItem[]): SeedDoc[] {
  return [...new Set(samples.map(item => item.sample))].map((sample, sort) => {
    const items = samples.filter(item => item.sample === sample)
    const first = items[0]
    if (!first) throw new Error(`the sample ${sample} has no item`)
    const by = <T>(value: (item: SampleItem) => T) =>
      Object.fromEntries(items.map(item => [item.locale, value(item)]))
    return {
      collection: 'cards',
      key: `sample-${sample}`,
      data: {
        slug: `sample-${sample}`,
        type: first.type,
        topic: first.topic,
        modelName: first.modelId,
        presetName: by(item => item.name),
        content: by(item => item),
        sample: true,
        sort,
      },
    }
  })
}
