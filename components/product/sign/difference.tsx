import { useTranslations } from 'next-intl'
import { PriceAlone } from '@/components/ui/price'
import type { Currency } from '@/lib/catalogue/markets'
import { priceText } from '@/lib/doors/site/prices'

/** How a sign's amounts are written. */
export interface SignPrices {
  locale: string
  /** In percent. */
  vat: number
  currency: Currency
}

interface DifferenceProps {
  /** Minor units without VAT; `undefined` where the price stays. */
  minor: number | undefined
  prices: SignPrices
}

/** What a choice adds to the price or takes off it, with or without VAT as the shopper sees prices. */
export function Difference({ minor, prices: { locale, vat, currency } }: DifferenceProps) {
  const t = useTranslations('product.sign')
  if (minor === undefined || minor === 0) return t('included')
  const amount = priceText({ minor: Math.abs(minor), currency }, { locale, vat })
  return (
    <span className="whitespace-nowrap">
      {minor > 0 ? '+' : '−'} <PriceAlone price={amount} />
    </span>
  )
}
