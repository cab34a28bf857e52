import { z } from 'zod'
import { withdrawalDays } from '@/lib/product/kinds/withdrawal'
import type { OrderState } from './states'

/** The longest comment of a withdrawal, in characters. */
export const mostComment = 1000
const mostLines = 500

/** Pieces of lines that somebody gives back (`POST /api/orders/{id}/withdrawals`). */
export const withdrawalRequest = z.strictObject({
  lines: z
    .array(
      z.strictObject({ id: z.string().min(1).max(64), quantity: z.number().int().positive().max(100_000) }),
    )
    .min(1)
    .max(mostLines),
  comment: z.string().trim().max(mostComment).default(''),
})
export type WithdrawalRequest = z.infer<typeof withdrawalRequest>

/** What the event of a withdrawal keeps. */
export const withdrawalData = withdrawalRequest.extend({ code: z.literal('withdrawal') })

interface Dated {
  at: string
  to: OrderState
}

const dayMs = 86_400_000

/**
 * Until when lines may be given back: the end of the fourteenth day after the goods came (ORDER-19). Null as long as the
 * arrival is unknown: the days have not begun. A day is added for the hour of the shop's clock: never too short.
 */
export function withdrawalEnd(events: readonly Dated[]): Date | null {
  const delivered = events.findLast(({ to }) => to === 'delivered')
  return delivered ? new Date(Date.parse(delivered.at) + (withdrawalDays + 1) * dayMs) : null
}

const openStates: readonly OrderState[] = ['paid', 'in-production', 'shipped', 'delivered']

/** Whether lines of an order can be given back now. What is not paid yet is simply not paid. */
export function isWithdrawalOpen(
  { status, events }: { status: OrderState; events: readonly Dated[] },
  now: Date,
): boolean {
  const end = withdrawalEnd(events)
  return openStates.includes(status) && (!end || now < end)
}

interface Returnable {
  id: string
  quantity: number
  withdrawal: { days: number }
  /** Pieces that were given back before. */
  withdrawn: number
}

/** The line that cannot be given back as it was asked; null where all can. */
export function refusedLine(lines: readonly Returnable[], asked: WithdrawalRequest['lines']): string | null {
  const refused = asked.find(({ id, quantity }, index) => {
    const line = lines.find(one => one.id === id)
    const twice = asked.findIndex(one => one.id === id) !== index
    return !line || twice || line.withdrawal.days === 0 || quantity > line.quantity - line.withdrawn
  })
  return refused?.id ?? null
}
