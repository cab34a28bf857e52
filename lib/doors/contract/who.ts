import type { Who } from '@/lib/doors/contract/client'
import { type Actor, visitor } from '@/lib/people/actor/actor'

/** The actor that a browser assumes: the shop's last answer about who is shopping. */
export function actorOfWho(who: Who): Actor {
  if (who.id === null) return visitor
  const { id, other, proConfirmed, loyaltyLevel, vatNumber, vatStatus } = who
  const account = { id, accountType: other.accountType, proConfirmed, loyaltyLevel, vatNumber, vatStatus }
  return who.actedFor ? { kind: 'stand-in', staff: who.actedFor, account } : { kind: 'client', account }
}
