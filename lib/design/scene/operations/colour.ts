import { kindOf } from '../elements/registry'
import type { Design, Element } from '../model'
import { changeElements } from './change'

/** An element in a colour (hex), or with `null` in the product's ink; what has no ink stays as it is. */
export function recoloured(element: Element, colour: string | null): Element {
  const { letters, recolour } = kindOf(element)
  if (letters) return letters.restyle(element, { color: colour })
  return recolour?.(element, colour) ?? element
}

/** Gives elements a colour, or with `null` the product's ink. */
export const setColour = (design: Design, ids: readonly string[], colour: string | null): Design =>
  changeElements(design, ids, element => recoloured(element, colour))

/** The colours of an element, each once; `null` is the product's ink. Empty for an element without ink. */
export function coloursOf(element: Element): (string | null)[] {
  const { letters, recolour } = kindOf(element)
  if (letters) return [...new Set(letters.facts(element).map(({ color }) => color ?? null))]
  return recolour ? ['color' in element ? (element.color ?? null) : null] : []
}

/** The colours that a design has chosen, each once, in the order of its elements. */
export const coloursUsed = ({ elements }: Pick<Design, 'elements'>): string[] => [
  ...new Set(elements.flatMap(coloursOf).filter(colour => colour !== null)),
]
