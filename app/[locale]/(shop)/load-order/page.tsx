import { LoadOrderLoader } from '@/components/cart/load-order-loader'
import { IslandMessages } from '../../client-messages'
import { SiteFrame } from '../../site-frame'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'

export const generateMetadata = async ({ params }: ShopPageProps) => ({
  ...(await privateMetadata(params, 'cart')),
  // Its address is the key to somebody's cart.
  referrer: 'no-referrer' as const,
})

/** `/load-order/?id=&auth=`: the same page for everyone; the browser fetches what it loads. */
export default async function LoadOrderPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  return (
    <SiteFrame locale={locale}>
      <div className="wrap min-h-dvh pt-6 pb-16 lg:pt-8">
        <IslandMessages names={['cart']}>
          <LoadOrderLoader />
        </IslandMessages>
      </div>
    </SiteFrame>
  )
}
