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

/** One picture of the gallery: a view of the mount, all of its turn, or one of its further pictures. */
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

/** A stamp's choices and what they cost: all that the page's island knows. */
export interface ShownStamp {
  slug: string
  name: string
  language: Language
  locale: SiteLocale
  /** `left`: pieces that can still be ordered, where they are few. */
  colors: readonly (ColorView & { left?: number })[]
  /** None is left, in whatever colour. */
  soldOut: boolean
  /** `bandHex` is the second colour of a two-colour ink. */
  inks: readonly (ColorView & { bandHex?: string })[]
  /** Ink at first. */
  ink: string
  /** Mounts that are inked by hand have none within. */
  hasPad: boolean
  /** The pictures of the gallery. */
  views: readonly GalleryView[]
  /** Steps in the first colour, and in any other, which costs a fixed amount more. */
  steps: { first: readonly StepView[]; other: readonly StepView[] }
  /** What another colour than the first adds. */
  extra: PriceText | null
  /** What the editor opens with; `null` where nothing can be designed. */
  design: StampBeginning['design'] | null
  /** What the words of the page were made for, where that is another plate than the model's. */
  template: StampBeginning['template'] | null
  /** The words of the ready-made design, and how many lines the plate takes. */
  lines: readonly TextLine[]
  mostLines: number
  /** Where the catalogue of both plates is read. */
  shopPath: string
  /** The slug of the ready-made formula that the design is, which can be ordered as it is. */
  formula?: string
  /** What goes to the cart where nothing is designed. */
  config: Readonly<Record<string, unknown>>
  fits: readonly FitView[]
  print: RealSizeProps
}

/** A design of a stamp out of those of all kinds. */
export const isStampDesign = (design: StoredDesign | null): design is StampBeginning['design'] =>
  hasMount(design)
