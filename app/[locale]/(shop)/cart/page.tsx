import { getTranslations } from 'next-intl/server'
import { CartLoader } from '@/components/cart/cart-loader'
import { IslandMessages } from '../../client-messages'
import { SiteFrame } from '../../site-frame'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'
import { UsefulProducts } from './useful-products'

export const generateMetadata = ({ params }: ShopPageProps) => privateMetadata(params, 'cart')

/** `/cart/`: the same page for everyone; what is in the cart is the browser's to say. */
export default async function CartPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  const t = await getTranslations({ locale, namespace: 'cart' })
  return (
    <SiteFrame locale={locale}>
      <div className="wrap min-h-dvh pt-6 pb-16 lg:pt-8">
        <h1 className="mb-5">{t('title')}</h1>
        <IslandMessages names={['cart', 'cartChanges', 'price']}>
          <CartLoader />
        </IslandMessages>
        <UsefulProducts locale={locale} />
      </div>
    </SiteFrame>
  )
}
