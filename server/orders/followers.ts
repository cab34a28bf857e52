import 'server-only'
import type { OrderState } from '@/lib/orders/order/states'
import { addJobs, type JobRequest } from '@/server/ground/jobs/queue'
import type { TransactionScope } from '@/server/ground/transaction'
import { isHosted } from '@/server/money/payments/registry'
import { hasReviews } from '@/server/orders/reviews/invite'

/** A step of an order: its placing (`from` is null), or a change of its state. */
export interface OrderStep {
  order: number
  from: OrderState | null
  to: OrderState
  /** When, in ISO 8601. */
  at: string
  /** Slug of the method of payment; null for what was never placed. */
  method: string | null
  locale: string
}

/**
 * What follows a step, as jobs: they are added in the step's own transaction, and done once it is committed. A follower
 * only says which; what a job needs to know beyond the step it reads itself when it is done.
 */
type Follower = (step: OrderStep) => readonly JobRequest[]

/**
 * The confirmation goes out when an order is placed (ORDER-22), for an order that is paid online right afterwards once
 * it is paid: until then it may still be cancelled.
 */
const confirmation: Follower = ({ order, from, to, method }) =>
  (isHosted(method) ? to === 'paid' : (from === null || from === 'cart') && to === 'awaiting-payment')
    ? [{ name: 'mail', data: { template: 'order-confirmation', order } }]
    : []

/** What is paid gets its invoice, and with it the receipt (INVOICE-2). */
const invoice: Follower = ({ order, to }) => (to === 'paid' ? [{ name: 'invoice', data: { order } }] : [])

const mailedSteps = ['in-production', 'delivered', 'cancelled'] as const

/** The steps that the buyer gets a mail about (ORDER-30); each parcel has a mail of its own. */
const stepMail: Follower = ({ order, from, to }) => {
  // Where a company did not approve, the buyer gets a mail with the approver's comment.
  if (from === 'cart') return []
  const template = mailedSteps.find(step => step === to)
  return template ? [{ name: 'mail', data: { template, order } }] : []
}

/** A paid order gets a request for a review at a time when it must have arrived (ORDER-33). */
const review: Follower = ({ order, to }) =>
  to === 'paid' && hasReviews() ? [{ name: 'review-invitation', data: { order } }] : []

/** Points are credited with the payment and taken back with a refund (PRICE-18). */
const points: Follower = ({ order, to }) =>
  to === 'paid' || to === 'refunded' ? [{ name: 'points', data: { order } }] : []

/** One line a follower. */
const followers: readonly Follower[] = [confirmation, invoice, stepMail, review, points]

/** The jobs that follow a step. */
export const jobsAfter = (step: OrderStep): JobRequest[] => followers.flatMap(follower => follower(step))

/** Adds the jobs that follow a step in its transaction. */
export const followOrder = (scope: TransactionScope, step: OrderStep): Promise<void> =>
  addJobs(scope, jobsAfter(step))
