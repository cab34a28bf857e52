import * as z from 'zod/mini'

/** What lies inside the plate and is not engraved: the window of a dater (STAMP-9). Lengths in mm. */
export const embededContentSchema = z.object({
  type: z.literal('seperate-with-plate'),
  area: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
})
export type EmbededContent = z.infer<typeof embededContentSchema>
