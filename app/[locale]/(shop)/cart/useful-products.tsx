import { TileList } from '@/components/catalogue/tile-list'
import type { SiteLocale } from '@/lib/site/locales'
import { crossSold } from '../../content'
import { readContext } from '../../context'

/**
 * What goes with an order, as the back-office chose it under the name `cart`. It comes with the lines above it, which
 * would push it down else.
 */
export async function UsefulProducts({ locale }: { locale: SiteLocale }) {
  const [{ title, products }, ctx] = await Promise.all([crossSold('cart', locale), readContext(locale)])
  if (products.length === 0) return null
  return (
    <section
      aria-labelledby="useful"
      className="mt-14 in-[html:not([data-cart]):has([data-skeleton])]:hidden"
    >
      <h2 id="useful" className="mb-5">
        {title}
      </h2>
      <TileList products={products} ctx={ctx} priority />
    </section>
  )
}
