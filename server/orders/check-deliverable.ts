import 'server-only'
import { isComplete } from '@/lib/ground/validators/codes'
import type { ShippingOffer } from '@/lib/money/pricing/order'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { Address } from '@/lib/people/address/address'
import { type Countries, checkShipment } from '@/lib/people/address/check-address'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'

/**
 * Why a delivery cannot be made by the chosen method; null where it can. The relay point was checked before
 * (server/orders/relay/relay-of-order.ts). In a client's place staff order without a complete address.
 */
export function checkDeliverable(
  actor: Actor,
  delivery: Address,
  method: ShippingOffer | null,
  countries: Countries,
): OrderFailure | null {
  if (!method) return null
  if (can(actor, 'order.place-incomplete') && !delivery.relaisId) return null
  const found = checkShipment(method, delivery, countries)
  if (isComplete(found)) return null
  const findings = Object.entries(found).map(([field, code]) => ({ path: `delivery.${field}`, code }))
  return orderFailure('undeliverable_address', { findings })
}
