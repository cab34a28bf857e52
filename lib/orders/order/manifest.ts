import { z } from 'zod'
import { calendarDay } from '@/lib/people/company/day'
import { carriers } from './carriers'

/** Who takes parcels: a parcel that is fetched at the workshop has no carrier. */
const takers = carriers.filter(carrier => carrier !== 'pickup')

/** `POST /api/manifests`: all that a carrier takes of a day's parcels (PRODUCTION-12). */
export const manifestRequest = z.strictObject({ carrier: z.enum(takers), day: calendarDay })
export type ManifestRequest = z.infer<typeof manifestRequest>

/** The number of a list once it is made. */
export const manifestAnswer = z.object({ manifest: z.number().int().positive() })

/** A parcel on such a list, with where it goes; without its receiver's name. */
export interface ManifestParcel {
  /** The parcel's own number. */
  parcel: number
  order: number
  tracking: string
  zipcode: string
  city: string
  /** By its two letters. */
  country: string
  /** The relay point's number; empty where it goes to a door. */
  relay: string
  pieces: number
}

/** The frozen content of a list, in the language of the person who made it. */
export interface ManifestContent {
  locale: string
  /** Who sends, line by line. */
  from: string[]
  parcels: ManifestParcel[]
}

/** What a list of parcels is called on paper and on screen. */
export const manifestName = (id: number): string => `M-${id}`
