import { findStampModel } from '@/lib/catalogue/lookup'
import type { StampModel } from '@/lib/catalogue/stamps'
import { inkOf, ownDesign, textOf } from '../content'
import { designProblem, madeOfDesign } from '../designed'
import type { ProductKind, ProductLine, Unavailable } from '../kind'
import { designedContent, newLine } from '../line'
import { personalised, returnable } from '../withdrawal'
import { blankStamp, firstInk, stampConfigOf } from './blank'
import { stampFacts } from './facts'
import { heldByStamp } from './held'
import { stampListed } from './listed'
import { mountOf, stampPriceable } from './priceable'
import { restoreStamp } from './restore'

/** A numberer has no plate to design, so that it is bought as it is made. */
function needsDesign(line: ProductLine, model: StampModel): boolean {
  return model.editable || line.content.design !== undefined
}

/** A numberer is not laid out, and neither is a formula that is ordered unchanged. */
function problemOf(line: ProductLine, model: StampModel): Unavailable | null {
  const isLaidOut = line.type === 'stamp' && model.editable
  if (line.content.importDesign !== undefined && !isLaidOut) return { code: 'invalid_configuration' }
  return needsDesign(line, model) ? designProblem(line, 'stamp') : null
}

/** A mount with the shopper's design, or a ready-made formula on a mount (PRODUCT-3). */
export const stampKind: ProductKind = {
  name: 'stamp',
  types: ['stamp', 'stamping'],
  families: ['model', 'stamp', 'tampon'],
  fields: ['config', 'inkColor', 'design', 'importDesign'],
  editor: 'stamp',
  ground: 'bench',
  plain: (slug, catalogue) => {
    const model = findStampModel(catalogue, slug)
    if (!model) return null
    const inkColor = firstInk(model, catalogue.stampModels)
    return { kind: 'stamp', slug, name: '', quantity: 1, config: { ...stampConfigOf(model) }, inkColor }
  },
  blank: blankStamp,
  designed: ownDesign,
  line: choice =>
    newLine(choice, choice.formula === undefined ? 'stamp' : 'stamping', designedContent(choice)),
  priceable: stampPriceable,
  availability: (line, catalogue) => {
    const mount = mountOf(line)
    const model = findStampModel(catalogue, line.slug)
    if (!mount) return { code: 'unknown_product' }
    if (!model?.published || model.outOfStock) return { code: 'product_unavailable' }
    // First what it is, then how: colours of another thing's design say nothing.
    const problem = problemOf(line, model)
    if (problem) return problem
    const inkColor = inkOf(line)
    if (!model.colors.includes(mount.color)) {
      return { code: 'invalid_configuration', details: { color: mount.color } }
    }
    if (inkColor !== null && !model.inksColor.includes(inkColor)) {
      return { code: 'invalid_configuration', details: { inkColor } }
    }
    return null
  },
  listed: stampListed,
  made: (line, catalogue) => {
    const { type, slug, content } = line
    if (content.design === undefined && !findStampModel(catalogue, slug)?.editable) return []
    return madeOfDesign(line).map(part => ({
      ...part,
      ...(type === 'stamping' && { formula: content.id ?? '' }),
    }))
  },
  parts: () => [],
  holds: heldByStamp,
  stocked: line => {
    const mount = mountOf(line)
    return mount ? [{ slug: mount.slug, variant: mount.color, pieces: 1 }] : []
  },
  title: ({ slug }, catalogue, language) => findStampModel(catalogue, slug)?.name[language] ?? null,
  facts: stampFacts,
  withdrawal: (line, catalogue) => {
    if (line.type === 'stamping') return returnable
    const model = findStampModel(catalogue, line.slug)
    return model && !needsDesign(line, model) ? returnable : personalised
  },
  restore: restoreStamp,
  picture: ({ slug, content }, _catalogue, language) => ({
    kind: 'stamp',
    slug,
    view: 'mount',
    color: textOf(content.config?.color) || undefined,
    ink: content.inkColor ?? undefined,
    language,
  }),
}
