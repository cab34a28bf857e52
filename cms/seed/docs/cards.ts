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

/** The ready-made designs, each in every language. */
export function readSamples(): SampleItem[] {
  return z.object({ items: z.array(sampleItem) }).parse(readSeedFile('samples')).items
}

/** The names of those that can be ordered as they are: nothing in them is anybody's own. */
export function readFormulas(): string[] {
  return z.object({ formulas: z.array(z.string()) }).parse(readSeedFile('samples')).formulas
}

/** One card a design, its content in every language; a formula's is of the type `stamping`. */
export function sampleCardDocs(samples: SampleItem[], formulas: readonly string[]): SeedDoc[] {
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
        type: formulas.includes(sample) ? 'stamping' : first.type,
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
