import type { SignCatalogue } from './catalogue-index'
import { fixingOf } from './choice'
import type { SignConfig, SignFixing } from './config'
import { holesOnly } from './drill'
import { validateSign } from './validate'

/** The layout whose holes the customer places. */
const freeLayout = 'custom'

/** Whether the customer places the holes of a sign. */
export const hasFreeHoles = ({ fixing }: Pick<SignConfig, 'fixing'>): boolean =>
  fixing.name === holesOnly && fixing.options.holes === freeLayout

/** The fixing with which the customer could place the holes of this sign; `null` where the sign does not take it. */
export function freeHoleFixing(config: SignConfig, catalogue: SignCatalogue): SignFixing | null {
  const { options } = fixingOf(config, holesOnly, catalogue)
  const fixing = { name: holesOnly, options: { ...options, holes: freeLayout } }
  return validateSign({ ...config, fixing }, catalogue).length === 0 ? fixing : null
}
