import { carrierName } from '@/lib/orders/order/carriers'
import type { PanelTexts } from './panel-texts'

/** The name of a carrier in the panel; a carrier without its own name gets the name of its kind. */
export const carrierText = (carrier: string, { t }: PanelTexts): string =>
  carrierName(carrier) ||
  t(carrier === 'pickup' ? 'backOffice.order.parcels.pickup' : 'backOffice.order.parcels.other')
