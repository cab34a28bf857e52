import { TradePrices as Prices } from '@/components/help/trade-prices'
import { content, orEmpty } from '../../../content'
import type { BlockView } from './block-view'

/** What a retailer pays for some products, beside what they cost everyone. */
export const TradePrices: BlockView<'tradePrices'> = async ({ block, ctx }) => {
  const products = await orEmpty('trade prices', content().productsBySlugs(block.slugs ?? [], ctx.locale))
  return <Prices products={products} ctx={ctx} />
}
