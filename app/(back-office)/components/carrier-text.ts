import { carrierName } from '@/lib/orders/order/carriers'
import type { PanelTexts } from './panel-texts'

/** What a carrier is called in the panel: those without a name of their own by what they are. */
export const carrierText = (carrier: string, { t }: PanelTexts): string =>
  carrierName(carrier) ||
  t(carrier === 'pickup' ? 'backOffice.order.parcels.pickup' : 'backOffice.order.parcels.other')
