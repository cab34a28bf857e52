import 'server-only'
import type { Actor } from '@/lib/people/actor/actor'
import { addJobs } from '@/server/ground/jobs/queue'
import { lineKey } from './read-withdrawal'
import type { StoreInput } from './store-order'

type Lines = NonNullable<StoreInput['data']['lines']>

/**
 * The lines as they are kept when staff order in a client's place: their designs are the shop's until he has approved them with his name
 * (ORDER-14, ORDER-24). The lines of all other orders stay as they are.
 */
export function asLaidOut(actor: Actor, lines: Lines, now: Date): Lines {
  if (actor.kind !== 'stand-in') return lines
  const laidOut = { laidOutAt: now.toISOString(), approvedAt: null }
  return lines.map(line => ({ ...line, parts: line.parts?.map(part => ({ ...part, ...laidOut })) ?? null }))
}

/** Asks the client to approve them, in the order's own transaction: one mail, for the page shows them all. */
export function askForDesigns(lines: Lines): Pick<StoreInput, 'alongside'> {
  const first = lines.find(({ parts }) => parts?.some(part => part.laidOutAt))
  if (!first) return {}
  return {
    alongside: async (scope, order) => {
      await addJobs(scope, [{ name: 'mail', data: { template: 'proof', order, line: lineKey(first) } }])
      return null
    },
  }
}
