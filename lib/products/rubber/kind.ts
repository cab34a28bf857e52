import { findRubber } from '@/lib/catalogue/lookup'
import type { Rubber } from '@/lib/catalogue/stamps'
import { configOf, fieldsOf, textOf } from '../content'
import { dropped, type ProductKind, type ProductLine } from '../kind'
import { designedContent, newLine } from '../line'
import { personalised } from '../withdrawal'

/** Whether a configuration names this very plate. A line without one names nothing else. */
function names(line: ProductLine, { brand, range, model }: Rubber): boolean {
  const config = configOf(line)
  if (!config) return true
  return textOf(config.brand) === brand && textOf(config.range) === range && textOf(config.model) === model
}

/** A text plate for a mount that the shopper has: the plate's size, the mount's design rules (product decisions §13). */
export const rubberKind: ProductKind = {
  name: 'rubber',
  types: ['rubber'],
  families: ['rubber', 'empreinte'],
  fields: ['config', 'inkColor', 'design'],
  loads: 'always',
  editor: 'stamp',
  ground: 'bench',
  line: choice => newLine(choice, 'rubber', designedContent(choice)),
  priceable: ({ slug, tranquility }) => ({ kind: 'rubber', slug, tranquility: tranquility === true }),
  availability: (line, catalogue) => {
    const plate = findRubber(catalogue, line.slug)
    if (!plate) return { code: 'product_unavailable' }
    if (!names(line, plate)) return { code: 'unknown_product' }
    const design = fieldsOf(line.content.design)
    if (!design) return { code: 'invalid_design' }
    return design.type === 'rubber' ? null : { code: 'design_mismatch' }
  },
  made: ({ slug, content }) => [{ slug, design: content.design }],
  parts: () => [],
  title: ({ slug }, catalogue, language) => findRubber(catalogue, slug)?.title[language] ?? null,
  // Its title names the mount and the size, and it takes the ink of the pad that the shopper has.
  facts: () => [],
  withdrawal: () => personalised,
  restore: (line, catalogue) => {
    const plate = findRubber(catalogue, line.slug)
    return plate && names(line, plate) ? { line, changes: [] } : dropped
  },
  picture: ({ slug }, _catalogue, language) => ({ kind: 'rubber', slug, view: 'tile', language }),
}
