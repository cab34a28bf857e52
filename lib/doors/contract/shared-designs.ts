import { z } from 'zod'

/** How long a link to a design lives after it was last opened, in days (DESIGN-38). */
export const sharedDays = 90

/** The part of a link's address that nobody can guess: 16 random bytes. */
export const sharedCodeSchema = z.string().regex(/^[\w-]{22}$/)

export const sharedCodePath = z.object({ code: sharedCodeSchema })

/** A link that this browser has made. Moments are ISO 8601. */
export const sharedLinkSchema = z.object({
  code: sharedCodeSchema,
  /** What its owner calls the design, or the product's name. */
  name: z.string(),
  createdAt: z.string(),
  endsAt: z.string(),
})
export type SharedLink = z.infer<typeof sharedLinkSchema>

export const sharedLinksSchema = z.object({ links: z.array(sharedLinkSchema) })
export type SharedLinks = z.infer<typeof sharedLinksSchema>

/** A shared design as the editor takes it, and whether it can be ordered as it is. */
export const sharedDesignSchema = z.object({ design: z.looseObject({}), orderable: z.boolean() })
export type SharedDesignAnswer = z.infer<typeof sharedDesignSchema>
