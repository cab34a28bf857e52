import { OrderLoader } from '@/components/order/order-loader'
import { IslandMessages } from '../../client-messages'
import { SiteFrame } from '../../site-frame'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'

export const generateMetadata = async ({ params }: ShopPageProps) => ({
  ...(await privateMetadata(params, 'orderPage')),
  // Its address is the key to somebody's order.
  referrer: 'no-referrer' as const,
})

/** `/order/?id=…&auth=…`: the state of an order. Without them, a form to get a lost link again. */
export default async function OrderPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  return (
    <SiteFrame locale={locale}>
      <div className="wrap min-h-dvh pt-6 pb-16 lg:pt-8">
        <IslandMessages names={['cart', 'order', 'orderPage', 'price', 'validators']}>
          <OrderLoader />
        </IslandMessages>
      </div>
    </SiteFrame>
  )
}
