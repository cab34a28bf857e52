import type { ListedKind } from '@/lib/catalogue/listed-kinds'

/** What kinds of products differ in, for lists, search and pages that show them all. */
interface ProductTraits {
  /** It is cut to the shopper's measures: it has no fixed size, and a "from" price. */
  toMeasure: boolean
  /** It comes in colours of its mount; another than the first may cost more. */
  mountColors: boolean
  /** It lies on the shelf, in variants, with a description instead of a size. */
  onShelf: boolean
  /** What is engraved on it has the plate's shape. */
  shaped: boolean
  /** What it stands before. */
  ground: 'wall' | 'bench'
  /** It is what supplies, plates and templates lead to; the search calls it by its kind before its name. */
  main: boolean
  /** The entry of the menu that it stands under where the query of none asks for it. */
  menu: ListedKind
  /** Staff write its texts; without them it has no preset to stand on (PAGE-7). */
  written: boolean
}

const made = {
  toMeasure: false,
  mountColors: false,
  onShelf: false,
  shaped: false,
  ground: 'bench',
  main: false,
  written: true,
} as const

/** One line a kind. */
const traits = {
  stamp: { ...made, mountColors: true, shaped: true, main: true, menu: 'stamp' },
  rubber: { ...made, shaped: true, menu: 'stamp', written: false },
  sign: { ...made, toMeasure: true, ground: 'wall', main: true, menu: 'sign' },
  static: { ...made, onShelf: true, menu: 'static' },
  template: { ...made, menu: 'template', written: false },
} as const satisfies Record<ListedKind, ProductTraits>

type OnShelf = { [K in ListedKind]: (typeof traits)[K]['onShelf'] extends true ? K : never }[ListedKind]

/** Whether products of a kind lie on the shelf. */
export const isOnShelf = (kind: ListedKind): kind is OnShelf => traits[kind].onShelf

/** What a product's kind is like. */
export const traitsOf = ({ kind }: { kind: ListedKind }): ProductTraits => traits[kind]
