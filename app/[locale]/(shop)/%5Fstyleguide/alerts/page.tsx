import { AlertsGuide } from '@/components/styleguide/alerts-guide'
import type { ShopPageProps } from '../../shop-page'
import { guideMetadata } from '../guide-metadata'
import { GuidePage } from '../guide-page'

export const generateMetadata = ({ params }: ShopPageProps) => guideMetadata(params, 'alerts')

/** `/_styleguide/alerts/` */
export default function AlertsPage({ params }: ShopPageProps) {
  return (
    <GuidePage params={params} section="alerts">
      <AlertsGuide />
    </GuidePage>
  )
}
