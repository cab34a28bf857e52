import { z } from 'zod'
import { normaliseLine } from '@/lib/ground/validators/text'

/** Designs that one client keeps at most. */
export const mostKept = 200

/** Where kept designs are listed (`GET`) and kept (`POST`, what `storeItem` wrote). */
export const keptDesignsPath = '/api/designs'

export const keptDesignSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  /** When it was kept or renamed last. */
  changedAt: z.iso.datetime(),
  /** As `storeItem` wrote it. */
  design: z.looseObject({}),
})
export type KeptDesign = z.infer<typeof keptDesignSchema>

/** `GET`: the designs of the client who asks, those that were kept last first. */
export const keptDesignsAnswer = z.object({ data: z.array(keptDesignSchema) })

/** `POST` answers the number under which a design is kept. */
export const keptAnswer = z.object({ id: z.number().int().positive() })

/** `PUT /api/designs/{id}`: another name. `DELETE` forgets the design. */
export const renameSchema = z.strictObject({
  name: z.string().max(1000).transform(normaliseLine).pipe(z.string().min(1).max(80)),
})

export const keptDesignPath = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})
