'use client'
import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import type { PriceText } from '@/components/ui/price'
import type { Design } from '@/lib/design/scene/model'
import { formatMoney } from '@/lib/ground/money/format'
import { type Money, subtractMoney } from '@/lib/ground/money/money'
import type { PriceContext } from '@/lib/money/pricing/order'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { PriceResult } from '@/lib/money/pricing/result'
import { includingVat } from '@/lib/money/pricing/with-vat'
import { priceableOfDesign } from '@/lib/product/kinds/design-price'
import { useSetting } from '../state/editor-context'

/** The price of a design as its line would have it in the cart. */
export function priceDesign(design: Design, quantity: number, ctx: PriceContext): PriceResult {
  const item = priceableOfDesign(design)
  return item
    ? priceItem(item, quantity, ctx)
    : { ok: false, code: 'unknown_product', subject: design.modelId }
}

/** Writes amounts in the page's language, without VAT and with it. */
export function usePriceText(): (net: Money) => PriceText {
  const locale = useLocale()
  const { vatPercent } = useSetting()
  return net => ({
    excl: formatMoney(net, locale),
    incl: formatMoney(includingVat(net, vatPercent), locale),
  })
}

/** Writes a price difference, without VAT and with it: "+1,20 €". */
export function useDifferenceText(): (net: Money) => PriceText {
  const text = usePriceText()
  return net => {
    const { excl, incl } = text({ ...net, minor: Math.abs(net.minor) })
    const sign = net.minor === 0 ? '' : net.minor > 0 ? '+' : '−'
    return { excl: sign + excl, incl: sign + incl }
  }
}

/** The price of a design in its quantity; the same function as on the server. */
export function usePrice(design: Design): PriceResult {
  const { catalogue, priceList } = useSetting()
  return useMemo(
    () => priceDesign(design, design.quantity, { catalogue, priceList }),
    [design, catalogue, priceList],
  )
}

/** The price difference of one piece between another design and this one; null where one has no price. */
export function usePriceDifference(): (from: Design, to: Design) => Money | null {
  const { catalogue, priceList } = useSetting()
  return (from, to) => {
    const before = priceDesign(from, 1, { catalogue, priceList })
    const after = priceDesign(to, 1, { catalogue, priceList })
    return before.ok && after.ok ? subtractMoney(after.unit, before.unit) : null
  }
}
