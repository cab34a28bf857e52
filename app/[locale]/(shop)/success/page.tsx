import { SuccessLoader } from '@/components/checkout/success-loader'
import { validatorCodes } from '@/lib/ground/validators/codes'
import { IslandMessages } from '../../client-messages'
import { CheckoutFrame } from '../checkout-frame'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'

export const generateMetadata = ({ params }: ShopPageProps) => privateMetadata(params, 'order')

/** What can be wrong with the password of the account that the page offers. */
const passwordTexts = validatorCodes
  .filter(code => code.startsWith('VALIDATORS_REQUIRED_PASSWORD'))
  .map(code => `validators.${code}`)

const paperTexts = ['documents', 'invoice', 'creditNote'].map(name => `orderPage.${name}`)

/** `/success/?id=…&auth=…`: the order that was placed. */
export default async function SuccessPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  return (
    <CheckoutFrame locale={locale} step="success">
      <IslandMessages names={['cart', 'order', 'price', ...paperTexts, ...passwordTexts]}>
        <SuccessLoader />
      </IslandMessages>
    </CheckoutFrame>
  )
}
