import { compareMoney, type Money, subtractMoney } from '@/lib/ground/money/money'
import type { PriceableItem } from './item'
import { MAX_QUANTITY } from './limits'
import type { PriceContext } from './order'
import { priceItem, quantityBreaksOf } from './price-item'
import type { PriceFinding } from './result'

/** A step of the popup "decreasing prices". `from` pieces on, one costs `unit`. */
export interface QuantityStep {
  from: number
  discountPercent: number
  unit: Money
  /** The price of exactly `from` pieces. */
  line: Money
  /**
   * The fewest pieces below the step whose line costs more than `line` (PRICE-6: 25 cost less
   * than 24); null where no number does.
   */
  cheaperThan: number | null
}

/** The fewest pieces below `from` whose line costs more than `line`, over the steps that come before. */
function fewestDearer(below: readonly QuantityStep[], from: number, line: Money): number | null {
  for (const [index, step] of below.entries()) {
    const firstAbove = Math.max(step.from, Math.floor(line.minor / step.unit.minor) + 1)
    if (firstAbove < (below[index + 1]?.from ?? from)) return firstAbove
  }
  return null
}

/**
 * The steps of an item's quantity breaks, the first being one piece. Options count in, so a step's unit is what
 * `priceItem` says for its quantity. A static product has one step.
 */
export function quantitySteps(
  item: PriceableItem,
  ctx: PriceContext,
): { ok: true; steps: QuantityStep[] } | PriceFinding {
  const breaks = quantityBreaksOf(item, ctx)
  if (!breaks.ok) return breaks
  const starts = new Set([1, ...breaks.breaks.map(b => b.from).filter(from => from <= MAX_QUANTITY)])
  const steps: QuantityStep[] = []
  for (const from of [...starts].sort((a, b) => a - b)) {
    const price = priceItem(item, from, ctx)
    if (!price.ok) return price
    const { unit, line, breakPercent: discountPercent } = price
    steps.push({ from, discountPercent, unit, line, cheaperThan: fewestDearer(steps, from, line) })
  }
  return { ok: true, steps }
}

/** A quantity above the chosen one whose whole line costs less, and by how much. */
export interface BetterQuantity {
  quantity: number
  line: Money
  saving: Money
}

/** Where more pieces make the whole line cheaper, the best of them; null where none does. */
export function betterQuantity(
  item: PriceableItem,
  quantity: number,
  ctx: PriceContext,
): BetterQuantity | null {
  const current = priceItem(item, quantity, ctx)
  const list = quantitySteps(item, ctx)
  if (!current.ok || !list.ok) return null
  const cheaper = list.steps
    .filter(({ from, line }) => from > quantity && compareMoney(line, current.line) < 0)
    .sort((a, b) => compareMoney(a.line, b.line))[0]
  if (!cheaper) return null
  return { quantity: cheaper.from, line: cheaper.line, saving: subtractMoney(current.line, cheaper.line) }
}
