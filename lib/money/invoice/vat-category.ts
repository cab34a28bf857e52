import type { VatDecision } from '@/lib/money/pricing/order'
import type { InvoiceVat, VatCategory } from './content'

/** Why no tax is charged, as the electronic invoice has it (VATEX). */
export const exemptionCodes: Readonly<Record<Exclude<VatCategory, 'S'>, string>> = {
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
}

/** The text of a document about a tax that is not charged, by its category. */
export const exemptionWords = { K: 'exemptIntraUnion', G: 'exemptExport' } as const

/**
 * The category of a rate: what is taxed is standard; what goes untaxed to a company of the Union is a supply within it;
 * every other rate of zero is that of a territory outside of the Union's tax (DELIVERY-11, DELIVERY-12).
 */
export function vatCategory(percent: number, reason: VatDecision['reason'] | undefined): VatCategory {
  if (percent > 0) return 'S'
  return reason === 'intra-eu' ? 'K' : 'G'
}

/** The category of the group that a rate belongs to. */
export const categoryOf = (percent: number, groups: readonly InvoiceVat[]): VatCategory =>
  groups.find(group => group.percent === percent)?.category ?? 'S'
