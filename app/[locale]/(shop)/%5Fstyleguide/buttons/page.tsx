import { ButtonsGuide } from '@/components/styleguide/buttons-guide'
import type { ShopPageProps } from '../../shop-page'
import { guideMetadata } from '../guide-metadata'
import { GuidePage } from '../guide-page'

export const generateMetadata = ({ params }: ShopPageProps) => guideMetadata(params, 'buttons')

/** `/_styleguide/buttons/` */
export default function ButtonsPage({ params }: ShopPageProps) {
  return (
    <GuidePage params={params} section="buttons">
      <ButtonsGuide />
    </GuidePage>
  )
}
