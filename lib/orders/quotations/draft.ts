import { z } from 'zod'
import { normaliseLine, normaliseMessage } from '@/lib/ground/validators/text'
import { cartItemSchema } from '@/lib/product/item/item-schema'
import { cartLimits } from '@/lib/product/item/limits'
import { isByWord, isHeading } from '@/lib/product/item/types'

/** Bounds of what staff may write in a quotation; amounts in minor units of its currency. */
export const quotationLimits = {
  title: 120,
  message: 4000,
  /** A price of one piece, or of the delivery: 100 000. */
  amount: 10_000_000,
  /** What a quotation may come to without VAT: 1 000 000. */
  total: 100_000_000,
  /** The last day on which it may be accepted is at most so many days away. */
  days: 365,
} as const

const amount = z.number().int().nonnegative().max(quotationLimits.amount)

/**
 * A line of a quotation: a line of the cart of any kind that is sold, a `magic` one (its word is the description, its price and
 * its cost are its own) or a heading (`frame`). `agreed` is the price of one piece that is granted, in minor units without VAT and
 * tranquility; the catalogue's where it is null.
 */
const draftLineSchema = z
  .strictObject({ item: cartItemSchema, agreed: amount.nullable().default(null) })
  .transform(({ item, agreed }) => ({
    agreed,
    item: { ...item, description: normaliseLine(item.description) },
  }))
  .check(({ value: { item, agreed }, issues }) => {
    const refuse = (message: string, ...path: string[]) =>
      issues.push({ code: 'custom', message, path, input: item })
    if (item.type === 'discount' || item.type === 'shipment') refuse('not_quoted', 'item', 'type')
    if (!isByWord(item) && !isHeading(item)) return
    if (!item.description) refuse('text_missing', 'item', 'description')
    if (agreed !== null) refuse('not_agreed', 'agreed')
    if (isHeading(item)) return
    const { price, costPrice = 0 } = item
    if (!price || price.minor < 1 || price.minor > quotationLimits.amount) refuse('price', 'item', 'price')
    if (costPrice > quotationLimits.amount / 100) refuse('price', 'item', 'costPrice')
  })
export type DraftLine = z.output<typeof draftLineSchema>

/**
 * What staff work on until it is sent (QUOTATION-3). The country and postal code of the delivery decide the VAT and the methods;
 * `shipping` is what is granted for the delivery, the method's price where it is null.
 */
export const quotationDraftSchema = z.strictObject({
  title: z
    .string()
    .max(1000)
    .transform(normaliseLine)
    .pipe(z.string().max(quotationLimits.title))
    .default(''),
  message: z
    .string()
    .max(10_000)
    .transform(normaliseMessage)
    .pipe(z.string().max(quotationLimits.message))
    .default(''),
  lines: z
    .array(draftLineSchema)
    .max(cartLimits.items)
    .check(({ value, issues }) => {
      const ids = value.map(({ item }) => item.id)
      ids.forEach((id, index) => {
        if (ids.indexOf(id) !== index)
          issues.push({ code: 'custom', message: 'duplicate_id', path: [index, 'item', 'id'], input: id })
      })
    }),
  /** Percent off all goods, two decimals at most. */
  discountPercent: z.number().min(0).max(100).multipleOf(0.01).default(0),
  shipping: amount.nullable().default(null),
  /** The last day on which it can be accepted, on the shop's clock. */
  validUntil: z.iso.date(),
  country: z.string().length(2),
  zipcode: z.string().max(20).transform(normaliseLine).default(''),
})
export type QuotationDraft = z.output<typeof quotationDraftSchema>
