import 'server-only'
import { z } from 'zod'
import { relayPointSchema } from '@/lib/people/address/relay-point'
import type { RelayPoints } from './port'
import sample from './sample-points.json'

/** Points of a few towns, to try the shop with. */
const points = z.array(relayPointSchema).parse(sample)

/** How many points an answer has at most. */
const most = 8

/** How many first digits of a postal code stand for a region: two in France, one elsewhere. */
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
      // The distance to a point of another postal code is not known.
      .map(point => (point.zipcode === zipcode ? point : { ...point, distance: null }))
    return { ok: true, value: found }
  },
  async byId(id) {
    return { ok: true, value: points.find(point => point.id === id) ?? null }
  },
}
