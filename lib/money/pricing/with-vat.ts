import { addMoney, type Money, percentOfMoney } from '@/lib/ground/money/money'

/** The VAT on a net amount, rounded once, half away from zero. */
export const vatOf = (net: Money, percent: number): Money => percentOfMoney(net, percent)

/**
 * A net price with VAT, for display alone: totals are computed once per rate, never from such prices. Apart from `vat.ts`, which
 * decides the rate: who only shows prices need not load the tax areas.
 */
export const includingVat = (net: Money, percent: number): Money => addMoney(net, vatOf(net, percent))
