import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findFixing, findHoleLayout, findMaterial } from '@/lib/catalogue/lookup'
import type { Language } from '@/lib/ground/common'
import type { FinishName } from '@/lib/ground/names'
import type { SignConfig } from '@/lib/product/sign/config'
import type { SignAlternative } from './explain'

/** The part of a sign that differs in an alternative: a name out of the catalogue, or what each language says in its own way. */
export type AlternativePart =
  | { kind: 'size'; width: number; height: number }
  | { kind: 'color'; ground: string; text: string }
  | { kind: 'finish'; name: FinishName | 'straight' }
  | { kind: 'name'; name: string }

const finishOrder = ['rounded', 'oval', 'beveled'] as const

/** An alternative as a person distinguishes it: the parts in which it differs from the present sign, in their order. */
export function describeAlternative(
  { config, changes }: SignAlternative,
  catalogue: Catalogue,
  language: Language,
): AlternativePart[] {
  return changes.flatMap(change => {
    switch (change) {
      case 'size':
        return [{ kind: 'size', width: config.width, height: config.height }]
      case 'material':
        return named(findMaterial(catalogue, config.material)?.title[language])
      case 'color':
        return colorOf(config, catalogue, language)
      case 'mask':
        return named(
          catalogue.materials.masks.find(({ name }) => name === config.mask.shape)?.label[language],
        )
      case 'fixing':
        return fixingOf(config, catalogue, language)
      case 'finishes':
        return finishesOf(config)
      default:
        return []
    }
  })
}

const named = (name: string | undefined): AlternativePart[] => (name ? [{ kind: 'name', name }] : [])

function colorOf(
  { material, color }: SignConfig,
  catalogue: Catalogue,
  language: Language,
): AlternativePart[] {
  const found = findMaterial(catalogue, material)?.colors.find(({ slug }) => slug === color)
  if (!found) return []
  return [{ kind: 'color', ground: found.readableBg[language], text: found.readableText[language] }]
}

/** A fixing with what tells it from the same one in another way: its layout of holes, its style, its diameter. */
function fixingOf({ fixing }: SignConfig, catalogue: Catalogue, language: Language): AlternativePart[] {
  const { holes, styles, diameters } = fixing.options
  const layout = holes === undefined ? undefined : findHoleLayout(catalogue, holes)
  const style = styles === undefined ? undefined : catalogue.fixings.styleLabels[styles]
  const words = [
    findFixing(catalogue, fixing.name)?.label[language],
    style?.[language],
    diameters === undefined ? undefined : `Ø ${diameters} mm`,
    layout?.label[language],
  ]
  return named(words.filter(Boolean).join(', '))
}

function finishesOf({ finishes }: SignConfig): AlternativePart[] {
  const chosen = finishOrder.filter(name => finishes[name] !== undefined)
  if (chosen.length === 0) return [{ kind: 'finish', name: 'straight' }]
  return chosen.map(name => ({ kind: 'finish', name }))
}
