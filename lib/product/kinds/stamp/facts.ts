import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStampModel } from '@/lib/catalogue/lookup'
import type { Swatch } from '@/lib/catalogue/stamps'
import type { Language } from '@/lib/ground/common'
import { configOf, inkOf } from '../content'
import type { ProductFact, ProductLine } from '../kind'

/** A swatch's name within a sentence; German nouns and adjectives of the data keep their capitals. */
function named(slug: unknown, swatches: readonly Swatch[], language: Language): string | undefined {
  const label = swatches.find(swatch => swatch.slug === slug)?.label[language]
  return language === 'de' ? label : label?.toLocaleLowerCase()
}

/** Mount, ink and the plate's size. */
export function stampFacts(line: ProductLine, catalogue: Catalogue, language: Language): ProductFact[] {
  const { mountColors, inkColors } = catalogue.stampModels
  const facts: ProductFact[] = []
  const mount = named(configOf(line)?.color, mountColors, language)
  const ink = named(inkOf(line), inkColors, language)
  const model = findStampModel(catalogue, line.slug)
  if (mount) facts.push({ code: 'case_color', params: { color: mount } })
  if (ink) facts.push({ code: 'ink', params: { color: ink } })
  if (model) facts.push({ code: 'size', params: { width: model.width, height: model.height } })
  return facts
}
