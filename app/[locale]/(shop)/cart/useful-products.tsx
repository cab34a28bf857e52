import { getTranslations } from 'next-intl/server'
import { NotInCart } from '@/components/cart/not-in-cart'
import { tilesOf } from '@/components/catalogue/tile-list'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { crossSold } from '../../content'
import { readContext } from '../../context'

/**
 * What goes with an order, as the back-office chose it under the name `cart`, without what already lies in the cart. It
 * appears together with the lines above it, which would otherwise push it down.
 */
export async function UsefulProducts({ locale }: { locale: SiteLocale }) {
  const [{ title, products }, ctx, t] = await Promise.all([
    crossSold('cart', locale),
    readContext(locale),
    getTranslations({ locale, namespace: 'cart' }),
  ])
  if (products.length === 0) return null
  return (
    <section
      aria-labelledby="useful"
      className="mt-14 in-[html:not([data-cart]):has([data-skeleton])]:hidden"
    >
      <NotInCart offers={tilesOf({ products, ctx, priority: true })} most={4}>
        <h2 id="useful" className="mb-5">
          {/* Where there is nothing yet, there is nothing to go with. */}
          <span className="in-[html[data-cart]]:hidden">{title}</span>
          <span className="hidden in-[html[data-cart]]:inline">{t('startHere')}</span>
        </h2>
      </NotInCart>
    </section>
  )
}
