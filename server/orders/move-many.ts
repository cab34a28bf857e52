import 'server-only'
import type { z } from 'zod'
import type { MovesAnswer, movesRequest } from '@/lib/orders/order/order-work'
import type { Actor } from '@/lib/people/actor/actor'
import { moveByStaff } from './move-by-staff'
import { refusalText } from './refusal-words'

/**
 * Moves several orders by the same step, one after the other, each in a transaction of its own: what cannot be moved stays and is named
 * with why, in the caller's language; the others are moved all the same.
 */
export async function moveMany(
  actor: Actor,
  { orders, to }: z.output<typeof movesRequest>,
  language: string | undefined,
): Promise<MovesAnswer> {
  const answers: MovesAnswer = []
  for (const order of new Set(orders)) {
    const moved = await moveByStaff({ actor, order, to })
    answers.push(
      moved.ok
        ? { order, code: null, why: '' }
        : { order, code: moved.code, why: await refusalText(moved, language) },
    )
  }
  return answers
}
