import 'server-only'
import { cache } from 'react'
import { sharedCodeSchema } from '@/lib/doors/contract/shared-designs'
import { readSharedDesign } from '@/server/design/shared-designs/read'

/** The design of a link, asked for once a render; null where there is none. */
export const readLink = cache(async (code: string) => {
  const known = sharedCodeSchema.safeParse(code)
  return known.success ? readSharedDesign(known.data) : null
})
