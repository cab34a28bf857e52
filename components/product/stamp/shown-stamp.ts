import type { PriceText } from '@/components/ui/price'
import type { PictureSpec } from '@/lib/design/drawing/url'
import type { StoredDesign } from '@/lib/design/scene/model'
import { hasMount } from '@/lib/design/scene/traits'
import type { Language } from '@/lib/ground/common'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { TextLine } from '../own-text'
import type { StepView } from '../quantity-table'
import type { RealSizeProps } from '../real-size'
import type { StampBeginning } from './stamp-text'

export interface ColorView {
  slug: string
  label: string
  hex: string
}

/** One picture of the gallery: a view of the mount, its 360° turn, or another picture. */
export type GalleryView =
  | { view: 'hero' | 'side' | 'open' | 'plate' | 'pad' }
  | { view: 'turn'; steps: number }
  | { view: 'misc'; step: number }

/** Something that the stamp needs or will need, one piece of it. */
export interface FitView {
  slug: string
  name: string
  /** Its page, without the locale's prefix. */
  url: string
  picture: PictureSpec
  price: PriceText
  /** The inks that it comes in. */
  variants: readonly { slug: string; ink: string | undefined }[]
}

/** A stamp's choices and their prices: all data of the page's island. */
export interface ShownStamp {
  slug: string
  name: string
  language: Language
  locale: SiteLocale
  /** `left`: pieces that can still be ordered, where they are few. */
  colors: readonly (ColorView & { left?: number })[]
  /** Sold out in every colour. */
  soldOut: boolean
  /** `bandHex` is the second colour of a two-colour ink. */
  inks: readonly (ColorView & { bandHex?: string })[]
  /** Ink at first. */
  ink: string
  /** Mounts without a built-in pad have none. */
  hasPad: boolean
  /** The pictures of the gallery. */
  views: readonly GalleryView[]
  /** Steps in the first colour, and in any other, which costs a fixed amount more. */
  steps: { first: readonly StepView[]; other: readonly StepView[] }
  /** The surcharge for another colour than the first. */
  extra: PriceText | null
  /** What the editor opens with; `null` where nothing can be designed. */
  design: StampBeginning['design'] | null
  /** The plate that the page's text was made for, where it is not the model's plate. */
  template: StampBeginning['template'] | null
  /** The texts of the ready-made design, and the most lines of the plate. */
  lines: readonly TextLine[]
  mostLines: number
  /** Where the catalogue of both plates is read. */
  shopPath: string
  /** The slug of the ready-made formula that the design is, which can be ordered as it is. */
  formula?: string
  /** The line for the cart where nothing is designed. */
  config: Readonly<Record<string, unknown>>
  fits: readonly FitView[]
  print: RealSizeProps
}

/** Type guard for a stamp's design. */
export const isStampDesign = (design: StoredDesign | null): design is StampBeginning['design'] =>
  hasMount(design)
