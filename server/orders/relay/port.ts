import 'server-only'
import type { RelayPoint } from '@/lib/people/address/relay-point'

/** The answer of a relay service; an outage is no answer. */
export type RelayAnswer<Value> = { ok: true; value: Value } | { ok: false }

/** The places where parcels are fetched, from any source (DELIVERY-10). */
export interface RelayPoints {
  /** The points around a postal code for a carrier, the nearest first. */
  around(place: { country: string; zipcode: string }): Promise<RelayAnswer<RelayPoint[]>>
  /** The point of an id; null where there is none, or where it takes no parcels any more. */
  byId(id: string): Promise<RelayAnswer<RelayPoint | null>>
}
