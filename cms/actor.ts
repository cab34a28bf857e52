import type { TypedUser } from 'payload'
import { type Actor, visitor } from '@/lib/people/actor/actor'

/** The actor of a session that Payload has read: one of the staff, else an unknown visitor. */
export function actorOfUser(user: TypedUser | null | undefined): Actor {
  if (user?.collection !== 'admins') return visitor
  return { kind: 'staff', staff: { id: user.id, email: user.email, role: user.role } }
}
