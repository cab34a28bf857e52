import type { SignIndex } from './catalogue-index'
import type { SignFinding } from './finding'
import { customMaskShape } from './limits'
import type { ReadConfig } from './read-config'

/** The outline's slug; empty when the config has none of an acceptable form. */
export const shapeOf = (config: ReadConfig): string => config.mask?.shape ?? ''

/** Why a sign cannot have its shape: the catalogue has none of this name. */
export function findMaskFindings(config: ReadConfig, index: SignIndex): SignFinding[] {
  const shape = shapeOf(config)
  if (shape === customMaskShape || index.masks.has(shape)) return []
  const reason = config.mask ? 'unknown' : 'form'
  return [{ code: 'incompatible-value', subject: 'mask', name: shape, reason }]
}
