import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findFixing, findHoleLayout } from '@/lib/catalogue/lookup'
import type { Fixing } from '@/lib/catalogue/signs'
import type { SignFixing } from '@/lib/product/sign/config'
import type { PriceFinding } from './result'

const unknownOption = (subject: string): PriceFinding => ({
  ok: false,
  code: 'unknown_fixing_option',
  subject,
})

/** Pieces of a fixing that one sign takes: its holes, or one set. Free holes without a count are one. */
function countUnits(fixing: SignFixing, catalogue: Catalogue): number | PriceFinding {
  const { holes, customHoles } = fixing.options
  if (holes === undefined) return 1
  const layout = findHoleLayout(catalogue, holes)
  if (!layout) return unknownOption(holes)
  if (!layout.custom) return layout.count ?? 1
  const count = customHoles ?? 1
  const most = layout.maxHoles ?? Number.POSITIVE_INFINITY
  return Number.isInteger(count) && count >= 1 && count <= most ? count : unknownOption(String(count))
}

/**
 * The fixing of the catalogue and how many pieces of it the sign takes; a finding where the fixing or a chosen option
 * does not exist. Whether they suit the sign is not asked here: that is what `validateSign` says.
 */
export function resolveFixing(
  fixing: SignFixing,
  catalogue: Catalogue,
): { ok: true; fixing: Fixing; units: number } | PriceFinding {
  const found = findFixing(catalogue, fixing.name)
  if (!found) return { ok: false, code: 'unknown_fixing', subject: fixing.name }
  const { options } = fixing
  for (const key of ['holes', 'styles', 'badge-type'] as const) {
    const chosen = options[key]
    if (chosen !== undefined && !found.options[key]?.includes(chosen)) return unknownOption(chosen)
  }
  const units = countUnits(fixing, catalogue)
  return typeof units === 'number' ? { ok: true, fixing: found, units } : units
}
