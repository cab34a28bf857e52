import { z } from 'zod'

/** Minutes of a day between which a point is open, from midnight. */
const opening = z.tuple([z.number().int().min(0).max(1440), z.number().int().min(0).max(1440)])

/** A place that takes parcels for people who fetch them there (DELIVERY-10). */
export const relayPointSchema = z.object({
  /** The id under which the relay service knows it. */
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(255),
  address: z.string().min(1).max(255),
  zipcode: z.string().min(1).max(16),
  city: z.string().min(1).max(38),
  country: z.string().length(2),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** By the day, Monday first; no entry on a day means closed. */
  hours: z.array(z.array(opening)).length(7),
  /** In metres from where it was looked for; null where the service does not say. */
  distance: z.number().nonnegative().nullable(),
})
export type RelayPoint = z.infer<typeof relayPointSchema>
