import * as z from 'zod/mini'

/** Where an impression lies on the picture of a stamp: on the card first, then on the label where the mount has one. */
export const stampPrintsSchema = z.object({
  /** The picture's box, mm of the drawing. */
  canvas: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  /** SVG transforms from mm of the plate to mm of the drawing. */
  prints: z.array(z.string().check(z.regex(/^[a-z0-9.()\s-]{1,200}$/))),
})
export type StampPrints = z.infer<typeof stampPrintsSchema>
