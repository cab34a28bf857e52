import { AccountLoader } from '@/components/account/account-loader'
import { IslandMessages } from '../../client-messages'
import { SiteFrame } from '../../site-frame'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'

export const generateMetadata = ({ params }: ShopPageProps) => privateMetadata(params, 'account')

/** `/account/`: the same page for everyone; the browser asks whose account it shows. */
export default async function AccountPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  return (
    <SiteFrame locale={locale}>
      <div className="wrap min-h-dvh pt-6 pb-16 lg:pt-8">
        <IslandMessages
          names={[
            'account',
            'accountArea',
            'order.states',
            'price.excl',
            'price.incl',
            'quotation',
            'validators',
          ]}
        >
          <AccountLoader />
        </IslandMessages>
      </div>
    </SiteFrame>
  )
}
