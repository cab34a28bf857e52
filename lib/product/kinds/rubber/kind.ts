import { findRubber, findStampModel } from '@/lib/catalogue/lookup'
import { inkOf, ownDesign } from '../content'
import { designProblem, madeOfDesign } from '../designed'
import { dropped, type ProductKind } from '../kind'
import { designedContent, newLine } from '../line'
import { blankDesign, stampConfigOf } from '../stamp/blank'
import { personalised } from '../withdrawal'
import { namesAnother, rubberPriceable } from './priceable'

/** A text plate for a mount that the shopper has: the plate's size, the mount's design rules (PRODUCT-4, STAMP-10). */
export const rubberKind: ProductKind = {
  name: 'rubber',
  types: ['rubber'],
  families: ['rubber', 'empreinte'],
  fields: ['config', 'inkColor', 'design', 'importDesign'],
  editor: 'stamp',
  ground: 'bench',
  plain: (slug, catalogue) =>
    findRubber(catalogue, slug) ? { kind: 'rubber', slug, name: '', quantity: 1 } : null,
  blank: (line, catalogue, language) => {
    const plate = findRubber(catalogue, line.slug)
    const mount = plate && findStampModel(catalogue, plate.forModel)
    if (!plate || !mount) return null
    const { brand, range, model, round } = plate
    const config = { ...stampConfigOf(mount), brand, range, model, round }
    // The pad in the shopper's mount inks it: the proof is shown in the usual ink.
    const inkColor = inkOf(line) ?? catalogue.stampModels.defaultInk
    return blankDesign('rubber', plate, config, { inkColor, modelName: mount.shortTitle, language })
  },
  designed: ownDesign,
  line: choice => newLine(choice, 'rubber', designedContent(choice)),
  priceable: rubberPriceable,
  availability: (line, catalogue) => {
    if (!findRubber(catalogue, line.slug)) return { code: 'product_unavailable' }
    if (namesAnother(line)) return { code: 'unknown_product' }
    return designProblem(line, 'rubber')
  },
  listed: ({ slug }, catalogue) => {
    const found = findRubber(catalogue, slug)
    if (!found) return null
    const { brand, range, model, width, height, shape, linesNumber } = found
    return {
      properties: { type: 'rubber', brand, range, model, width, height, shape, linesNumber },
      facets: { type: ['rubber'], brand: [brand], range: [range], model: [model], shape: [shape] },
    }
  },
  made: madeOfDesign,
  parts: () => [],
  title: ({ slug }, catalogue, language) => findRubber(catalogue, slug)?.title[language] ?? null,
  // Its title names the mount and the size, and it takes the ink of the pad that the shopper has.
  facts: () => [],
  withdrawal: () => personalised,
  restore: (line, catalogue) =>
    findRubber(catalogue, line.slug) && !namesAnother(line) ? { line, changes: [] } : dropped,
  picture: ({ slug }, _catalogue, language) => ({ kind: 'rubber', slug, view: 'tile', language }),
}
