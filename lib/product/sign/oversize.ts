import type { Material } from '@/lib/catalogue/signs'
import { indexSigns, type SignCatalogue } from './catalogue-index'
import type { SignConfig } from './config'
import { readConfig } from './read-config'
import { findMaking } from './validate'

export interface Oversize {
  /** The size reaches the threshold of a material that allows XXL, or goes beyond its maximum. */
  oversize: boolean
  /** The large-format material that is ordered instead; `null` where the sign stays in its own. */
  material: Material | null
  /** The colour's slug in the large format. */
  color: string | null
}

/**
 * Whether a sign is oversize, and in which large-format material it is made (SIGN-20).
 * Too small a strip for the large format is oversize without a material: it stays what it is.
 */
export function oversize(config: SignConfig, catalogue: SignCatalogue): Oversize {
  const making = findMaking(readConfig(config), indexSigns(catalogue))
  if (!making?.mapped) return { oversize: making?.oversize ?? false, material: null, color: null }
  return { oversize: true, material: making.entry.material, color: making.color.slug }
}

/** The material that a sign is cut from, and priced as: its large format where it is mapped. */
export function madeOf(config: SignConfig, catalogue: SignCatalogue): Material | undefined {
  return findMaking(readConfig(config), indexSigns(catalogue))?.entry.material
}
