import { DeliveryPrices as Prices } from '@/components/help/delivery-prices'
import type { BlockView } from './block-view'

/** What delivery costs and how long it takes, zone by zone. */
export const DeliveryPrices: BlockView<'deliveryPrices'> = ({ ctx }) => (
  <section className="wrap py-6">
    <Prices ctx={ctx} />
  </section>
)
