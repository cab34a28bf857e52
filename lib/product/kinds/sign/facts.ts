import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findFixing, findHoleLayout, findMask, findMaterial } from '@/lib/catalogue/lookup'
import type { Language } from '@/lib/ground/common'
import { configOf, fieldsOf, textOf } from '../content'
import type { ProductFact, ProductLine } from '../kind'

function fixingFact(fixing: unknown, catalogue: Catalogue, language: Language): ProductFact[] {
  const { name, options } = fieldsOf(fixing) ?? {}
  const found = findFixing(catalogue, textOf(name))
  if (!found || found.name === 'none') return []
  const layout = findHoleLayout(catalogue, textOf(fieldsOf(options)?.holes))
  const params = { fixing: found.label[language] }
  return layout
    ? [{ code: 'fixing_holes', params: { ...params, holes: layout.label[language] } }]
    : [{ code: 'fixing', params }]
}

/** Size, colours, outline, finishes and fixing. */
export function signFacts(line: ProductLine, catalogue: Catalogue, language: Language): ProductFact[] {
  const config = configOf(line) ?? {}
  const { width, height } = config
  const facts: ProductFact[] = []
  if (typeof width === 'number' && typeof height === 'number') {
    facts.push({ code: 'size', params: { width, height } })
  }
  const material = findMaterial(catalogue, textOf(config.material))
  const color = material?.colors.find(({ slug }) => slug === config.color)
  if (color) {
    const { readableBg, readableText } = color
    facts.push({ code: 'color', params: { color: `${readableBg[language]} / ${readableText[language]}` } })
  }
  const own = fieldsOf(fieldsOf(config.mask)?.maskCustom)
  if (own) facts.push({ code: 'mask', params: { mask: textOf(own.name) } })
  const mask = findMask(catalogue, textOf(fieldsOf(config.mask)?.shape))
  if (mask && mask.name !== catalogue.materials.defaultMask) {
    facts.push({ code: 'mask', params: { mask: mask.label[language] } })
  }
  for (const finish of Object.keys(fieldsOf(config.finishes) ?? {})) {
    facts.push({ code: 'finish', params: { finish } })
  }
  return [...facts, ...fixingFact(config.fixing, catalogue, language)]
}
