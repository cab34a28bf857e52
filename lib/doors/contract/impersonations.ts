import { z } from 'zod'

const id = z.number().int().positive().max(2_147_483_647)

export const impersonationsPath = '/api/stand-ins'

/** `POST /api/stand-ins`: the client to impersonate, by his number, or by the number or the code of one of his orders. */
export const impersonationRequest = z.union([
  z.strictObject({ client: id }),
  z.strictObject({ order: id }),
  z.strictObject({ auth: z.string().min(1).max(200) }),
])
export type ImpersonationRequest = z.infer<typeof impersonationRequest>

/** Who impersonates which client, and until when. */
export const impersonationSchema = z.object({
  client: z.object({ id, name: z.string(), email: z.string() }),
  by: z.string(),
  ends: z.iso.datetime(),
})
export type Impersonation = z.infer<typeof impersonationSchema>

/** `GET /api/stand-ins`: null where nobody impersonates a client in this browser. */
export const impersonationAnswer = z.object({ standIn: impersonationSchema.nullable() })

/** The answer to the request: where the shop begins for this client. */
export const enteredAnswer = z.object({ path: z.string() })
