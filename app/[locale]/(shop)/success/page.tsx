import { SuccessLoader } from '@/components/checkout/success-loader'
import { IslandMessages } from '../../client-messages'
import { CheckoutFrame } from '../checkout-frame'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'

export const generateMetadata = ({ params }: ShopPageProps) => privateMetadata(params, 'order')

/** `/success/?id=…&auth=…`: the order that was placed. */
export default async function SuccessPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  return (
    <CheckoutFrame locale={locale} step="success">
      <IslandMessages names={['cart', 'order', 'price']}>
        <SuccessLoader />
      </IslandMessages>
    </CheckoutFrame>
  )
}
