import { z } from 'zod'
import { currencySchema } from '@/lib/catalogue/markets'
import { languages } from '@/lib/ground/common'

/** A day of the shop's clock, `YYYY-MM-DD`. */
const day = z.iso.date()
/** Whole minor units of the document's currency. */
const minor = z.number().int()

const placeSchema = z.object({
  name: z.string(),
  address: z.string(),
  zipcode: z.string(),
  city: z.string(),
  /** ISO 3166 code of two letters. */
  country: z.string().length(2),
  countryName: z.string(),
})
export type InvoicePlace = z.infer<typeof placeSchema>

const sellerSchema = placeSchema.extend({
  legalForm: z.string(),
  /** Share capital as the law wants it printed, with its currency; empty where there is none. */
  capital: z.string(),
  /** Entry in the register: "RCS Lille 123 456 789". */
  registration: z.string(),
  vatNumber: z.string(),
  phone: z.string(),
  email: z.string(),
})
export type InvoiceSeller = z.infer<typeof sellerSchema>

const buyerSchema = placeSchema.extend({
  email: z.string(),
  /** Empty for private buyers. */
  vatNumber: z.string(),
  siret: z.string(),
  isBusiness: z.boolean(),
})
export type InvoiceBuyer = z.infer<typeof buyerSchema>

/**
 * Categories of value added tax as EN 16931 has them (UNTDID 5305): standard rate, supply within the Union free of tax, export
 * out of the Union's tax territory.
 */
export const vatCategories = ['S', 'K', 'G'] as const
export type VatCategory = (typeof vatCategories)[number]

const lineSchema = z.object({
  slug: z.string(),
  title: z.string(),
  /** Further notes, a line each. */
  notes: z.array(z.string()),
  quantity: z.number().int().positive(),
  /** Without tax: `net = unit × quantity − discount`. */
  unit: minor,
  discount: minor,
  net: minor,
  percent: z.number(),
})
export type InvoiceLine = z.infer<typeof lineSchema>

const vatGroupSchema = z.object({
  category: z.enum(vatCategories),
  percent: z.number(),
  net: minor,
  vat: minor,
})
export type InvoiceVat = z.infer<typeof vatGroupSchema>

const paymentSchema = z.object({
  /** Slug of the method. */
  method: z.string(),
  name: z.string(),
  paid: z.boolean(),
  /** By when it is to be paid; null for what is paid. */
  dueOn: day.nullable(),
  iban: z.string(),
  bic: z.string(),
})

/**
 * An invoice or a credit note, frozen (INVOICE-4): everything that is printed or written into the electronic invoice, its words
 * included. The same content gives the same file, byte by byte, even after settings and texts change.
 */
export const invoiceContentSchema = z.object({
  version: z.literal(1),
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  issuedOn: day,
  /** Number and day of the order. */
  order: z.string(),
  orderedOn: day,
  /** The buyer's own reference (ORDER-46); documents from before it could be given have none. */
  purchaseReference: z.string().default(''),
  language: z.enum(languages),
  currency: currencySchema,
  seller: sellerSchema,
  buyer: buyerSchema,
  delivery: placeSchema.nullable(),
  /** The day on which the last of it was shipped; null where it was not yet. Documents from before it was kept have none. */
  deliveredOn: day.nullable().optional(),
  /**
   * Of a document in another currency: the rate of the euro that its books follow (BOOKS-3), with the day it was published; null where
   * none was known. Documents from before it was kept have none.
   */
  exchange: z.object({ day, perEuro: z.number().positive() }).nullable().optional(),
  lines: z.array(lineSchema).min(1),
  shipping: z.object({ name: z.string(), net: minor, percent: z.number() }).nullable(),
  vat: z.array(vatGroupSchema).min(1),
  /** Sums: without tax, the tax, with tax. */
  net: minor,
  vatTotal: minor,
  gross: minor,
  payment: paymentSchema,
  /** Of a credit note: the invoice that it corrects. */
  corrects: z.object({ number: z.string(), issuedOn: day }).nullable(),
  /** The words that are printed, by their names in `messages/…/invoice.json`. */
  words: z.record(z.string(), z.string()),
})
export type InvoiceContent = z.infer<typeof invoiceContentSchema>

/** Throws where the sums of a document do not agree: such a one is never issued. */
export function assertSums({ lines, shipping, vat, net, vatTotal, gross }: InvoiceContent): void {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const agree =
    lines.every(line => line.net === line.unit * line.quantity - line.discount) &&
    sum(lines.map(line => line.net)) + (shipping?.net ?? 0) === net &&
    sum(vat.map(group => group.net)) === net &&
    sum(vat.map(group => group.vat)) === vatTotal &&
    net + vatTotal === gross
  if (!agree) throw new Error('the sums of an invoice do not agree')
}
