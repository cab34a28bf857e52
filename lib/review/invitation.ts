/** What a service of reviews is told of an order, by the names of its protocol. */
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

/** Days that a parcel takes at most where nothing is known of it. */
const usualDays = 3

/** A buyer is asked the day after the longest time that his parcel may take (ORDER-33). */
export const invitationDays = (longest: number | null): number => (longest ?? usualDays) + 1
