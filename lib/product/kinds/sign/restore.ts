import type { Catalogue } from '@/lib/catalogue/catalogue'
import { convertScrewSpacer } from '@/lib/product/kinds/sign/convert-spacer'
import type { SignConfig } from '@/lib/product/sign/config'
import type { SignChange } from '@/lib/product/sign/finding'
import { replaceMaterial } from '@/lib/product/sign/materials'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { shiftElements } from '@/lib/product/sign/shift-elements'
import { signSlug } from '@/lib/product/sign/slug'
import { configOf, type Fields, fieldsOf, withConfig } from '../content'
import { dropped, type ProductLine, type Restoring } from '../kind'

const sizeOf = ({ width, height }: Fields) =>
  typeof width === 'number' && typeof height === 'number' ? { width, height } : null

/** Elements of a stored design that are objects: the rest is for `parseDesign` to refuse. */
function elementsOf(design: unknown): { position?: { left: number; top: number } }[] | null {
  const elements = fieldsOf(design)?.elements
  return Array.isArray(elements) && elements.every(fieldsOf) ? elements : null
}

/**
 * A sign whose material or colour has gone gets what replaces it, an old spacer today's, and what then does not fit
 * yields (SIGN-13, SIGN-14, FIXING-6).
 */
export function restoreSign<Line extends ProductLine>(line: Line, catalogue: Catalogue): Restoring<Line> {
  const stored = configOf(line)
  if (typeof stored?.material !== 'string') return dropped
  const { material, match } = replaceMaterial(stored.material, catalogue)
  if (match === 'default') return dropped
  const changes: Restoring<Line>['changes'][number][] = []
  const spacer = convertScrewSpacer(stored, catalogue.fixings)
  if (spacer) changes.push({ code: 'spacer_converted', from: spacer.from, to: spacer.to })
  if (match !== 'same') changes.push({ code: 'material_replaced', from: stored.material, to: material.name })
  const wanted = { ...(spacer?.config ?? stored), material: material.name }
  // The rules read any value: what was stored need not be a sign.
  const { config, changes: adjusted } = normaliseSignConfig(wanted as SignConfig, catalogue)
  if (typeof stored.color === 'string' && config.color !== stored.color) {
    changes.push({ code: 'color_reset', from: stored.color, to: config.color })
  }
  // A size that yields to a material or a colour has an axis; the rest of those two has been said above.
  const isReported = (change: SignChange) =>
    !change.axis && (change.subject === 'material' || (change.subject === 'color' && changes.length > 0))
  if (!adjusted.every(isReported)) changes.push({ code: 'sign_adjusted' })
  if (changes.length === 0) return { line, changes }
  const before = sizeOf(stored)
  const elements = elementsOf(line.content.design)
  const shifted = before && elements ? { elements: shiftElements(elements, before, config) } : {}
  const slug = line.slug === signSlug(stored.material) ? signSlug(config.material) : line.slug
  return { line: withConfig(line, slug, { ...config }, shifted), changes }
}
