import { z } from 'zod'

/** A link of a block: an address of the shop without locale prefix, or an outside one. */
export const linkSchema = z.object({ label: z.string(), url: z.string() })
export type ContentLink = z.infer<typeof linkSchema>
