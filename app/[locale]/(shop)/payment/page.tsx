import { PaymentLoader } from '@/components/payment/payment-loader'
import { IslandMessages } from '../../client-messages'
import { CheckoutFrame } from '../checkout-frame'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'

export const generateMetadata = ({ params }: ShopPageProps) => privateMetadata(params, 'payment')

/** `/payment/?id=…&auth=…`: to the payment service, and back from it. */
export default async function PaymentPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  return (
    <CheckoutFrame locale={locale} step="checkout">
      <IslandMessages names={['payment', 'problems.PAYMENT_ERROR']}>
        <PaymentLoader />
      </IslandMessages>
    </CheckoutFrame>
  )
}
