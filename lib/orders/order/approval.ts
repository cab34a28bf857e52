import { z } from 'zod'
import { currencySchema } from '@/lib/catalogue/markets'

/** What ends the waiting of an order for its company's approver (ORDER-48). */
export const approvalDecisions = ['approved', 'declined', 'withdrawn', 'expired'] as const

/** How long an order waits for its approver, in days; then it has expired. */
export const approvalDays = 14

/** The longest comment of a decision, in characters. */
export const maxApprovalWord = 1000

/** The fewest letters of the comment of a refusal: it says why. */
export const minApprovalWord = 3

/** `POST /api/orders/{id}/decisions`: who declines says why. */
export const approvalRequest = z.discriminatedUnion('answer', [
  z.strictObject({
    answer: z.literal('approve'),
    word: z.string().trim().max(maxApprovalWord).default(''),
  }),
  z.strictObject({
    answer: z.literal('decline'),
    word: z.string().trim().min(minApprovalWord).max(maxApprovalWord),
  }),
  z.strictObject({ answer: z.literal('withdraw') }),
])
export type ApprovalRequest = z.infer<typeof approvalRequest>

/** How an order's approval stands, as the order tells it; `null` of one that needs none. */
export const approvalSchema = z.object({
  state: z.enum(['waiting', ...approvalDecisions]),
  /** Who decided; empty as long as it waits. */
  by: z.string(),
  word: z.string(),
  /** When it expires, and when it was decided. */
  endsAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** What the reader may do: approve or decline it, or take it back. */
  may: z.enum(['decide', 'withdraw']).nullable(),
})
export type Approval = z.infer<typeof approvalSchema>

/** `GET /api/order-decisions`: what waits for the word of the client who asks, the oldest first. */
export const waitingAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number().int().positive(),
      buyer: z.string(),
      askedAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      total: z.object({ minor: z.number().int(), currency: currencySchema }),
      /** As in a client's own list of orders. */
      withVat: z.boolean(),
      titles: z.array(z.string()),
      purchaseReference: z.string(),
    }),
  ),
})
export type WaitingOrders = z.infer<typeof waitingAnswer>

export const waitingPath = '/api/order-decisions'
