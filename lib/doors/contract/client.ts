import { z } from 'zod'
import { staffRoles } from '@/lib/people/actor/actor'
import { clientSchema } from '@/lib/people/client/client'
import { memberRoles } from '@/lib/people/client/membership'

/** Somebody without an account: a visitor, or who came with the code of one order. */
const guestSchema = z.object({
  id: z.null(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  role: z.literal('visitor'),
  authType: z.literal('code').nullable(),
  registered: z.literal(false),
  loyaltyLevel: z.literal(0),
  loyaltyPoints: z.literal(0),
})
export type Guest = z.infer<typeof guestSchema>

/** `GET /api/clients`: who is shopping, for which company and who approves there; `actedFor` is who of the staff acts in his place. */
export const whoSchema = z.union([
  guestSchema,
  clientSchema.extend({
    company: z
      .object({ name: z.string(), role: z.enum(memberRoles), approvers: z.array(z.string()) })
      .nullable(),
    actedFor: z
      .object({ id: z.number().int().positive(), email: z.string(), role: z.enum(staffRoles) })
      .optional(),
  }),
])
export type Who = z.infer<typeof whoSchema>

/** `GET /api/clients/country`. */
export const clientCountrySchema = z.object({ countryCode: z.string().length(2) })

/** `POST /api/auth/client` (PEOPLE-8). What is typed is held to no rule but its length. */
export const loginSchema = z.strictObject({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1000),
})

/** Its answer; `error` is null where the session has begun. */
export const loginAnswerSchema = z.object({ error: z.string().nullable() })

/** The error of a login whose address or password is wrong (PEOPLE-8). */
export const wrongLogin = 'Username or password incorrect'
