import { type Money, moneyFromMajor, sumMoney } from '@/lib/ground/money/money'
import { costOf } from '@/lib/product/kinds/cost-registry'
import type { CostList } from './cost-list'
import type { PriceableItem } from './item'
import type { OrderItem, OrderPrice, PriceContext } from './order'
import { priceItem } from './price-item'
import type { PriceList } from './price-list'
import type { PriceFinding } from './result'

/** The cost of every order beside its items and its transport, in EUR (PRICE-9). */
export const ORDER_HANDLING_COST = 0.5

export interface CostContext extends PriceContext {
  costs: CostList
}

/** Costs are kept in EUR, in every currency of the shopper: rates before conversion. */
const inEuro = (priceList: PriceList): PriceList => ({
  ...priceList,
  currency: 'EUR',
  rate: 1,
  tranquility: 0,
})

/** The cost of a line in EUR: a sign's is a part of its line, everything else's is per piece. */
export function costOfItem(
  item: PriceableItem,
  quantity: number,
  { catalogue, priceList, costs }: CostContext,
): { ok: true; cost: Money } | PriceFinding {
  const price = priceItem(item, quantity, { catalogue, priceList: inEuro(priceList) })
  if (!price.ok) return price
  return costOf(item)(item, price, costs)
}

export interface OrderCost {
  ok: true
  /** Line by line, in the order of the items. */
  items: Money[]
  /** The carrier's price, also where delivery is free (PRICE-9). */
  shipping: Money
  handling: Money
  total: Money
}

/** The cost of an order in EUR: its items, the carrier's price and the handling of 0.5 (PRICE-9). */
export function costOfOrder(
  items: readonly OrderItem[],
  shipping: OrderPrice['shipping'],
  ctx: CostContext,
): OrderCost | PriceFinding {
  const costs: Money[] = []
  for (const { item, quantity } of items) {
    const cost = costOfItem(item, quantity, ctx)
    if (!cost.ok) return cost
    costs.push(cost.cost)
  }
  const carrier = moneyFromMajor(shipping?.carrierEuro ?? 0, 'EUR')
  const handling = moneyFromMajor(ORDER_HANDLING_COST, 'EUR')
  return {
    ok: true,
    items: costs,
    shipping: carrier,
    handling,
    total: sumMoney([...costs, carrier, handling], 'EUR'),
  }
}
