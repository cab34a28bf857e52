import { formatMoney } from '@/lib/ground/money/format'
import { type Money, money, zeroMoney } from '@/lib/ground/money/money'
import { currencies } from '@/lib/ground/names'
import { amountsWithVat } from '@/lib/money/pricing/shown-amounts'
import { includingVat } from '@/lib/money/pricing/with-vat'

/** A number of an amount with its cents, with any thousands separator: "1 234,50". */
const numberIn = /\d(?:[\d.,’\s]{0,20}\d)?[.,]\d\d(?!\d)/

/** What a locale writes of a currency beside the number: "€", "CHF". */
const signOf = (currency: Money['currency'], locale: string) =>
  formatMoney(zeroMoney(currency), locale).replace(/[\d.,\s]/g, '')

/** Reads an amount as `formatMoney` writes it; `null` for a text that holds none, as "incl. VAT". */
export function readAmount(text: string, locale: string): Money | null {
  const currency = currencies.find(known => text.includes(signOf(known, locale)))
  const [number] = numberIn.exec(text) ?? []
  if (!currency || !number) return null
  const minor = Number(number.replace(/\D/g, ''))
  return money(/[-−]/.test(text) ? -minor : minor, currency)
}

/** A text in which another amount's number replaces its own. */
export function withNumberOf(text: string, amount: Money, locale: string): string {
  const [number] = numberIn.exec(formatMoney(amount, locale)) ?? []
  return number ? text.replace(numberIn, number) : text
}

/** Net amounts of one column with the VAT of `percent`, which add up to their sum with it. */
export function columnWithVat(nets: readonly Money[], percent: number): Money[] {
  const [first] = nets
  if (!first) return []
  const sum = nets.reduce((total, { minor }) => total + minor, 0)
  return amountsWithVat(nets, percent, includingVat(money(sum, first.currency), percent))
}
