import { z } from 'zod'
import type { OrderState } from './states'

/** What becomes of a complaint: it waits, is made again free of charge, or is refused. */
export const claimStates = ['open', 'reprinted', 'refused'] as const
export type ClaimState = (typeof claimStates)[number]

/** Whose mistake it was, or what happened: what the statistics of the workshop ask. */
export const claimReasons = ['own-mistake', 'our-mistake', 'damaged', 'lost', 'other'] as const
export type ClaimReason = (typeof claimReasons)[number]

export const mostClaimText = 2000

/** `POST /api/orders/{id}/complaints`: what a customer complains of, as a clerk notes it. */
export const claimRequest = z.strictObject({
  line: z.string().min(1).max(64),
  pieces: z.number().int().positive().max(100_000),
  reason: z.enum(claimReasons),
  note: z.string().trim().max(mostClaimText).default(''),
  /** The hash of a picture that was sent as an own picture. */
  photo: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable()
    .default(null),
  /** Taken up although the line has no tranquility: the clerk has decided so, and says why in the note. */
  goodwill: z.boolean().default(false),
})
export type ClaimRequest = z.output<typeof claimRequest>

/** `POST /api/orders/{id}/complaints/{claim}`: what was decided. A refusal says why, in words for the customer. */
export const claimDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('reprint') }),
  z.strictObject({ decision: z.literal('refuse'), answer: z.string().trim().min(1).max(mostClaimText) }),
])
export type ClaimDecision = z.output<typeof claimDecision>

const claimable: readonly OrderState[] = ['in-production', 'shipped', 'delivered']

interface Claimed {
  id: string
  quantity: number
  tranquility: boolean
}

/** Why a complaint is not taken up. `goodwill_needed`: no tranquility covers it, and no clerk has decided to help all the same. */
export type ClaimRefusal = 'claim_too_early' | 'claim_line' | 'goodwill_needed'

/**
 * Whether a complaint can be taken up (ORDER-38): of an order that is made or being made, a line of it with so many
 * pieces, covered by tranquility unless it was the shop's own doing, or taken up as goodwill with a word why.
 */
export function claimRefusal(
  { status, lines }: { status: OrderState; lines: readonly Claimed[] },
  { line: id, pieces, reason, note, goodwill }: ClaimRequest,
): ClaimRefusal | null {
  if (!claimable.includes(status)) return 'claim_too_early'
  const line = lines.find(one => one.id === id)
  if (!line || pieces > line.quantity) return 'claim_line'
  const isCovered = line.tranquility || reason === 'our-mistake' || reason === 'damaged' || reason === 'lost'
  return isCovered || (goodwill && note !== '') ? null : 'goodwill_needed'
}
