import { readSeedFile } from '@/cms/seed/files'
import type { Design } from '@/lib/design/scene/model'
import { parseDesign } from '@/lib/design/scene/parse'
import { type Plate, plateOf } from '@/lib/design/scene/plate'
import { catalogue } from './catalogue'

/** Every template of the seed, parsed. */
export const templates: Design[] = (readSeedFile('templates') as { items: unknown[] }).items.map(item => {
  const parsed = parseDesign(item)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings))
  return parsed.design
})

export function template(slug: string): Design {
  const found = templates.find(design => design.slug === slug)
  if (!found) throw new Error(`no template ${slug}`)
  return found
}

export function plateFor(design: Design): Plate {
  const plate = plateOf(design, catalogue)
  if (!plate) throw new Error(`no plate for ${design.slug}`)
  return plate
}

/** The same sign, whose holes the customer places. */
export function withFreeHoles(design: Design): Design {
  if (design.type !== 'sign') throw new Error(`${design.slug} is no sign`)
  const fixing = { name: 'holes-only', options: { holes: 'custom', diameters: 4 } } as const
  return { ...design, config: { ...design.config, fixing } }
}
