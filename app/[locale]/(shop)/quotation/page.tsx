import { QuotationLoader } from '@/components/quotations/quotation-loader'
import { IslandMessages } from '../../client-messages'
import { SiteFrame } from '../../site-frame'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'

export const generateMetadata = async ({ params }: ShopPageProps) => ({
  ...(await privateMetadata(params, 'quotation')),
  // Its address is the key to somebody's quotation.
  referrer: 'no-referrer' as const,
})

/** `/quotation/?id=…&auth=…`: a quotation as its client reads and answers it. */
export default async function QuotationPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  return (
    <SiteFrame locale={locale}>
      <div className="wrap min-h-dvh pt-6 pb-16 lg:pt-8">
        <IslandMessages
          names={['account', 'accountArea.addresses', 'cart', 'checkout', 'price', 'quotation', 'validators']}
        >
          <QuotationLoader />
        </IslandMessages>
      </div>
    </SiteFrame>
  )
}
