import { foreignCurrencies } from './exchange'

/** What the European Central Bank published on a day: units of a currency to one euro. */
export interface PublishedRates {
  day: string
  rates: { currency: (typeof foreignCurrencies)[number]; perEuro: number }[]
}

/**
 * Reads the central bank's daily file of reference rates (`eurofxref-daily.xml`): the day, and the rates of the currencies that the
 * shop sells in. Null for any other file.
 */
export function readEcbRates(xml: string): PublishedRates | null {
  const [, day] = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]/.exec(xml) ?? []
  if (!day || Number.isNaN(Date.parse(day))) return null
  const named = xml.matchAll(/<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d{1,7}(?:\.\d{1,8})?)['"]/g)
  const rates = [...named].flatMap(([, code, rate]) => {
    const currency = foreignCurrencies.find(known => known === code)
    const perEuro = Number(rate)
    return currency && perEuro > 0 ? [{ currency, perEuro }] : []
  })
  return rates.length > 0 ? { day, rates } : null
}
