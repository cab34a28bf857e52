import { chooseSession, discountKind } from '@/lib/discount/session'
import type { CartItem, Discount } from './item'

/** A discount as a line of the cart; the shop's own are flagged as session discounts (ORDER-3). */
export function discountItem(discount: Discount): CartItem {
  const kind = discountKind(discount.coupon)
  return {
    id: `discount-${discount.coupon}`.slice(0, 64),
    type: 'discount',
    slug: 'discount',
    quantity: 1,
    tranquility: false,
    content: { discount },
    description: discount.description ?? '',
    ...(kind === 'coupon' ? {} : { flag: kind }),
  }
}

/** The discounts in a cart, for pricing it. */
export function discountsOf(items: readonly CartItem[]): Discount[] {
  return items.flatMap(item => (item.type === 'discount' ? (item.content.discount ?? []) : []))
}

/**
 * The lines with their discounts cleaned and reapplied, as on login and logout (ORDER-4, PRICE-13): session
 * discounts are replaced by the best of those that the client has now, a coupon stays unless a new one is given, and
 * there is one of each at most (ORDER-4, PRICE-13). Admins have all discounts cleaned (ORDER-4, PRICE-13).
 * Discounts stand at the end, the session's first.
 */
export function mergeDiscounts(
  items: readonly CartItem[],
  discounts: readonly Discount[],
  role?: string | null,
): CartItem[] {
  const goods = items.filter(item => item.type !== 'discount')
  if (role === 'admin') return goods
  const session = chooseSession(discounts.filter(({ coupon }) => discountKind(coupon) !== 'coupon'))
  const own = [...discounts, ...discountsOf(items.filter(item => !item.flag))]
  const coupon = own.find(discount => discountKind(discount.coupon) === 'coupon')
  return [...goods, ...[session, coupon].flatMap(discount => (discount ? discountItem(discount) : []))]
}

/** The lines that a shared cart holds: no discounts, nothing flagged (ORDER-6). */
export function shareableItems(items: readonly CartItem[]): CartItem[] {
  return items.filter(item => item.type !== 'discount' && !item.flag)
}
