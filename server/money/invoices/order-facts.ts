import 'server-only'
import { z } from 'zod'
import { currencySchema } from '@/lib/catalogue/markets'
import type { InvoiceLine, InvoiceVat } from '@/lib/money/invoice/content'
import { vatCategory } from '@/lib/money/invoice/vat-category'
import type { OrderRecord } from '@/server/orders/find-record'

const place = z.object({
  name: z.string().default(''),
  address: z.string().default(''),
  zipcode: z.string().default(''),
  city: z.string().default(''),
  country: z.string().default(''),
})
export type OrderPlace = z.infer<typeof place>

const text = z.string().nullish()
const localised = z.object({ fr: z.string(), de: z.string(), en: z.string() })

/** The JSON parts of an order's record that an invoice needs. */
const factsSchema = z.object({
  currency: currencySchema,
  delivery: place.partial().nullish(),
  billing: place.partial().nullish(),
  shipment: z
    .object({ name: localised.optional(), price: z.object({ minor: z.number() }).optional() })
    .nullish(),
  vat: z.object({
    decision: z.object({
      percent: z.number(),
      reason: z.enum(['country', 'territory', 'intra-eu']),
      vatNumber: text,
    }),
    amounts: z.array(
      z.object({
        percent: z.number(),
        net: z.object({ minor: z.number() }),
        vat: z.object({ minor: z.number() }),
      }),
    ),
  }),
  payload: z
    .object({
      client: z.object({ accountType: text, vatNumber: text, siretNumber: text }).partial().nullish(),
    })
    .nullish(),
})

const lineSchema = z.object({
  content: z
    .object({ description: text, content: z.object({ design: z.unknown() }).partial().nullish() })
    .nullish(),
  ledger: z
    .object({ contains: z.array(z.object({ title: z.string(), quantity: z.number() })).default([]) })
    .nullish(),
})

const business = new Set(['company', 'retailer'])

/** The facts of an order's record that an invoice prints. Throws for a record that was never priced. */
export function orderFacts(record: OrderRecord) {
  const { currency, delivery, billing, shipment, vat, payload } = factsSchema.parse(record)
  const client = payload?.client
  const vatNumber = vat.decision.vatNumber ?? client?.vatNumber ?? ''
  const siret = client?.siretNumber ?? ''
  const groups: InvoiceVat[] = vat.amounts.map(({ percent, net, vat: tax }) => ({
    category: vatCategory(percent, vat.decision.reason),
    percent,
    net: net.minor,
    vat: tax.minor,
  }))
  return {
    currency,
    delivery: place.parse(delivery ?? {}),
    billing: place.parse(billing ?? {}),
    shippingNames: shipment?.name ?? null,
    percent: vat.decision.percent,
    groups,
    vatNumber,
    siret,
    isBusiness: business.has(client?.accountType ?? '') || vatNumber !== '' || siret !== '',
  }
}

/** The customer's own words on a line, as the cart showed them. */
function ownWords(line: z.infer<typeof lineSchema>, title: string): string[] {
  const words = line.content?.description ?? ''
  const isDesigned = line.content?.content?.design !== undefined
  return isDesigned && words && words !== title ? [`« ${words} »`] : []
}

/** The lines as they were ordered; `tranquility` is the option's name. */
export function invoiceLines(record: OrderRecord, tranquility: string): InvoiceLine[] {
  return (record.lines ?? []).map(line => {
    const read = lineSchema.parse(line)
    const contained = (read.ledger?.contains ?? []).map(part => `${part.quantity} × ${part.title}`)
    return {
      slug: line.slug,
      title: line.title,
      notes: [
        ...(line.description ? [line.description] : []),
        ...ownWords(read, line.title),
        ...contained,
        ...(line.tranquility ? [tranquility] : []),
      ],
      quantity: line.quantity,
      unit: line.unitMinor,
      discount: line.discountMinor,
      net: line.lineMinor - line.discountMinor,
      percent: line.vatRate,
    }
  })
}
