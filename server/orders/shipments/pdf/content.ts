import type { LabelSize } from '@/lib/orders/order/label-sizes'
import type { ShownDesign } from '@/server/design/pdf/design-picture'

/** Everything that a packing list says, in the order's language, without amounts. */
export interface PackingContent {
  title: string
  /** Order, day, carrier and number of the parcel, one a line. */
  facts: readonly string[]
  /** Who sends. */
  from: readonly string[]
  toTitle: string
  to: readonly string[]
  heads: { article: string; pieces: string }
  lines: readonly {
    title: string
    description: string
    /** How many are in the parcel, as it is printed: "2 of 3". */
    pieces: string
    designs: readonly ShownDesign[]
  }[]
  /** The pieces that follow in another parcel; may be empty. */
  rest: string
  /** The closing text. */
  foot: string
}

/** The content of an address label. */
export interface LabelContent {
  size: LabelSize
  /** The delivery method, and the relay point's number where it is fetched. */
  method: string
  relay: string
  to: readonly string[]
  country: string
  from: readonly string[]
  order: string
}

/** Everything that the list of a carrier's parcels says, in the language of the person who made it. */
export interface ManifestPaper {
  title: string
  facts: readonly string[]
  /** Who sends. */
  from: readonly string[]
  heads: readonly string[]
  /** A parcel each, with as many cells as there are heads. */
  rows: readonly (readonly string[])[]
  /** Above the lines on which both sign. */
  signs: readonly string[]
}
