import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { SignDesign } from '@/lib/design/scene/model'
import { fitSign } from '@/lib/design/scene/operations/fit-sign'
import { platesOf, withPlates } from '@/lib/design/scene/operations/plates'
import { languages } from '@/lib/ground/names'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import type { SupportCell } from '@/lib/product/sign/support-multi'
import { findSupport, hasHead, plateConfig, type Support } from './plates'

/** The design on another support, and how many plates with something on them found no place there. */
export interface Moved {
  design: SignDesign
  lost: number
}

/**
 * Brings the plates of a design to another support: the title plate to the title plate, the others in their order, each
 * laid out again where its size is another. Places without a plate get a blank one of the present material and colour.
 */
export function moveToSupport(design: SignDesign, slug: string, catalogue: Catalogue): Moved {
  const { support: set } = design
  const support = findSupport(slug, catalogue)
  if (!set || !support || set.slug === slug) return { design, lost: 0 }
  const plates = platesOf(design)
  const rows = set.head ? plates.slice(1) : plates
  const head = hasHead(support)
  const wanted = head ? [set.head ? plates[0] : undefined, ...rows] : rows
  const model = rows[0] ?? design
  const next = support.cells.map((cell, place) => inCell(wanted[place], model, cell, support, catalogue))
  const taken = new Set(wanted.slice(0, support.cells.length))
  const lost = plates.filter(plate => !taken.has(plate) && plate.elements.length > 0).length
  const from = plates[set.place]
  const place = Math.max(0, from && taken.has(from) ? wanted.indexOf(from) : 0)
  const blank = wanted.flatMap((plate, index) => {
    const was = plate ? plates.indexOf(plate) : -1
    return was >= 0 && index < next.length && set.blank.includes(was) ? [index] : []
  })
  const moved = { ...design, support: { ...set, slug, head, blank } }
  const language = titleLanguage(design, set.slug, catalogue)
  const name = language ? support.product.title[language] : design.name
  return { design: { ...withPlates(moved, next, place), name }, lost }
}

/** The language in which the design has its support's name. */
function titleLanguage({ name }: SignDesign, slug: string, catalogue: Catalogue) {
  const title = findSupport(slug, catalogue)?.product.title
  return languages.find(language => title?.[language] === name) ?? null
}

function inCell(
  plate: SignDesign | undefined,
  model: SignDesign,
  cell: SupportCell,
  support: Support,
  catalogue: Catalogue,
): SignDesign {
  const from = plate ?? { ...model, elements: [] }
  const wanted = plateConfig(from.config as SignConfig, support, cell)
  const { config } = normaliseSignConfig(wanted, catalogue)
  const { width, height } = from.config
  if (width === config.width && height === config.height) return { ...from, config }
  return { ...fitSign(from, config, from.modelName), slug: from.slug }
}
