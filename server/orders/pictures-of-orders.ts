import 'server-only'
import type { PictureSpec } from '@/lib/design/drawing/url'
import { defaultLocale, isLocale, languageOf } from '@/lib/ground/site/locales'
import { pictureOfLines } from '@/lib/orders/order/picture-of-lines'
import type { CartItem } from '@/lib/product/item/item'
import { readCatalogue } from '@/server/catalogue/content/documents'
import { shopPayload } from '@/server/ground/shop-payload'

/**
 * Pictures of orders without designs, by their numbers. Read apart from the list, because the content of other lines
 * may be a whole design.
 */
export async function picturesOf(orders: readonly number[]): Promise<Map<number, PictureSpec | null>> {
  if (orders.length === 0) return new Map()
  const [{ docs }, catalogue] = await Promise.all([
    (await shopPayload()).find({
      collection: 'orders',
      where: { id: { in: [...orders] } },
      select: { locale: true, lines: { content: true } },
      depth: 0,
      limit: orders.length,
      pagination: false,
    }),
    readCatalogue(),
  ])
  return new Map(
    docs.map(({ id, locale, lines }) => {
      // As they were put into the cart; lines from before these were kept have none.
      const items = (lines ?? []).flatMap(({ content }) => (content ? [content as unknown as CartItem] : []))
      return [id, pictureOfLines(items, catalogue, languageOf(isLocale(locale) ? locale : defaultLocale))]
    }),
  )
}
