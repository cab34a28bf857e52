/** The parts of an order that decide its points. Amounts in minor units of its own currency. */
export interface PaidGoods {
  /** Goods without VAT, before discounts. */
  goodsMinor: number
  discountMinor: number
  /** What the buyer paid, with VAT and delivery. */
  totalMinor: number
  /** The returned part of that. */
  refundedMinor: number
  /** Units of the order's currency that a euro comes to. */
  rate: number
}

/**
 * The points of a paid order (PRICE-18): one for each whole euro of goods, without VAT and after discounts. After a partial refund the
 * points go back in proportion; a fraction is no point.
 */
export function pointsOf({ goodsMinor, discountMinor, totalMinor, refundedMinor, rate }: PaidGoods): number {
  const net = Math.max(0, goodsMinor - discountMinor)
  if (!(rate > 0) || refundedMinor >= totalMinor) return 0
  // Whole cents of the goods that were kept, before anything is divided by a rate that is no whole number.
  const kept = Math.floor((net * (totalMinor - Math.max(0, refundedMinor))) / totalMinor)
  return Math.floor(kept / rate / 100)
}
