import { roundMm, unionBox } from '@/lib/design/geometry/box'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Design, Element } from '@/lib/design/scene/model'
import { boxOf } from '@/lib/design/scene/operations/boxes'
import type { OutlineSource } from '@/lib/design/scene/outline-source'
import type { Plate } from '@/lib/design/scene/plate'
import { supportOf } from '@/lib/design/scene/traits'
import { writingArea } from '@/lib/design/scene/writing-area'
import { isComposition, readyMadeOffer } from '@/lib/design/templates/offer'

/** A design on its plate. */
interface OnPlate {
  design: Design
  plate: Plate
}

/** A design out of a file; without a plate where the shop no longer sells what it was made for. */
interface Imported {
  design: Design
  plate: Plate | null
}

export interface LayOptions {
  /** The product stays as it is: colours and mount are not the shopper's to choose here. */
  productStays?: boolean
  /** Its fonts and drawings must be there. */
  engine: OutlineSource
}

/** The topic of words that are ordered as they are: none of them is a sample's. */
const asOrdered = 'imported'

/** Elements that stand for themselves; what follows the plate's edge is made again for each plate. */
const stands = (element: Element): boolean => boxOf(element) !== null

/** The elements as large as the plate's writing area takes them together, each in its place among the others. */
function fitted(elements: readonly Element[], plate: Plate): Element[] {
  const around = unionBox(elements.flatMap(element => boxOf(element) ?? []))
  if (!around || !(around.width > 0 && around.height > 0)) return [...elements]
  const area = writingArea(plate, around)
  const factor = area.width / around.width
  const dx = roundMm(area.left - around.left * factor)
  const dy = roundMm(area.top - around.top * factor)
  return elements.map(element => kindOf(element).scale(element, { factor, dx, dy }))
}

/** Whether an imported design is for exactly the product that is made: then its colours and its size come along. */
const isSameProduct = (design: Design, present: Design): boolean =>
  design.type === present.type &&
  design.modelId === present.modelId &&
  supportOf(design)?.slug === supportOf(present)?.slug

/**
 * Lays a design out of a file on the product that is made (DESIGN-35). On the same product it comes as it was. On another
 * it is laid as a ready-made design is: unchanged where the plate is like its own, else laid out again. What no
 * composition holds is made as large as the writing area takes it. Nothing is left out.
 */
export function layDesign(present: OnPlate, imported: Imported, options: LayOptions): Design {
  const { design, plate } = imported
  const { engine, productStays = false } = options
  const keep = { id: present.design.id, quantity: present.design.quantity, preset: false, stepperMode: false }
  if (!productStays && plate && isSameProduct(design, present.design)) {
    const { documentId: _, ...own } = design
    return { ...own, ...keep }
  }
  const { documentId: _, ownWords: __, ...bare } = present.design
  const name = design.name || bare.name
  // Which words its owner wrote is known of what comes in, not of what it takes the place of.
  const { ownWords } = design
  const ground: Design = { ...bare, ...keep, name, elements: [], ...(ownWords && { ownWords }) }
  if (plate && isComposition(design)) {
    const offer = readyMadeOffer({ slug: asOrdered, name: design.name, topic: asOrdered, design, plate })
    const laid = offer.lay({ design: ground, plate: present.plate, engine, own: [] })
    if (laid) return laid.design
  }
  const [standing, others] = [design.elements.filter(stands), design.elements.filter(one => !stands(one))]
  const ids = new Map(fitted(standing, present.plate).map(element => [element.id, element]))
  const edges = new Set(others.map(({ id }) => id))
  const elements = design.elements.flatMap(
    element => ids.get(element.id) ?? (edges.has(element.id) ? element : []),
  )
  return { ...ground, elements }
}
