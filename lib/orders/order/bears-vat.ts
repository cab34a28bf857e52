import type { OrderTotals } from '@/lib/money/pricing/order'

/** Whether what is paid for an order holds VAT; what costs nothing is told as everybody's prices are. Before sums were kept, all did. */
export const bearsVat = (totals: Pick<OrderTotals, 'vat' | 'gross'> | null | undefined): boolean =>
  !totals || totals.vat.minor > 0 || totals.gross.minor === 0
