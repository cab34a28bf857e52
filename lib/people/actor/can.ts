import { sessionDiscount } from '@/lib/money/discount/session'
import { sessionRights } from '@/lib/money/standing'
import type { OrderState } from '@/lib/orders/order/states'
import { type Actor, roleOf, type Subject } from './actor'
import { type Action, type Grant, rights } from './rights'

/** The steps of an order that the workshop takes by itself (PEOPLE-6). */
const makingSteps: readonly (readonly [OrderState, OrderState])[] = [
  ['paid', 'in-production'],
  ['in-production', 'shipped'],
]

function isOwn(actor: Actor, { client, order }: Subject): boolean {
  if (actor.kind === 'code') return order !== undefined && order === actor.order
  if (actor.kind === 'client' || actor.kind === 'stand-in') return client === actor.account.id
  return false
}

/** What was ordered for the company whose orders the actor approves. */
function isOfCompany(actor: Actor, { company }: Subject): boolean {
  if (actor.kind !== 'client' || actor.account.company?.role !== 'approver') return false
  return company === actor.account.company.id
}

function isEarned(actor: Actor, { coupon }: Subject): boolean {
  return coupon !== undefined && sessionDiscount(sessionRights(actor))?.coupon === coupon
}

/**
 * Whether an actor may do something, and to this subject where the right depends on one. The only place that decides
 * it; the table is `rights`.
 */
export function can(actor: Actor, action: Action, subject: Subject = {}): boolean {
  const row: Partial<Record<string, Grant>> = rights[action]
  switch (row[roleOf(actor)]) {
    case 'yes':
      return true
    case 'own':
      return isOwn(actor, subject)
    case 'company':
      return isOwn(actor, subject) || isOfCompany(actor, subject)
    case 'approver':
      return isOfCompany(actor, subject) && !isOwn(actor, subject)
    case 'earned':
      return isEarned(actor, subject)
    case 'making':
      return makingSteps.some(([from, to]) => from === subject.from && to === subject.to)
    default:
      return false
  }
}

/**
 * Whether the table gives an actor a right for at least some subjects: an actor without it is refused before his request is read. The
 * action itself then asks `can`.
 */
export const hasAnyOf = (actor: Actor, action: Action): boolean => roleOf(actor) in rights[action]
