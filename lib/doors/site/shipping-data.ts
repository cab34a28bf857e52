import type { ServicePeriod, ShippingConditions, ShippingService } from 'schema-dts'
import { type Money, moneyFromMajor, multiplyMoney } from '@/lib/ground/money/money'
import { findZone } from '@/lib/money/pricing/shipping'
import { includingVat } from '@/lib/money/pricing/with-vat'
import { amountText } from './structured-data'
import type { ViewContext } from './view-context'

const period = (minValue: number, maxValue: number): ServicePeriod => ({
  '@type': 'ServicePeriod',
  duration: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
})

const rate = (amount: Money) => ({
  '@type': 'MonetaryAmount' as const,
  value: amountText(amount),
  currency: amount.currency,
})

/**
 * How parcels reach the locale's country at home, as schema.org's ShippingService: the cost by weight, with VAT, the
 * order value from which it is free, and working days. Null where the country has no such method.
 */
export function shippingService(ctx: ViewContext): ShippingService | null {
  const { catalogue, country, priceList, vat, language } = ctx
  const method = findZone({ country, zipcode: '' }, catalogue)?.methods.find(({ type }) => type === 'home')
  if (!method) return null
  const inList = (euro: number) => multiplyMoney(moneyFromMajor(euro, priceList.currency), priceList.rate)
  const base = {
    '@type': 'ShippingConditions' as const,
    shippingDestination: { '@type': 'DefinedRegion' as const, addressCountry: country },
    transitTime: period(method.minDays, method.maxDays),
  }
  const bands: ShippingConditions[] = method.priceBands
    .filter(({ upToGrams }) => upToGrams <= method.maxGrams)
    .map(({ upToGrams, price }) => ({
      ...base,
      weight: { '@type': 'QuantitativeValue', maxValue: upToGrams, unitCode: 'GRM' },
      shippingRate: rate(includingVat(inList(price), vat)),
    }))
  const { freeFromAmount } = method
  const free: ShippingConditions[] =
    freeFromAmount === null
      ? []
      : [
          {
            ...base,
            orderValue: {
              '@type': 'MonetaryAmount',
              minValue: Number(amountText(includingVat(inList(freeFromAmount), vat))),
              currency: priceList.currency,
            },
            shippingRate: rate({ minor: 0, currency: priceList.currency }),
          },
        ]
  const { stamp, sign } = catalogue.shipping.productionDays
  return {
    '@type': 'ShippingService',
    name: method.name[language],
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    handlingTime: period(Math.min(stamp, sign), Math.max(stamp, sign)),
    shippingConditions: [...bands, ...free],
  }
}
