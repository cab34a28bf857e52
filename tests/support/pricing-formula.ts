import { z } from 'zod'
import * as formula from '@/cms/seed/data/pricing-formula.mjs'
import { readSeedFile } from '@/cms/seed/files'
import type { SignConfig } from '@/lib/product/sign/config'
import { catalogue } from './catalogue'

const result = z.object({ unit: z.number(), line: z.number(), cost: z.number() })
const examples = z.object({
  records: z.array(z.looseObject({ material: z.string() })),
  examples: z.array(
    z.object({
      material: z.string(),
      width: z.number(),
      height: z.number(),
      quantity: z.number(),
      finishes: z.array(z.enum(['rounded', 'oval', 'beveled'])),
      mask: z.string(),
      fixing: z.object({ name: z.string(), options: z.record(z.string(), z.string()) }),
      result,
    }),
  ),
})

const pricing = examples.parse(readSeedFile('material-pricing'))
const fixings = z
  .object({ fixings: z.array(z.looseObject({ name: z.string() })) })
  .parse(readSeedFile('fixings')).fixings

/** The worked examples that the material pricing records come with. */
export const workedExamples = pricing.examples

const records = new Map(pricing.records.map(record => [record.material, record]))
const fixingsByName = Object.fromEntries(fixings.map(fixing => [fixing.name, fixing]))
const layouts = Object.fromEntries(catalogue.fixings.holeLayouts.map(layout => [layout.slug, layout]))

/** What the seed's own formula says of a sign in EUR, as `material` is the one that is made. */
export function referencePrice(config: SignConfig, material: string, quantity: number) {
  return result.parse(
    formula.priceSign(records.get(material), { ...config, quantity }, fixingsByName, layouts),
  )
}
