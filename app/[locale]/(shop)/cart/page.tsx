import { getTranslations } from 'next-intl/server'
import { CartLoader } from '@/components/cart/cart-loader'
import { EmptyCartText } from '@/components/cart/empty-cart-text'
import { SeenLines } from '@/components/cart/seen-lines'
import { InlineScript } from '@/components/layout/inline-script'
import { markEmptyCart, showSeenLines } from '@/lib/ground/site/inline-scripts'
import { IslandMessages } from '../../client-messages'
import { SiteFrame } from '../../site-frame'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'
import { UsefulProducts } from './useful-products'

export const generateMetadata = ({ params }: ShopPageProps) => privateMetadata(params, 'cart')

/** `/cart/`: the same page for everyone; the browser knows what is in the cart. */
export default async function CartPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  const t = await getTranslations({ locale, namespace: 'cart' })
  return (
    <SiteFrame locale={locale}>
      <div className="wrap min-h-dvh pt-6 pb-16 lg:pt-8">
        <h1 className="mb-5">{t('title')}</h1>
        <InlineScript code={markEmptyCart} />
        <IslandMessages names={['cart', 'cartChanges', 'price']}>
          {/* Seen from the first paint where the cart is empty, until the cart itself stands in its place. */}
          <div className="hidden in-[[data-cart]:has([data-skeleton])]:block">
            <EmptyCartText headingLevel="h2" />
          </div>
          <SeenLines />
          <InlineScript code={showSeenLines} />
          <CartLoader />
        </IslandMessages>
        <UsefulProducts locale={locale} />
      </div>
    </SiteFrame>
  )
}
