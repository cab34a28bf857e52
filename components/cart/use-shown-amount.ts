'use client'
import { useLocale } from 'next-intl'
import { usePricesHT } from '@/components/ui/use-prices-ht'
import { formatMoney } from '@/lib/ground/money/format'
import type { Money } from '@/lib/ground/money/money'
import { includingVat } from '@/lib/money/pricing/with-vat'

/** Writes amounts without VAT as the person chose to see prices: with VAT or without. */
export function useShownAmount(vatPercent: number): (net: Money) => string {
  const locale = useLocale()
  const withoutVat = usePricesHT()
  return net => formatMoney(withoutVat ? net : includingVat(net, vatPercent), locale)
}
