/** What a review service gets about an order, by the names of its protocol. */
export interface ReviewInvitation {
  orderId: string
  website: string
  /** In how many days the buyer is asked. */
  deliveryDays: number
  locale: string
  referenceNumber: string
  consumerName: string
  consumerEmail: string
  products: { sku: string; name: string }[]
}

/** Days that a carrier takes at most where nothing is known of him. */
const usualDays = 3

/** Working days of an order: of its making, and of making and carrying together at most. */
interface Times {
  productionDays: number
  maxDays: number
}

/** A buyer is asked the day after the longest time that the carrier may take; making is not counted (ORDER-33). */
export const invitationDays = (times: Times | null): number =>
  (times ? times.maxDays - times.productionDays : usualDays) + 1
