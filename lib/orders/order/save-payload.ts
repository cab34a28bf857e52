import { z } from 'zod'
import { reportFindings } from '@/lib/ground/validators/schema'
import { quotationRequestSchema } from '@/lib/orders/quotations/request'
import { emailSchema } from '@/lib/people/client/schemas'
import { itemsSchema, localeSchema, orderIdSchema, otherSchema } from './payload'

/** How a cart is kept (ORDER-6): by itself, as a link for somebody, or as what is asked a quotation for. */
export const saveTypes = ['auto', 'share', 'quotation'] as const
export type SaveType = (typeof saveTypes)[number]

/**
 * `POST /api/orders` with `saveType`: what a browser sends to keep its cart (ORDER-6). Nothing needs to be complete but
 * what the type asks for: sharing asks for an e-mail address. `cartId` is the browser's own name of its cart, `orderId` what
 * an earlier saving answered, `auth` the signed code with which its sender came, where he came by one.
 */
export const cartSavePayloadSchema = z
  .strictObject({
    saveType: z.enum(saveTypes),
    cartId: z.string().min(1).max(64).nullable().default(null),
    orderId: z.union([orderIdSchema, z.literal(-1)]).default(-1),
    auth: z.string().min(1).max(500).optional(),
    items: itemsSchema,
    locale: localeSchema,
    sendEmail: emailSchema.optional(),
    other: otherSchema,
    /** Who asks for a quotation, and what for: of that type alone. */
    request: quotationRequestSchema.optional(),
  })
  .check(context => {
    const { saveType, sendEmail, request } = context.value
    if (saveType === 'share' && !sendEmail)
      reportFindings({ sendEmail: 'VALIDATORS_REQUIRED_EMAIL' }, context)
    if ((saveType === 'quotation') !== (request !== undefined))
      context.issues.push({ code: 'custom', message: 'request', path: ['request'], input: request })
  })
export type CartSavePayload = z.output<typeof cartSavePayloadSchema>
export type CartSavePayloadInput = z.input<typeof cartSavePayloadSchema>
