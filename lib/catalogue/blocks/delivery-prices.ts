import { block } from './block'

/** What delivery costs and how long it takes, zone by zone. */
export const deliveryPricesBlock = block('deliveryPrices', {})
