import type { ProductSummary } from '@/lib/contract/product'

type Kind = ProductSummary['kind']

/** What kinds of products differ in, for lists, search and pages that show them all. */
interface ProductTraits {
  /** It is cut to the shopper's measures: it has no size of its own, and a price from. */
  toMeasure: boolean
  /** It comes in colours of its mount; another than the first may cost more. */
  mountColors: boolean
  /** It lies on the shelf, in variants, with a description instead of a size of its own. */
  onShelf: boolean
  /** What is engraved on it has the plate's shape. */
  shaped: boolean
  /** What it stands before. */
  ground: 'wall' | 'bench'
}

const made: ProductTraits = {
  toMeasure: false,
  mountColors: false,
  onShelf: false,
  shaped: false,
  ground: 'bench',
}

/** One line a kind. */
const traits: Record<Kind, ProductTraits> = {
  stamp: { ...made, mountColors: true, shaped: true },
  rubber: { ...made, shaped: true },
  sign: { ...made, toMeasure: true, ground: 'wall' },
  static: { ...made, onShelf: true },
  template: made,
}

/** What a product's kind is like. */
export const traitsOf = ({ kind }: { kind: Kind }): ProductTraits => traits[kind]
