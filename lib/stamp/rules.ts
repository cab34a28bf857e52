import type { StampModel } from '@/lib/catalogue/stamps'
import type { PriceList } from '@/lib/pricing/price-list'
import { stampLineHeightMm } from './limits'

/** How many lines of text a model takes, at least one (STAMP-6). `height` in mm. */
export function maxLines(model: { linesNumber?: number | null; height: number }): number {
  const lines = model.linesNumber || Math.floor(model.height / stampLineHeightMm)
  return Math.max(1, Number.isFinite(lines) ? lines : 1)
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
