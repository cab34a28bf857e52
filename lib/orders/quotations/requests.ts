import { z } from 'zod'
import { checkMessage } from '@/lib/ground/validators/message'
import { checkedText, optionalText } from '@/lib/ground/validators/schema'
import { normaliseLine, normaliseMessage } from '@/lib/ground/validators/text'
import { localeSchema } from '@/lib/orders/order/payload'
import { longestReference } from '@/lib/orders/order/purchase-reference'
import { signatureSchema, signedHashes } from '@/lib/orders/signatures/signature'
import { type Countries, checkPhoneAny, normalisePhone } from '@/lib/people/address/check-address'
import { billingSchema, deliverySchema } from '@/lib/people/address/schemas'
import { nameSchema } from '@/lib/people/client/schemas'
import { quotationDraftSchema } from './draft'

/** The revision that the editing person has seen: where it is another by now, nothing is changed. */
const revision = z.number().int().nonnegative()

/** `POST /api/quotations`: staff who impersonate a client make one from his cart; `made` answers its number (QUOTATION-9). */
export const makeRequest = z.strictObject({ locale: localeSchema, draft: quotationDraftSchema })
export const madeAnswer = z.object({ id: z.number().int().positive() })

/** `PUT /api/quotations/{id}`: the lines as staff have them now. */
export const draftRequest = z.strictObject({ revision, draft: quotationDraftSchema })

/** `POST /api/quotations/{id}/versions`: sends what stands there now to the client. */
export const sendRequest = z.strictObject({ revision })

const seen = {
  /** The version that was read, and its hash: the client agrees to exactly this. */
  version: z.number().int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
}

/** `POST /api/quotations/{id}/answers`: what the client says to it (QUOTATION-5). */
export const quotationAnswerRequest = z.discriminatedUnion('answer', [
  z.strictObject({
    answer: z.literal('accept'),
    ...seen,
    name: nameSchema,
    /** The conditions of sale. */
    terms: z.literal(true),
    /** Ordered at once, on account, with the addresses of the client's account. */
    onAccount: z.boolean().default(false),
  }),
  z.strictObject({ answer: z.literal('change'), message: checkedText(normaliseMessage, checkMessage) }),
  z.strictObject({
    answer: z.literal('decline'),
    message: optionalText(normaliseMessage, checkMessage).default(''),
  }),
])
export type QuotationAnswer = z.output<typeof quotationAnswerRequest>

/** `POST /api/quotations/{id}/approvals`: the designs of a version, by the hashes of their outlines, signed with a name. */
export const proofApprovalRequest = signatureSchema.extend({ ...seen, proofs: signedHashes })
export type ProofApproval = z.output<typeof proofApprovalRequest>

/** `POST /api/quotations/{id}/order`: where an accepted quotation goes and how it is paid (QUOTATION-6). */
export const quotationOrderRequest = (countries: Countries) =>
  z.strictObject({
    version: seen.version,
    hash: seen.hash,
    delivery: deliverySchema(countries),
    billing: billingSchema(countries),
    method: z.string().min(1).max(64),
    phone: checkedText(normalisePhone, value => checkPhoneAny(value, countries)),
    purchaseReference: z.string().max(longestReference).transform(normaliseLine).default(''),
  })
export type QuotationOrder = z.output<ReturnType<typeof quotationOrderRequest>>
