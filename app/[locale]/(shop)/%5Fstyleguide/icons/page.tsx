import { IconsGuide } from '@/components/styleguide/icons-guide'
import type { ShopPageProps } from '../../shop-page'
import { guideMetadata } from '../guide-metadata'
import { GuidePage } from '../guide-page'

export const generateMetadata = ({ params }: ShopPageProps) => guideMetadata(params, 'icons')

/** `/_styleguide/icons/` */
export default function IconsPage({ params }: ShopPageProps) {
  return (
    <GuidePage params={params} section="icons">
      <IconsGuide />
    </GuidePage>
  )
}
