import { z } from 'zod'
import { locales } from '@/lib/ground/site/locales'

// The data of each job. Code that asks for a job needs only this, so that it does not depend on the work (registry.ts).

const id = z.number().int().positive()
/** Work that the clock asks for, or that needs to know nothing. */
const nothing = z.object({})

/** The mails about an order. */
export const orderMailNames = [
  'order-confirmation',
  'paid',
  'invoice',
  'in-production',
  'shipped',
  'proof',
  'proof-shop',
  'claim',
  'delivered',
  'cancelled',
  'refunded',
  'link',
  'withdrawal',
  'withdrawal-shop',
] as const
export type OrderMailName = (typeof orderMailNames)[number]

/** Changes of an account that its client gets a mail about, so that he hears of those that he did not make. */
export const noticeKinds = [
  'registered',
  'confirmed',
  'password-changed',
  'email-changed',
  'linked',
  'closed',
  'merged',
  'factor-on',
  'factor-off',
  'codes-renewed',
  'recovery-used',
  'passkey-added',
  'passkey-removed',
] as const

/** What a mail about an account is made of. A link goes to the person who has the address; a notice to the person who had the account. */
const accountMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password-link'), email: z.string(), locale: z.enum(locales).optional() }),
  z.object({ kind: z.literal('staff-link'), email: z.string(), locale: z.enum(locales) }),
  z.object({
    kind: z.literal('notice'),
    about: z.enum(noticeKinds),
    to: z.string(),
    locale: z.string(),
    at: z.iso.datetime(),
    device: z.string(),
    /** The new address, of a notice to the old one. */
    email: z.string().optional(),
    /** The mail goes to one of the staff. */
    isStaff: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('invitation'), invitation: z.number().int(), locale: z.enum(locales) }),
])

/** Mails about an order that waits for its company: `asked` goes to an approver, `no-approver` to the shop, all others to the buyer. */
export const approvalNews = ['asked', 'no-approver', 'approved', 'declined', 'expired'] as const

/** The mails about a quotation, to its client or to the shop. */
export const quotationNews = {
  client: ['requested', 'answered', 'accepted', 'reminder', 'expired'],
  shop: ['request-shop', 'accepted-shop', 'change-asked-shop', 'declined-shop'],
} as const

/** One line a job, in the order in which their workers start. */
export const jobData = {
  mail: z.object({
    template: z.enum(orderMailNames),
    order: id,
    refund: id.optional(),
    /** Id of the event. */
    withdrawal: z.string().optional(),
    shipment: id.optional(),
    /** The line as the order names it. */
    line: z.string().optional(),
    /** Id of a complaint. */
    claim: id.optional(),
  }),
  'account-mail': accountMail,
  'client-vat': z.object({ client: id }),
  message: z.object({ message: id, to: z.enum(['shop', 'sender']) }),
  refund: z.object({ refund: id }),
  'watch-payments': nothing,
  /** `to`: id of the approver who is asked. */
  'order-approval': z.object({ order: id, tell: z.enum(approvalNews), to: id.optional() }),
  'watch-approvals': nothing,
  quotation: z.object({ quotation: id, tell: z.enum([...quotationNews.client, ...quotationNews.shop]) }),
  'watch-quotations': nothing,
  'shared-cart': z.object({ cart: id }),
  'vat-check': z.object({ order: id }),
  points: z.object({ order: id }),
  invoice: z.object({ order: id }),
  'late-invoices': nothing,
  'credit-note': z.object({ refund: id }),
  'review-invitation': z.object({ order: id }),
  reviews: nothing,
  'publish-prices': nothing,
  'publish-content': nothing,
  'renew-pages': z.object({ collections: z.array(z.string()) }),
  'compare-orders': nothing,
  'forget-shared': nothing,
  'forget-pictures': nothing,
  backup: nothing,
  export: z.object({ export: id }),
  'forget-exports': nothing,
  outage: z.object({ outage: id, over: z.boolean() }),
  'watch-outages': nothing,
  'exchange-rates': nothing,
} satisfies Record<string, z.ZodType<object>>

export type JobName = keyof typeof jobData
export type JobData<N extends JobName> = z.infer<(typeof jobData)[N]>
export const jobNames = Object.keys(jobData) as JobName[]

/** Jobs that send a mail: one that was given up has reached nobody. */
export const mailJobNames = [
  'mail',
  'account-mail',
  'message',
  'order-approval',
  'quotation',
  'shared-cart',
  'outage',
] as const satisfies JobName[]
