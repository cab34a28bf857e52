import { CheckoutLoader } from '@/components/checkout/checkout-loader'
import { IslandMessages } from '../../client-messages'
import { CheckoutFrame } from '../checkout-frame'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'

export const generateMetadata = ({ params }: ShopPageProps) => privateMetadata(params, 'checkout')

/** `/checkout/`: delivery and payment. */
export default async function CheckoutPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  return (
    <CheckoutFrame locale={locale} step="checkout">
      <IslandMessages names={['cart', 'cartChanges', 'checkout', 'price', 'problems', 'proof', 'validators']}>
        <CheckoutLoader />
      </IslandMessages>
    </CheckoutFrame>
  )
}
