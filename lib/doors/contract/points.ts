import { z } from 'zod'

/** `GET /api/clients/points`: what the client's points come from, the newest first. */
export const pointsAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number().int().positive(),
      /** Null where the shop has corrected them. */
      order: z.number().int().positive().nullable(),
      /** Negative where a refund or a correction has taken them back. */
      points: z.number().int(),
      /** Why they were corrected; empty for an order's. */
      reason: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})
export type PointsEntry = z.infer<typeof pointsAnswer>['data'][number]

export const pointsPath = '/api/clients/points'
