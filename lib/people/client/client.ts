import { z } from 'zod'
import { partialAddressSchema } from '@/lib/people/address/schemas'
import { accountTypes } from './account'

/** Where a session comes from (PEOPLE-14). */
export const authTypes = ['password', 'google', 'facebook', 'linkedin'] as const

/** Addresses that a client may keep. */
export const maxAddresses = 20

/** A client's addresses; the defaults are places in the list (PEOPLE-3). */
export const clientAddressesSchema = z
  .strictObject({
    addresses: z.array(partialAddressSchema).max(maxAddresses),
    defaultDelivery: z.number().int().nonnegative().nullable().default(null),
    defaultBilling: z.number().int().nonnegative().nullable().default(null),
  })
  .refine(({ addresses, defaultDelivery, defaultBilling }) =>
    [defaultDelivery, defaultBilling].every(place => place === null || place < addresses.length),
  )
export type ClientAddresses = z.infer<typeof clientAddressesSchema>

/** A client as the shop reads it: `GET /api/clients` (PEOPLE-3). `totalAmount` is in minor units. */
export const clientSchema = z.object({
  id: z.number().int().positive(),
  email: z.string(),
  name: z.string(),
  adminName: z.string().nullable(),
  phone: z.string(),
  addresses: clientAddressesSchema,
  other: z.object({ accountType: z.enum(accountTypes), interestedRetailer: z.boolean() }),
  /** True once an admin has confirmed a professional account: only then its discount counts. */
  proConfirmed: z.boolean(),
  vatNumber: z.string(),
  vatStatus: z.enum(['valid', 'invalid', 'unverified']).nullable(),
  siretNumber: z.string(),
  /** Follows from `accountType` and its confirmation. */
  role: z.enum(['client', 'retailer', 'company']),
  authType: z.enum(authTypes),
  loyaltyLevel: z.number().int().min(0).max(7),
  loyaltyPoints: z.number().int().nonnegative(),
  totalAmount: z.number().int(),
  termsConsent: z.boolean(),
  marketingConsent: z.boolean(),
  registered: z.boolean(),
})
export type Client = z.infer<typeof clientSchema>
