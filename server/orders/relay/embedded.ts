import 'server-only'
import { z } from 'zod'
import { relayPointSchema } from '@/lib/people/address/relay-point'
import type { RelayPoints } from './port'
import sample from './sample-points.json'

/** Points of a few towns, to try the shop with. */
const points = z.array(relayPointSchema).parse(sample)

/** How many points an answer has at most. */
const most = 8

/** How far postal codes look alike where a region has one beginning: two digits in France, one elsewhere. */
const regionOf = (country: string, zipcode: string) => zipcode.slice(0, country === 'FR' ? 2 : 1)

/** The sample list, by postal code: the code's own points, then those of its region. */
export const embeddedRelays: RelayPoints = {
  async around({ country, zipcode }) {
    const region = regionOf(country, zipcode)
    const apart = (other: string) => Math.abs(Number(other) - Number(zipcode))
    const found = points
      .filter(point => point.country === country && regionOf(country, point.zipcode) === region)
      .toSorted((a, b) => apart(a.zipcode) - apart(b.zipcode) || (a.distance ?? 0) - (b.distance ?? 0))
      .slice(0, most)
      // Of another postal code it is not known how far it is from this one.
      .map(point => (point.zipcode === zipcode ? point : { ...point, distance: null }))
    return { ok: true, value: found }
  },
  async byId(id) {
    return { ok: true, value: points.find(point => point.id === id) ?? null }
  },
}
