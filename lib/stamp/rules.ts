import type { StampModel } from '@/lib/catalogue/stamps'
import type { PriceList } from '@/lib/pricing/price-list'
import { bigStampMm, mediumStampMm, stampLineHeightMm } from './limits'

export type StampSizeClass = 'big' | 'medium' | 'small'

/** The size class of a plate in mm (STAMP-5). */
export function stampSizeClass(widthMm: number, heightMm: number): StampSizeClass {
  if (widthMm > bigStampMm.width && heightMm > bigStampMm.height) return 'big'
  if (widthMm >= mediumStampMm.width && heightMm >= mediumStampMm.height) return 'medium'
  return 'small'
}

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
