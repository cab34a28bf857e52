import { findRubber } from '@/lib/catalogue/lookup'
import { configOf, fieldsOf, textOf } from '../content'
import { dropped, type ProductKind, type ProductLine } from '../kind'
import { designedContent, newLine } from '../line'
import { personalised } from '../withdrawal'

/** The slug of a text plate: its `model` names the mount that it fits, `printy-4913`. */
const rubberSlug = ({ brand, model }: { brand: string; model: string }) => `rubber-${brand}-${model}`

/** Whether a line contradicts itself: what is made is the plate of the design, and a line that names a cheaper one is no offer. */
function namesAnother(line: ProductLine): boolean {
  const config = configOf(line)
  const own = config && rubberSlug({ brand: textOf(config.brand), model: textOf(config.model) })
  return own !== null && own !== line.slug
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
  priceable: line =>
    namesAnother(line) ? null : { kind: 'rubber', slug: line.slug, tranquility: line.tranquility === true },
  availability: (line, catalogue) => {
    if (!findRubber(catalogue, line.slug)) return { code: 'product_unavailable' }
    if (namesAnother(line)) return { code: 'unknown_product' }
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
  restore: (line, catalogue) =>
    findRubber(catalogue, line.slug) && !namesAnother(line) ? { line, changes: [] } : dropped,
  picture: ({ slug }, _catalogue, language) => ({ kind: 'rubber', slug, view: 'tile', language }),
}
