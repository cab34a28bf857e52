import { z } from 'zod'
import { signatureSchema } from '@/lib/orders/signatures/signature'
import { orderStates } from './states'

/** What a clerk reads and writes of an order's work, by address. */

const id = z.number().int().positive().max(2_147_483_647)

/** `POST /api/orders/{id}/moves`: from the state that the clerk saw to the next. */
export const moveRequest = z.strictObject({ from: z.enum(orderStates), to: z.enum(orderStates) })

export const mostAtOnce = 100

/** `POST /api/order-moves`: several orders, each by itself. */
export const movesRequest = z.strictObject({
  orders: z.array(id).min(1).max(mostAtOnce),
  to: z.enum(orderStates),
})

/** What became of each of them: nothing where it was moved, else the code of the reason. */
export const movesAnswer = z.array(z.object({ order: id, code: z.string().nullable(), why: z.string() }))
export type MovesAnswer = z.infer<typeof movesAnswer>

export const mostNote = 4000
/** `POST /api/orders/{id}/notes`. */
export const noteRequest = z.strictObject({ text: z.string().trim().min(1).max(mostNote) })

/** `PUT /api/orders/{id}/lines/{line}/layout`: the design that the workshop made for a line. */
export const layoutRequest = z.strictObject({ design: z.looseObject({}) })

/** What the editor begins with where a line is laid out. */
export const layoutAnswer = z.object({
  title: z.string(),
  design: z.looseObject({}),
  /** Files from which it is laid out; `kind` is detected from their content. */
  files: z.array(z.object({ hash: z.string(), name: z.string(), kind: z.string() })),
})
export type LayoutAnswer = z.infer<typeof layoutAnswer>

/**
 * `POST /api/orders/{id}/approvals`: what the customer says of a design that the workshop made for a line: these very
 * outlines, or what is to be changed.
 */
export const approvalRequest = z.discriminatedUnion('approved', [
  z.strictObject({
    line: z.string().min(1).max(64),
    hash: z.string().length(64),
    approved: z.literal(true),
    /** The buyer's name; absent where staff got the answer another way. */
    signature: signatureSchema.optional(),
  }),
  z.strictObject({
    line: z.string().min(1).max(64),
    hash: z.string().length(64),
    approved: z.literal(false),
    comment: z.string().trim().min(1).max(1000),
  }),
])
export type ApprovalRequest = z.output<typeof approvalRequest>
