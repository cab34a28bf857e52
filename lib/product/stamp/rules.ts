import type { StampModel } from '@/lib/catalogue/stamps'
import type { Size } from '@/lib/ground/common'
import type { PriceList } from '@/lib/money/pricing/price-list'
import { stampLineHeightMm } from './limits'

/** How many lines of text a model takes, at least one (STAMP-6). `height` in mm. */
export function maxLines(model: { linesNumber?: number | null; height: number }): number {
  const lines = model.linesNumber || Math.floor(model.height / stampLineHeightMm)
  return Math.max(1, Number.isFinite(lines) ? lines : 1)
}

export const plateClasses = ['small', 'medium', 'large'] as const
export type PlateClass = (typeof plateClasses)[number]

/** The size class of a plate by its sides in mm (STAMP-5): both have to reach what a class begins with. */
export function plateClass({ width, height }: Size): PlateClass {
  if (width > 59 && height > 39) return 'large'
  return width >= 50 && height >= 20 ? 'medium' : 'small'
}

/**
 * What a mount colour adds to a stamp's price, in EUR without VAT: nothing for the model's first colour, a fixed amount
 * for any other (PRICE-5). A colour that the model lacks is reset to the first, so it adds nothing.
 */
export function caseColorExtra(
  model: Pick<StampModel, 'colors'>,
  color: string,
  priceList: Pick<PriceList, 'stamps'>,
): number {
  return model.colors.indexOf(color) > 0 ? priceList.stamps.caseColorExtra : 0
}
