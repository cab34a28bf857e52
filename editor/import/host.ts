import type { PriceText } from '@/components/ui/price'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { StampModel } from '@/lib/catalogue/stamps'
import type { ImportDesign } from '@/lib/design/import/sent-files'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { Given } from '@/stores/given'

/** A mount that replaces the present one. */
export interface Mount {
  model: StampModel
  catalogue: Catalogue
}

/** Ordering the product with files from which the workshop lays it out (ORDER-24). */
export interface WorkshopOrder {
  /** What a piece costs in the quantity chosen. */
  price: PriceText
  /** Puts it into the cart; false where that takes no more. */
  add(sent: ImportDesign, comment: string): boolean
  toCart(): void
}

/** Where a design is imported to: the product of a page, or the design in the editor. */
export interface ImportHost {
  locale: SiteLocale
  /** Name and identity of the product. */
  name: string
  modelId: string
  /** Whether the product shows the shop's own sample: then the imported design replaces it. */
  isSample: boolean
  /** Whether the product is a stamp, whose mount can be another one. */
  mounts: boolean
  /** Puts the import on the product, or on a stamp of another mount. */
  give(given: Given, mount?: Mount): void
  /** Ordering without a design: left out where the product cannot be ordered this way. */
  workshop?: WorkshopOrder
  /** Opens a file of ours on the product that it was made for; left out where that cannot be. */
  openOwn?(item: Extract<Given, { kind: 'design' }>['item']): void
}
