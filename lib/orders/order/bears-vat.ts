import type { OrderTotals } from '@/lib/money/pricing/order'

/** Whether the price of an order includes VAT: by default where it costs nothing, and always before sums were kept. */
export const bearsVat = (totals: Pick<OrderTotals, 'vat' | 'gross'> | null | undefined): boolean =>
  !totals || totals.vat.minor > 0 || totals.gross.minor === 0
