import { findStaticProduct } from '@/lib/catalogue/lookup'
import { isBare } from '@/lib/design/scene/bare'
import { signConfigSchema } from '@/lib/product/sign/config'
import { configOf, fieldsOf, textOf } from '../content'
import { dropped, type ProductKind, type ProductLine, type Restoring, type Unavailable } from '../kind'
import { newLine } from '../line'
import { staticListed } from '../static/listed'
import { returnable } from '../withdrawal'
import { blankSupport, supportItem } from './item'
import { findSupport, fitsCell, platesOf, type Support, supportPrefix } from './plates'

const stored = ({ type, slug, content }: ProductLine) => ({ type, slug, content })

/** The support by itself, as a part beside its plates. */
const panelOf = (slug: string) => ({ type: 'static' as const, slug, content: {}, quantity: 1 })

function plateProblem(
  plates: readonly ProductLine[],
  support: Support,
  judge: (plate: ProductLine) => Unavailable | null,
): Unavailable | null {
  const { cells, product } = support
  if (plates.length < cells.length) {
    return { code: 'parts_missing', details: { plates: cells.length, found: plates.length } }
  }
  if (plates.length > cells.length)
    return { code: 'invalid_configuration', details: { plates: cells.length } }
  for (const [place, plate] of plates.entries()) {
    const cell = cells[place]
    if (!cell || !fitsCell(plate, support, cell)) {
      return { code: 'invalid_configuration', details: { plate: place + 1, support: product.slug } }
    }
    const refused = judge(plate)
    if (refused?.code === 'invalid_design') return { code: 'parts_missing', details: { plate: place + 1 } }
    if (refused) return { ...refused, details: { ...refused.details, plate: place + 1 } }
  }
  return null
}

/** A support as it is sold now, with its plates restored; what changed on several plates is reported once. */
function restoreSupport<Line extends ProductLine>(
  line: Line,
  sign: ProductKind,
  catalogue: Parameters<ProductKind['restore']>[1],
): Restoring<Line> {
  const support = findSupport(line.slug, catalogue)
  if (!support?.product.published || support.product.outOfStock) return dropped
  if (!line.content.parts) return { line, changes: [] }
  const restored = platesOf(line).map(plate => sign.restore(plate, catalogue))
  const plates = restored.flatMap(({ line: plate }) => plate ?? [])
  if (plates.length < restored.length) return dropped
  const changes: Restoring<Line>['changes'][number][] = []
  for (const change of restored.flatMap(plate => plate.changes)) {
    const isReported = changes.some(
      reported => reported.code === change.code && reported.from === change.from,
    )
    if (!isReported) changes.push(change)
  }
  if (changes.length === 0) return { line, changes }
  return { line: { ...line, content: { ...line.content, parts: plates.map(stored) } }, changes }
}

/**
 * A multi-plate support, bare or with a design for each of its plates (PRODUCT-13). The plates are lines of the kind
 * of signs, which travel in the line's `parts`: the title plate first, then row by row.
 */
export function supportKind(sign: ProductKind): ProductKind {
  return {
    name: 'support',
    types: ['static'],
    slugPrefix: supportPrefix,
    families: [supportPrefix],
    fields: ['parts'],
    editor: 'sign',
    ground: 'wall',
    plain: (slug, catalogue) =>
      findSupport(slug, catalogue) ? { kind: 'support', slug, name: '', quantity: 1 } : null,
    blank: ({ slug }, catalogue, language) => blankSupport(slug, catalogue, language),
    designed: supportItem,
    line: choice => newLine(choice, 'static', choice.parts ? { parts: choice.parts.map(stored) } : {}),
    priceable: line => {
      const plates = platesOf(line).map(plate => signConfigSchema.safeParse(configOf(plate)))
      const configs = plates.flatMap(({ data }) => data ?? [])
      return configs.length < plates.length ? null : { kind: 'support', slug: line.slug, plates: configs }
    },
    availability: (line, catalogue) => {
      const support = findSupport(line.slug, catalogue)
      if (!support?.product.published || support.product.outOfStock) return { code: 'product_unavailable' }
      if (!line.content.parts) return null
      return plateProblem(platesOf(line), support, plate => sign.availability(plate, catalogue))
    },
    listed: staticListed,
    made: (line, catalogue) => platesOf(line).flatMap(plate => sign.made(plate, catalogue)),
    parts: line => {
      const plates = platesOf(line)
      return plates.length > 0 ? [panelOf(line.slug), ...plates] : []
    },
    stocked: ({ slug }) => [{ slug, variant: '', pieces: 1 }],
    title: ({ slug }, catalogue, language) => findStaticProduct(catalogue, slug)?.title[language] ?? null,
    facts: (line, catalogue, language) => {
      const plates = platesOf(line)
      const title = plates[0] && sign.title(plates[0], catalogue, language)
      const blank = plates.filter(({ content }) => isBare(fieldsOf(content.design) ?? {})).length
      return title ? [{ code: 'plates', params: { count: plates.length, material: title, blank } }] : []
    },
    withdrawal: line => {
      const plates = platesOf(line)
      if (plates.length === 0) return returnable
      return { ...returnable, except: [...new Set(plates.map(({ slug }) => slug))] }
    },
    restore: (line, catalogue) => restoreSupport(line, sign, catalogue),
    picture: ({ slug }, _catalogue, language) => ({
      kind: 'static',
      slug: textOf(slug),
      view: 'tile',
      variant: undefined,
      language,
    }),
  }
}
