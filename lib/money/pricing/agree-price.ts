import { addMoney, type Money, multiplyMoney, subtractMoney, zeroMoney } from '@/lib/ground/money/money'
import type { ItemPrice } from './result'

/**
 * A price with what a quotation agrees on in place of the catalogue's (QUOTATION-4). The ledger keeps what the catalogue says and
 * gets one line more, the difference, so that it still adds up; tranquility stays beside it. `unit` is of one piece, in the
 * price's currency.
 */
export function agreePrice(price: ItemPrice, unit: Money): ItemPrice {
  const { quantity, ledger } = price
  const option = ledger.find(({ code }) => code === 'tranquility')?.unitAmount ?? zeroMoney(unit.currency)
  const difference = subtractMoney(unit, subtractMoney(price.unit, option))
  if (difference.minor === 0) return price
  const entry = {
    code: 'agreed' as const,
    params: {},
    quantity,
    unitAmount: difference,
    amount: multiplyMoney(difference, quantity),
  }
  return {
    ...price,
    ledger: [...ledger, entry],
    unit: addMoney(unit, option),
    line: addMoney(price.line, entry.amount),
    goods: multiplyMoney(unit, quantity),
  }
}
