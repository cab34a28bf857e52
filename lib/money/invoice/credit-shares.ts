import { allocate } from '@/lib/ground/money/allocate'
import { money, percentOfMoney } from '@/lib/ground/money/money'
import type { InvoiceContent, InvoiceVat } from './content'

/** A rate of an invoice: what it said of it, and what no credit note has taken back yet. Minor units. */
export interface LeftOfRate {
  group: InvoiceVat
  net: number
  vat: number
}

const grossOf = ({ net, vat }: { net: number; vat: number }): number => net + vat

/** What credit notes have left of an invoice, rate by rate. */
export const leftOfRates = (invoice: InvoiceContent, credits: readonly InvoiceContent[]): LeftOfRate[] =>
  invoice.vat.map(group => {
    const taken = credits.flatMap(({ vat }) => vat.filter(({ percent }) => percent === group.percent))
    return {
      group,
      net: Math.max(
        0,
        taken.reduce((left, { net }) => left - net, group.net),
      ),
      vat: Math.max(
        0,
        taken.reduce((left, { vat }) => left - vat, group.vat),
      ),
    }
  })

/** The net amount whose tax, rounded once, adds up to `gross`; where there is none, the nearest. */
function netOf(gross: number, percent: number, currency: InvoiceContent['currency']): number {
  const near = Math.round((gross * 100) / (100 + percent))
  const fits = (net: number) => net + percentOfMoney(money(net, currency), percent).minor === gross
  return [near, near - 1, near + 1].find(fits) ?? near
}

/**
 * An amount of a rate as net and tax (INVOICE-11): what was credited up to now and the amount together are split, so that the roundings
 * of many small amounts do not add up. All that is left is split as it is left.
 * @param gross with tax, at most what is left
 */
export function splitAmount(
  { group, net, vat }: LeftOfRate,
  gross: number,
  currency: InvoiceContent['currency'],
): InvoiceVat {
  const credited = group.net - net
  const upTo = grossOf(group) - net - vat + gross
  const wanted = gross === net + vat ? net : netOf(upTo, group.percent, currency) - credited
  const own = Math.min(Math.max(wanted, gross - vat, 0), net, gross)
  return { ...group, net: own, vat: gross - own }
}

/**
 * How much of an amount falls to each rate: as much as the pieces of it cost as far as that is left, the rest in proportion to what
 * else is left.
 * @param wanted what the pieces cost at each rate, with tax; 0 where none is of it
 */
export function shareByRate(
  left: readonly LeftOfRate[],
  wanted: readonly number[],
  gross: number,
  currency: InvoiceContent['currency'],
): number[] {
  const named = left.map((rate, index) => Math.min(grossOf(rate), wanted[index] ?? 0))
  const rest = named.reduce((sum, part) => sum - part, gross)
  const share = (amount: number, weights: readonly number[]) =>
    allocate(money(amount, currency), weights).map(({ minor }) => minor)
  if (rest <= 0) return share(gross, named)
  const others = share(
    rest,
    left.map((rate, index) => grossOf(rate) - (named[index] ?? 0)),
  )
  return named.map((part, index) => part + (others[index] ?? 0))
}
