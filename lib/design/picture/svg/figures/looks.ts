import { type Matrix, multiply } from '@/lib/design/geometry/transform'
import type { Size } from '@/lib/ground/common'
import { lengthOf } from '../transform'
import { NoFigure, type PlainNode } from './plain-node'

/** Looks that an element takes from those around it, and what they are at first. */
const initial: Record<string, string> = {
  color: '#000000',
  'color-interpolation': 'srgb',
  'clip-rule': 'nonzero',
  fill: '#000000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  visibility: 'visible',
  'paint-order': 'normal',
  'shape-rendering': 'auto',
}

export type InheritedLooks = Readonly<Record<string, string>>

/** What is around an element: how it is drawn apart from its own looks, where, and what its percentages refer to. */
export interface Ground {
  looks: InheritedLooks
  matrix: Matrix
  viewport: Size
}

/** What an element is decorated with, beside its clip. */
const effects = ['mask', 'filter', 'marker-start', 'marker-mid', 'marker-end']
const conditions = ['style', 'systemLanguage', 'requiredExtensions', 'requiredFeatures', 'pathLength']

function inherited(around: InheritedLooks, attributes: PlainNode['attributes']): InheritedLooks {
  let looks = around
  for (const [name, value] of attributes)
    if (
      Object.hasOwn(initial, name) &&
      value !== 'inherit' &&
      !(name === 'color' && value === 'currentColor')
    )
      looks = looks === around ? { ...looks, [name]: value } : Object.assign(looks, { [name]: value })
  return looks
}

/** The ground on which a whole drawing stands. */
export const wholeGround = (matrix: Matrix, viewport: Size): Ground => ({ looks: initial, matrix, viewport })

/** The ground of what is in an element; `null` where none of it is visible. */
export function within({ attributes, own }: PlainNode, around: Ground): Ground | null {
  if (attributes.get('display') === 'none') return null
  if (conditions.some(name => attributes.has(name))) throw new NoFigure()
  if (effects.some(name => (attributes.get(name) ?? 'none') !== 'none')) throw new NoFigure()
  const looks = inherited(around.looks, attributes)
  // Most of thousands of figures stand on exactly the ground around them.
  if (!own && looks === around.looks) return around
  return { ...around, looks, matrix: own ? multiply(around.matrix, own) : around.matrix }
}

/** Looks of elements where they stand, whatever refers to them. */
export class LooksInPlace {
  private readonly known = new Map<PlainNode, InheritedLooks>()

  of(node: PlainNode): InheritedLooks {
    const known = this.known.get(node)
    if (known) return known
    const looks = inherited(node.parent ? this.of(node.parent) : initial, node.attributes)
    this.known.set(node, looks)
    return looks
  }
}

/**
 * A length in the element's units.
 * @param of what percentages refer to; without it they give no length
 */
export function numberIn(text: string | undefined, otherwise = 0, of = Number.NaN): number {
  const number = text === undefined ? otherwise : lengthOf(text, of)
  if (number === null || !Number.isFinite(number)) throw new NoFigure()
  return number
}

export function oneOf<const T extends string>(text: string | undefined, choices: readonly T[]): T {
  const found = choices.find(choice => choice === text)
  if (found === undefined) throw new NoFigure()
  return found
}
