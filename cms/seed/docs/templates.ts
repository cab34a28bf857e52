import { z } from 'zod'
import { languages } from '@/lib/ground/common'
import type { SeedDoc } from '../doc'
import { readSeedFile } from '../files'
import { describeTemplate } from './descriptions'

const templateItem = z.looseObject({
  type: z.enum(['stamp', 'sign']),
  template: z.string(),
  locale: z.enum(languages),
  topic: z.string(),
  name: z.string(),
  modelId: z.string(),
  modelName: z.string(),
  elements: z.array(z.looseObject({ type: z.string() })),
})
type TemplateItem = z.infer<typeof templateItem>

/** The templates, each in every language. */
export function readTemplates(): TemplateItem[] {
  return z.object({ items: z.array(templateItem) }).parse(readSeedFile('templates')).items
}

/** The names of those that can be ordered as they are: they contain nothing personal. */
export function readFormulas(): string[] {
  return z.object({ formulas: z.array(z.string()) }).parse(readSeedFile('templates')).formulas
}

/** One card a design, its content in every language; a formula's is of the type `stamping`. */
export function templateCardDocs(templates: TemplateItem[], formulas: readonly string[]): SeedDoc[] {
  return [...new Set(templates.map(item => item.template))].map((template, sort) => {
    const items = templates.filter(item => item.template === template)
    const first = items[0]
    if (!first) throw new Error(`the template ${template} has no item`)
    const by = <T>(value: (item: TemplateItem) => T) =>
      Object.fromEntries(items.map(item => [item.locale, value(item)]))
    const type = formulas.includes(template) ? 'stamping' : first.type
    return {
      collection: 'cards',
      key: `template-${template}`,
      data: {
        slug: `template-${template}`,
        type,
        topic: first.topic,
        modelName: first.modelId,
        presetName: by(item => item.name),
        presetDescription: describeTemplate(type).description,
        content: by(item => item),
        template: true,
        sort,
      },
    }
  })
}
