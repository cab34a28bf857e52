import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStaticProduct } from '@/lib/catalogue/lookup'
import { dropped, type ProductKind, type ProductLine, type Restoring, type Unavailable } from '../kind'
import { newLine } from '../line'
import { personalised, returnable } from '../withdrawal'
import { packListed } from './listed'
import { partsOf } from './parts'

/** The stored form of a part: how many there are is the pack's to say. */
const stored = ({ type, slug, content }: ProductLine) => ({ type, slug, content })

const isUnwritten = (refusal: Unavailable | null) => refusal?.code === 'invalid_design'

/** A pack as it is sold now, with its parts restored; dropped where it, or a part of it, is not sold any more. */
function restorePack<Line extends ProductLine>(
  line: Line,
  pack: ReturnType<typeof findStaticProduct>,
  restored: readonly Restoring<ProductLine>[],
): Restoring<Line> {
  if (!pack?.published || pack.outOfStock) return dropped
  const before = line.content.parts
  const parts = restored.flatMap(({ line: part }) => part ?? [])
  if (parts.length < restored.length) return dropped
  const changes = restored.flatMap(part => [...part.changes])
  const isUnknown = before === undefined && pack.items?.some(item => item.personalised) === true
  const isOther =
    before !== undefined &&
    (before.length !== parts.length || before.some(({ slug }, index) => slug !== parts[index]?.slug))
  if (isUnknown || isOther) changes.push({ code: 'pack_changed' })
  if (changes.length === 0) return { line, changes }
  return { line: { ...line, content: { ...line.content, parts: parts.map(stored) } }, changes }
}

/**
 * Several products at one price. Each personalised part has its design, which travels in the line's `parts`
 * (PRODUCT-5); one without such parts is a static product (PRODUCT-12). A part is a line of one of the kinds that are handed in.
 */
export function packKind(kinds: readonly ProductKind[]): ProductKind {
  const kindOf = ({ type }: ProductLine) => kinds.find(kind => kind.types.includes(type))
  const partsIn = (line: Pick<ProductLine, 'slug' | 'content'>, catalogue: Catalogue) =>
    partsOf(line, kinds, catalogue)
  return {
    name: 'pack',
    types: ['static'],
    slugPrefix: 'pack-',
    families: ['pack'],
    fields: ['parts'],
    editor: null,
    ground: 'bench',
    plain: (slug, catalogue) => {
      if (!findStaticProduct(catalogue, slug)?.items) return null
      const parts = partsIn({ slug, content: {} }, catalogue)
      return { kind: 'pack', slug, name: '', quantity: 1, parts }
    },
    blank: () => null,
    designed: () => null,
    line: choice => newLine(choice, 'static', choice.parts ? { parts: choice.parts.map(stored) } : {}),
    priceable: ({ slug }) => ({ kind: 'pack', slug }),
    availability: (line, catalogue) => {
      const pack = findStaticProduct(catalogue, line.slug)
      if (!pack?.published || pack.outOfStock) return { code: 'product_unavailable' }
      const parts = partsIn(line, catalogue)
      if (line.content.parts?.some(({ slug }, index) => slug !== parts[index]?.slug)) {
        return { code: 'invalid_configuration' }
      }
      const refusals = parts.map(part => kindOf(part)?.availability(part, catalogue) ?? null)
      const found = refusals.find(refusal => refusal && !isUnwritten(refusal))
      if (found) return found
      const missing = parts.flatMap((part, index) => (isUnwritten(refusals[index] ?? null) ? part.slug : []))
      return missing.length > 0 ? { code: 'parts_missing', details: { parts: missing } } : null
    },
    listed: packListed,
    made: (line, catalogue) =>
      partsIn(line, catalogue).flatMap(part => kindOf(part)?.made(part, catalogue) ?? []),
    parts: partsIn,
    holds: ({ slug }, catalogue) => findStaticProduct(catalogue, slug)?.items ?? [],
    stocked: (line, catalogue) => [
      { slug: line.slug, variant: '', pieces: 1 },
      ...partsIn(line, catalogue).flatMap(part =>
        (kindOf(part)?.stocked?.(part, catalogue) ?? []).map(thing => ({
          ...thing,
          pieces: thing.pieces * part.quantity,
        })),
      ),
    ],
    title: ({ slug }, catalogue, language) => findStaticProduct(catalogue, slug)?.title[language] ?? null,
    facts: () => [],
    withdrawal: (line, catalogue) => {
      const parts = partsIn(line, catalogue)
      const kept = parts.filter(part => kindOf(part)?.withdrawal(part, catalogue).days === 0)
      if (kept.length === 0) return returnable
      return kept.length === parts.length
        ? personalised
        : { ...returnable, except: [...new Set(kept.map(({ slug }) => slug))] }
    },
    restore: (line, catalogue) =>
      restorePack(
        line,
        findStaticProduct(catalogue, line.slug),
        partsIn(line, catalogue).map(part => kindOf(part)?.restore(part, catalogue) ?? dropped),
      ),
    picture: ({ slug }, _catalogue, language) => ({
      kind: 'static',
      slug,
      view: 'tile',
      variant: undefined,
      language,
    }),
  }
}
