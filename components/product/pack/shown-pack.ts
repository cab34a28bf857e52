import type { PriceText } from '@/components/ui/price'
import type { SwatchOption } from '@/components/ui/swatches'
import type { PictureSpec } from '@/lib/design/drawing/url'
import type { StoredDesign } from '@/lib/design/scene/model'
import type { PackPart } from '@/lib/product/kinds/kind'
import type { ShownStamp } from '../stamp/shown-stamp'
import type { StampBeginning } from '../stamp/stamp-text'

/** The stamp of a pack on which something is written: what its words begin with, and what it takes. */
export interface WrittenView {
  beginning: StampBeginning
  /** What the lines may say, for who does not know. */
  samples: readonly string[]
  mostLines: number
  print: ShownStamp['print']
}

/** A colour that a part comes in: of a stamp its ink, of another thing its variant. */
export interface PartColor extends SwatchOption {
  /** Pictures of supplies are named by their ink. */
  ink: string | undefined
  hex: string
  /** The second colour of a two-colour ink. */
  bandHex: string | undefined
}

/** A part of a pack as its page shows it. */
export interface PartView {
  part: PackPart
  name: string
  /** Its size, or what it is. */
  facts: string
  picture: PictureSpec | null
  /** None where there is nothing to choose. */
  colors: readonly PartColor[]
  /** The first colour; `undefined` for what has none. */
  color: string | undefined
  /** What is written on it; `null` for what is sold as it is. */
  written: WrittenView | null
}

/** `write`: there is no text yet. `mend`: it cannot be made like this. */
export type PartState = 'write' | 'mend' | 'ready'

/** What is known of a part that is written on: its design, once it can be made. */
export interface PartMade {
  state: PartState
  design: StoredDesign | null
}

/** What the pack costs, and what its parts would apart. */
export interface PackLedger {
  rows: readonly { key: string; label: string; price: PriceText }[]
  apart: PriceText
  saved: PriceText
}

/** A pack: all that the page's island knows. */
export interface ShownPack {
  slug: string
  name: string
  picture: PictureSpec
  parts: readonly PartView[]
  /** One pack. */
  price: PriceText
  ledger: PackLedger | null
  outOfStock: boolean
  /** Where the catalogue of what is written on is read. */
  shopPath: string
}
