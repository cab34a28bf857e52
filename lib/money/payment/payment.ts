/**
 * What became of an attempt to pay (ORDER-40): `open` waits for the buyer, `pending` for his bank; `taken` is money of the
 * shop's; `owed` is bought on account and due later; `mismatch` is money that is not what the order comes to, which
 * pays nothing until somebody has looked.
 */
export const paymentStates = ['open', 'pending', 'taken', 'owed', 'failed', 'expired', 'mismatch'] as const
export type PaymentState = (typeof paymentStates)[number]

/** An attempt that may still become money: an order has one at most. */
export const isLive = (state: PaymentState): boolean => state === 'open' || state === 'pending'

/** Money that is being given back, was, or could not be. */
export const refundStates = ['asked', 'done', 'failed'] as const

/** The amount of one payment, and its part that is refunded or on its way back, in minor units. */
export interface TakenMoney {
  payment: number
  takenMinor: number
  refundedMinor: number
}

/** The part of a payment that can still be refunded, in minor units. */
export const leftOf = ({ takenMinor, refundedMinor }: TakenMoney): number =>
  Math.max(0, takenMinor - refundedMinor)

/**
 * The payments from which an amount is refunded: the latest first, because that is the extra one where an order was paid
 * twice. Null where the amount exceeds the payments.
 * @param taken the order's payments, the earliest first
 * @param minor above zero
 */
export function shareRefund(
  taken: readonly TakenMoney[],
  minor: number,
): { payment: number; minor: number }[] | null {
  const shares: { payment: number; minor: number }[] = []
  let missing = minor
  for (const one of taken.toReversed()) {
    const share = Math.min(missing, leftOf(one))
    if (share > 0) shares.push({ payment: one.payment, minor: share })
    missing -= share
  }
  return missing > 0 ? null : shares
}
