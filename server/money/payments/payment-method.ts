import 'server-only'
import type { Messages } from 'next-intl'
import type { Money } from '@/lib/ground/money/money'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { Buyer } from '@/lib/money/pricing/order'

type PaymentTexts = Messages['payments']

/** What a payment asks for, by the name of its text in `messages/…/payments.json`. */
export interface PaymentRow {
  term: keyof PaymentTexts['terms']
  value: string
}

/** What the buyer has to do, in the order in which it is read; `note` is the name of a text of the messages. */
export interface PaymentStart {
  rows: PaymentRow[]
  note?: keyof PaymentTexts['notes']
  /** What a bank's app reads out of a QR code. */
  scan?: string
}

/** Who would pay, and for a delivery to where. */
export interface PaymentCase {
  buyer: Buyer
  country: string
  /** What he may still buy on account, in minor units. */
  creditMinor: number
  /** ISO code of the seller's country; empty where it is not set. */
  seller: string
  /** Whether the shop has named an account that money can be sent to. */
  hasBankAccount: boolean
}

/** An order that is to be paid. `gross` is its total with VAT; `locale` the one it was placed in. */
export interface Payable {
  id: number
  gross: Money
  locale: string
}

/** An attempt to pay an order with a service, as the shop has stored it before it asks the service. */
export interface Attempt {
  id: number
  order: number
  amount: Money
  locale: SiteLocale
  email: string
  endsAt: Date
  /** Addresses of the shop: where the service leads the buyer who has paid, and the one who has not. */
  paidUrl: string
  backUrl: string
}

/** What a service says of an attempt. */
export interface SeenPayment {
  /** The service's name for the attempt. */
  providerId: string
  /** The shop's own number of the attempt, as it was sent to the service; null where none was sent. */
  attempt: number | null
  order: number | null
  state: 'open' | 'pending' | 'paid' | 'failed' | 'expired'
  /** What was asked for; of a paid one, what was paid. */
  amount: { minor: number; currency: string }
  /** The service's name for the money that it took, by which it gives it back. */
  reference: string | null
  /** The service's page, as long as it can be paid. */
  url: string | null
}

/** A service that cannot be reached, or is out of order: a later request may succeed. */
export interface ServiceDown {
  ok: false
  code: 'payment_unavailable'
}

/** A refund that a service is asked for. `key` makes it once, however often it is asked. */
export interface RefundRequest {
  key: string
  reference: string
  minor: number
}

/** `refused`: the service will not, and says why. */
export type RefundAnswer =
  | { ok: true; providerId: string; state: 'done' | 'asked' }
  | { ok: false; code: 'refused'; reason: string }
  | ServiceDown

interface MethodBase {
  /** As the order keeps it, and the name of its texts. */
  slug: Exclude<keyof PaymentTexts, 'terms' | 'notes'>
  /** Whether somebody may choose it. */
  offeredTo: (asked: PaymentCase) => boolean
}

/**
 * The buyer pays by himself. A clerk confirms that the money came (server/money/payments/record-by-hand.ts), and gives it back
 * by hand.
 */
export interface ManualMethod extends MethodBase {
  kind: 'manual'
  /** What the buyer is asked for. */
  start: (order: Payable) => Promise<PaymentStart>
}

/** A service takes the money on its own page, tells the shop, and gives it back when it is asked. */
export interface HostedMethod extends MethodBase {
  kind: 'hosted'
  /** The service, as the history of an order names it. */
  service: string
  /** Opens the service's page for an attempt; asked again for the same attempt, it is the same page. */
  start: (attempt: Attempt) => Promise<{ ok: true; seen: SeenPayment } | ServiceDown>
  /** Asks for the result of an attempt. */
  confirm: (providerId: string) => Promise<{ ok: true; seen: SeenPayment } | ServiceDown>
  /** Ends an attempt, so that it cannot be paid any more; returns its state by then. */
  cancel: (providerId: string) => Promise<{ ok: true; seen: SeenPayment } | ServiceDown>
  refund: (request: RefundRequest) => Promise<RefundAnswer>
}

/** Bought on trust: the order is made at once, and its money is owed for some days. */
export interface CreditMethod extends MethodBase {
  kind: 'credit'
  days: number
}

/**
 * A way to pay: one file, one line of the registry, one entry in the messages. No other code of the shop knows which
 * methods exist.
 */
export type PaymentMethod = ManualMethod | HostedMethod | CreditMethod
