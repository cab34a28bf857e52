import 'server-only'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import type { Address } from '@/lib/address/address'
import { type Countries, checkShipment } from '@/lib/address/check-address'
import type { ShippingOffer } from '@/lib/pricing/order'
import { isComplete } from '@/lib/validators/codes'
import { type OrderFailure, orderFailure } from './order-failure'

/**
 * Why a delivery cannot be made by the method that was chosen; null where it can. A relay point has to be one that the
 * shop knows, and it knows none yet: whichever is named is invented. In a client's place staff order without a complete
 * address.
 */
export function checkDeliverable(
  actor: Actor,
  delivery: Address,
  method: ShippingOffer | null,
  countries: Countries,
): OrderFailure | null {
  if (!method) return null
  if (method.relay) return orderFailure(delivery.relaisId ? 'unknown_relay' : 'relay_needed')
  if (can(actor, 'order.place-incomplete') && !delivery.relaisId) return null
  const found = checkShipment(method, delivery, countries)
  if (isComplete(found)) return null
  const findings = Object.entries(found).map(([field, code]) => ({ path: `delivery.${field}`, code }))
  return orderFailure('undeliverable_address', { findings })
}
