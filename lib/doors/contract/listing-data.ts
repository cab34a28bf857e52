import { z } from 'zod'
import { pageUrlSchema } from '@/lib/catalogue/contract/page'

/** Which catalogue page's products are asked for. */
export const listingQuery = z.strictObject({ path: pageUrlSchema })

/** Where all products of a catalogue page are read: `GET`, the same for everybody. */
export const listingDataPath = (locale: string, path: string): string =>
  `/api/listings/${locale}?${new URLSearchParams({ path })}`
