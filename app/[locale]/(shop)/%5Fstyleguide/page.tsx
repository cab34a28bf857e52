import { TokensGuide } from '@/components/styleguide/tokens-guide'
import type { ShopPageProps } from '../shop-page'
import { guideMetadata } from './guide-metadata'
import { GuidePage } from './guide-page'

export const generateMetadata = ({ params }: ShopPageProps) => guideMetadata(params, 'title')

/** `/_styleguide/`: colours and letters, and the ways to the parts. */
export default function StyleguidePage({ params }: ShopPageProps) {
  return (
    <GuidePage params={params}>
      <TokensGuide />
    </GuidePage>
  )
}
