import 'server-only'
import type { ShippingCatalogue } from '@/lib/catalogue/markets'
import type { Delivery } from '@/lib/people/address/address'
import type { RelayPoint } from '@/lib/people/address/relay-point'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { relayPoints } from './relay-points'

type Found = { ok: true; delivery: Delivery; point: RelayPoint | null } | OrderFailure

/**
 * Where an order by a relay method goes: the point of the chosen id, at the address from its service and no other
 * (DELIVERY-3, DELIVERY-16). Orders by other methods go to the address that was entered.
 */
export async function relayOfOrder(
  delivery: Delivery,
  method: string,
  { zones }: Pick<ShippingCatalogue, 'zones'>,
): Promise<Found> {
  const isRelay = zones.some(({ methods }) => methods.some(({ slug, relay }) => slug === method && relay))
  if (!isRelay) return { ok: true, delivery, point: null }
  if (!delivery.relaisId) return orderFailure('relay_needed')
  const found = await relayPoints().byId(delivery.relaisId)
  if (!found.ok) return orderFailure('relay_unavailable')
  const point = found.value
  if (!point || point.country !== delivery.country) return orderFailure('unknown_relay')
  const address = `${point.name}, ${point.address}`.slice(0, 255)
  return { ok: true, delivery: { ...delivery, address, zipcode: point.zipcode, city: point.city }, point }
}
