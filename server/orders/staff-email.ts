import 'server-only'
import type { Actor } from '@/lib/people/actor/actor'

/** The staff address that a change is noted with; empty for all others, who may not change anything. */
export const staffEmail = (actor: Actor): string =>
  actor.kind === 'staff' || actor.kind === 'stand-in' ? actor.staff.email : ''
