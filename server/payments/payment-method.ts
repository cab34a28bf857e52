import 'server-only'
import type { Messages } from 'next-intl'
import type { Money } from '@/lib/money/money'
import type { Buyer } from '@/lib/pricing/order'

type PaymentTexts = Messages['payments']

/** What a payment asks for, by the name of its text in `messages/…/payments.json`. */
export interface PaymentRow {
  term: keyof PaymentTexts['terms']
  value: string
}

/** What a payment begins with, in the order in which it is read; `note` is the name of a text of the messages. */
export interface PaymentStart {
  rows: PaymentRow[]
  note?: keyof PaymentTexts['notes']
}

/** Who would pay, and for a delivery to where. */
export interface PaymentCase {
  buyer: Buyer
  country: string
}

/** An order that is to be paid. `gross` is its total with VAT; `locale` the one it was placed in. */
export interface Payable {
  id: number
  gross: Money
  locale: string
}

/**
 * A way to pay: one file, one line of the registry, one entry in the messages. Nothing else of the shop knows which
 * there are.
 */
export interface PaymentMethod {
  /** As the order keeps it, and the name of its texts. */
  slug: Exclude<keyof PaymentTexts, 'terms' | 'notes'>
  /** Whether somebody may choose it. */
  offeredTo: (asked: PaymentCase) => boolean
  /** What the buyer is asked for so that the payment begins. */
  start: (order: Payable) => PaymentStart
}
