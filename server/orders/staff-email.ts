import 'server-only'
import type { Actor } from '@/lib/people/actor/actor'

/** Whom of the staff a change is noted by; empty for all others, who may make none. */
export const staffEmail = (actor: Actor): string =>
  actor.kind === 'staff' || actor.kind === 'stand-in' ? actor.staff.email : ''
