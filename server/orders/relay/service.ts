import 'server-only'
import { z } from 'zod'
import { cityLength } from '@/lib/people/address/check-address'
import { type RelayPoint, relayPointSchema } from '@/lib/people/address/relay-point'
import { askOutside } from '@/server/ground/outside/ask'
import type { RelayPoints } from './port'

/*
 * The protocol of Sendcloud's service points, which speaks for the carriers of Europe: GET …/service-points and
 * …/service-points/{id}, with a public and a secret key as Basic authentication.
 */

const servicePoint = z.object({
  id: z.union([z.number(), z.string()]),
  is_active: z.boolean().default(true),
  name: z.string(),
  street: z.string(),
  house_number: z.string().nullish(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
  /** By the day, "0" is Monday: "09:00 - 19:00". */
  formatted_opening_times: z.record(z.string(), z.array(z.string())).default({}),
  distance: z.number().nullish(),
})
type ServicePoint = z.infer<typeof servicePoint>

const most = 8

function openingOf(text: string): [number, number][] {
  const [, fromHour, fromMinute, toHour, toMinute] =
    /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? []
  if (toMinute === undefined) return []
  const minutes = (hour: string | undefined, minute: string | undefined) => Number(hour) * 60 + Number(minute)
  return [[minutes(fromHour, fromMinute), minutes(toHour, toMinute)]]
}

/** A point as the shop knows it; none where the service's data are not enough for an address. */
function pointOf(service: ServicePoint): RelayPoint[] {
  const { id, name, street, house_number, postal_code, city, country, latitude, longitude, distance } =
    service
  const point = relayPointSchema.safeParse({
    id: String(id),
    name: name.trim(),
    address: [house_number, street].filter(Boolean).join(' ').trim(),
    zipcode: postal_code.trim(),
    city: city.trim().slice(0, cityLength.max),
    country,
    latitude,
    longitude,
    hours: Array.from({ length: 7 }, (_, day) =>
      (service.formatted_opening_times[String(day)] ?? []).flatMap(openingOf),
    ),
    distance: distance ?? null,
  })
  return point.success ? [point.data] : []
}

interface Service {
  url: string
  /** Public and secret key with a colon between them. */
  key?: string | undefined
  /** The carrier's name at the service; without it points of all carriers are returned. */
  carrier?: string | undefined
}

/** The points of an outside service. */
export function serviceRelays({ url, key, carrier }: Service): RelayPoints {
  const headers = {
    accept: 'application/json',
    ...(key && { authorization: `Basic ${Buffer.from(key).toString('base64')}` }),
  }
  const base = `${url.replace(/\/$/, '')}/service-points`
  return {
    async around({ country, zipcode }) {
      const query = new URLSearchParams({ country, postal_code: zipcode, ...(carrier && { carrier }) })
      const asked = await askOutside({
        url: `${base}?${query}`,
        init: { headers },
        answer: z.array(servicePoint),
      })
      if (!asked.ok) return { ok: false }
      const active = asked.value.filter(point => point.is_active && point.country === country)
      return { ok: true, value: active.flatMap(pointOf).slice(0, most) }
    },
    async byId(id) {
      // Any other id would change the address at the service.
      if (!/^[\w-]+$/.test(id)) return { ok: true, value: null }
      const asked = await askOutside({
        url: `${base}/${encodeURIComponent(id)}`,
        init: { headers },
        answer: servicePoint,
      })
      if (asked.ok)
        return { ok: true, value: asked.value.is_active ? (pointOf(asked.value)[0] ?? null) : null }
      return asked.status === 404 || asked.status === 400 ? { ok: true, value: null } : { ok: false }
    },
  }
}
