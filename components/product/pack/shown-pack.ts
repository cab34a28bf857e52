import type { PriceText } from '@/components/ui/price'
import type { SwatchOption } from '@/components/ui/swatches'
import type { PictureSpec } from '@/lib/design/drawing/url'
import type { StoredDesign } from '@/lib/design/scene/model'
import type { PackPart } from '@/lib/product/kinds/kind'
import type { ShownStamp } from '../stamp/shown-stamp'
import type { StampBeginning } from '../stamp/stamp-text'

/** A stamp of a pack with a text: its initial text, and its limits. */
export interface WrittenView {
  beginning: StampBeginning
  /** Sample texts for the lines. */
  samples: readonly string[]
  mostLines: number
  print: ShownStamp['print']
}

/** A colour that a part comes in: for a stamp its ink, for other products the variant. */
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
  /** The text on it; `null` for a part that is sold as it is. */
  written: WrittenView | null
}

/** `write`: there is no text yet. `mend`: it cannot be made like this. */
export type PartState = 'write' | 'mend' | 'ready'

/** The state of a part with a text: its design, once it can be made. */
export interface PartMade {
  state: PartState
  design: StoredDesign | null
}

/** The price of the pack, and the prices of its single parts. */
export interface PackLedger {
  rows: readonly { key: string; label: string; price: PriceText }[]
  apart: PriceText
  saved: PriceText
}

/** A pack: all data of the page's island. */
export interface ShownPack {
  slug: string
  name: string
  picture: PictureSpec
  parts: readonly PartView[]
  /** One pack. */
  price: PriceText
  ledger: PackLedger | null
  outOfStock: boolean
  /** Address of the catalogue of the written parts. */
  shopPath: string
}
