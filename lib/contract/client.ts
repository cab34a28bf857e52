import { z } from 'zod'

/** `GET /api/clients` without a session: nobody in particular (specification §4, Client states). */
export const anonymousClientSchema = z.object({
  id: z.null(),
  email: z.null(),
  name: z.null(),
  role: z.literal('visitor'),
  authType: z.null(),
  registered: z.literal(false),
  loyaltyLevel: z.literal(0),
  loyaltyPoints: z.literal(0),
})
export type AnonymousClient = z.infer<typeof anonymousClientSchema>

export const anonymousClient: AnonymousClient = {
  id: null,
  email: null,
  name: null,
  role: 'visitor',
  authType: null,
  registered: false,
  loyaltyLevel: 0,
  loyaltyPoints: 0,
}

/** `GET /api/clients/country`. */
export const clientCountrySchema = z.object({ countryCode: z.string().length(2) })
