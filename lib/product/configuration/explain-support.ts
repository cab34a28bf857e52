import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { StaticProduct } from '@/lib/catalogue/statics'
import type { SignDesign } from '@/lib/design/scene/model'
import { type Money, subtractMoney } from '@/lib/ground/money/money'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { PriceList } from '@/lib/money/pricing/price-list'
import { priceableOfDesign } from '@/lib/product/kinds/design-price'
import { moveToSupport } from '@/lib/product/kinds/support/move'
import { type SupportFormat, supportFormat } from '@/lib/product/sign/support-multi'

/** A support that can be bought, by what it is made for. */
export interface OfferedSupport {
  product: StaticProduct
  format: SupportFormat
}

/** A support near to one that does not exist, with the difference of the whole price with the present plates. */
export interface SupportAlternative extends OfferedSupport {
  difference: Money | null
}

const mostAlternatives = 3

/** The supports of a catalogue that can be bought, as they stand there. */
export function offeredSupports({ staticProducts }: Pick<Catalogue, 'staticProducts'>): OfferedSupport[] {
  return staticProducts.products.flatMap(product => {
    const format = product.published && !product.outOfStock ? supportFormat(product) : null
    return format ? [{ product, format }] : []
  })
}

const isSame = (a: SupportFormat, b: SupportFormat): boolean =>
  a.rows === b.rows &&
  a.cols === b.cols &&
  a.header === b.header &&
  a.plate.width === b.plate.width &&
  a.plate.height === b.plate.height

/** The support of exactly this format, if there is one. */
export const findOffered = (
  wanted: SupportFormat,
  offered: readonly OfferedSupport[],
): OfferedSupport | undefined => offered.find(({ format }) => isSame(format, wanted))

/** How far two formats are apart: another size of plates is what a person gives up last, then plates that are missing. */
function apart(wanted: SupportFormat, { rows, cols, header, plate }: SupportFormat): number {
  const size =
    Math.abs(Math.log2(plate.width / wanted.plate.width)) +
    Math.abs(Math.log2(plate.height / wanted.plate.height))
  const count = rows * cols - wanted.rows * wanted.cols
  return (
    size * 100 +
    (count < 0 ? -count * 3 : count) +
    Math.abs(cols - wanted.cols) * 4 +
    (header === wanted.header ? 0 : 1.5)
  )
}

/** The nearest supports to a format that is not made, each with the difference in price of the whole, plates included. */
export function explainSupport(
  design: SignDesign,
  wanted: SupportFormat,
  { catalogue, priceList }: { catalogue: Catalogue; priceList: PriceList },
): SupportAlternative[] {
  const unitOf = (one: SignDesign): Money | null => {
    const item = priceableOfDesign(one)
    const price = item && priceItem(item, 1, { catalogue, priceList })
    return price?.ok ? price.unit : null
  }
  const present = unitOf(design)
  return offeredSupports(catalogue)
    .filter(({ product }) => product.slug !== design.support?.slug)
    .toSorted((a, b) => apart(wanted, a.format) - apart(wanted, b.format))
    .slice(0, mostAlternatives)
    .map(offer => {
      const unit = unitOf(moveToSupport(design, offer.product.slug, catalogue).design)
      return { ...offer, difference: unit && present ? subtractMoney(unit, present) : null }
    })
}
