import { kindOf } from './elements/registry'
import type { Design } from './model'
import type { Plate } from './plate'
import { addWeights, type Weight, weightless } from './weight'

/** What a design weighs on its plate: never less than what drawing it takes. */
export function weighDesign({ elements }: Pick<Design, 'elements'>, plate: Plate): Weight {
  return elements
    .map(element => ({ ...weightless, ...kindOf(element).weight(element, plate) }))
    .reduce(addWeights, weightless)
}
