import { z } from 'zod'

const id = z.number().int().positive().max(2_147_483_647)

export const standInsPath = '/api/stand-ins'

/** `POST /api/stand-ins`: the client to impersonate, by his number, or by the number or the code of one of his orders. */
export const standInRequest = z.union([
  z.strictObject({ client: id }),
  z.strictObject({ order: id }),
  z.strictObject({ auth: z.string().min(1).max(200) }),
])
export type StandInRequest = z.infer<typeof standInRequest>

/** Who impersonates which client, and until when. */
export const standInSchema = z.object({
  client: z.object({ id, name: z.string(), email: z.string() }),
  by: z.string(),
  ends: z.iso.datetime(),
})
export type StandIn = z.infer<typeof standInSchema>

/** `GET /api/stand-ins`: null where nobody impersonates a client in this browser. */
export const standInAnswer = z.object({ standIn: standInSchema.nullable() })

/** The answer to the request: where the shop begins for this client. */
export const enteredAnswer = z.object({ path: z.string() })
