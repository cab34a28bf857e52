import { z } from 'zod'
import { listedKinds } from '@/lib/catalogue/listed-kinds'
import { locales } from '@/lib/ground/site/locales'
import { mostRows } from '@/lib/orders/quick-order/parse-list'

/** `POST /api/quick-order`: references as they were typed, in the words of a locale. */
export const quickOrderRequest = z.strictObject({
  locale: z.enum(locales),
  references: z.array(z.string().max(120)).max(mostRows),
})

const thingSchema = z.object({ slug: z.string(), name: z.string(), url: z.string().nullable() })

/**
 * What each of them is, in their order: a product of a kind, with the named variant, or the products with the most
 * similar names. What has to be designed (`designed`) is begun on its page.
 */
export const quickOrderAnswer = z.object({
  data: z.array(
    z.discriminatedUnion('known', [
      thingSchema.extend({
        known: z.literal(true),
        kind: z.enum(listedKinds),
        designed: z.boolean(),
        variant: z.string().nullable(),
      }),
      z.object({ known: z.literal(false), nearest: z.array(thingSchema) }),
    ]),
  ),
})
export type QuickOrderRow = z.infer<typeof quickOrderAnswer>['data'][number]

export const quickOrderPath = '/api/quick-order'
