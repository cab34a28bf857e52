import { currencies } from '@/lib/ground/names'

/** What the shop sells in beside the euro. */
export const foreignCurrencies = currencies.filter(currency => currency !== 'EUR')

/** Where a rate is from: the European Central Bank, or the hand of one of the staff. */
export const rateSources = ['ecb', 'entered'] as const

/** A rate of the euro on a day of the shop's clock: so many units of a currency are one euro (BOOKS-3). */
export interface ExchangeRate {
  day: string
  perEuro: number
}

/** For how many days a rate stands where no newer one was published: a week-end with the longest run of holidays. */
export const daysInForce = 10

/** An amount of minor units at a rate, in minor units of EUR, rounded half away from zero. */
export const inEuros = (minor: number, perEuro: number): number =>
  Math.sign(minor) * Math.round(Math.abs(minor) / perEuro)
