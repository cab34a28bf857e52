import { formatMoney } from '@/lib/ground/money/format'
import type { Money } from '@/lib/ground/money/money'
import { includingVat } from '@/lib/money/pricing/with-vat'

/** What a page's prices are written with. */
export interface PriceView {
  locale: string
  /** VAT of the locale's country, in percent. */
  vat: number
}

/** An amount with and without VAT as a person of the locale writes it: `round(net × (1 + rate))`, for display alone. */
export function priceText(net: Money, { locale, vat }: PriceView): { incl: string; excl: string } {
  return {
    incl: formatMoney(includingVat(net, vat), locale),
    excl: formatMoney(net, locale),
  }
}
