import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'

/** Who calls off what is planned: it may be another's, and more than its texts (STAFF-8). */
export const mayCallOff = (actor: Actor): boolean => can(actor, 'content.change')

/**
 * Whether somebody may do what the panel's form of planned publications asks.
 * @param asked what Payload is sent: `deleteID` where something is called off
 */
export const mayPlan = (actor: Actor, asked: { deleteID?: unknown }): boolean =>
  asked.deleteID === undefined ? can(actor, 'content.translate') : mayCallOff(actor)
