import { z } from 'zod'
import { noteRequest } from '@/lib/orders/order/order-work'

/** What a clerk writes on a client's sheet, by address. */

const id = z.number().int().positive().max(2_147_483_647)

/** `POST /api/clients/{id}/notes`. */
export const clientNoteRequest = noteRequest

/** The largest correction, in points: the last level of the club. */
export const mostPoints = 100_000
export const mostReason = 500

/** `POST /api/clients/{id}/points`: so many more, or fewer, and why; the client reads it. */
export const pointsRequest = z.strictObject({
  points: z
    .number()
    .int()
    .min(-mostPoints)
    .max(mostPoints)
    .refine(points => points !== 0),
  reason: z.string().trim().min(3).max(mostReason),
})
export type PointsRequest = z.output<typeof pointsRequest>

/** `POST /api/client-merges`: who stays, who is emptied, and what was shown of both (`MergePlan.shown`). */
export const mergeRequest = z.strictObject({ keep: id, leave: id, shown: z.string().length(64) })
export type MergeRequest = z.output<typeof mergeRequest>
export const mergesPath = '/api/client-merges'

/** `POST /api/clients/{id}/erasure`: the typed mail address of the account, so that no other account is erased. */
export const erasureRequest = z.strictObject({ email: z.string().trim().toLowerCase().max(320) })
