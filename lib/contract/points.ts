import { z } from 'zod'

/** `GET /api/clients/points`: what the client's points come from, the newest first. */
export const pointsAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number().int().positive(),
      order: z.number().int().positive(),
      /** Negative where a refund has taken them back. */
      points: z.number().int(),
      at: z.iso.datetime(),
    }),
  ),
})
export type PointsEntry = z.infer<typeof pointsAnswer>['data'][number]

export const pointsPath = '/api/clients/points'
