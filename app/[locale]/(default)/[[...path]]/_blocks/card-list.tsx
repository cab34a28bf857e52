import { TileList } from '@/components/catalogue/tile-list'
import { Section } from '@/components/ui/section'
import { content, orEmpty, readProducts } from '../../../content'
import type { BlockView } from './block-view'

/** Products of a query, or chosen by hand. */
export const CardList: BlockView<'cardList'> = async ({ block, ctx }) => {
  const products = await orEmpty(
    block.title ?? 'cards',
    block.source === 'slugs'
      ? content().productsBySlugs(block.slugs ?? [], ctx.locale)
      : readProducts(block.query ?? {}, ctx.locale),
  )
  if (products.length === 0) return null
  return (
    <Section title={block.title}>
      <TileList products={products.slice(0, block.limit ?? 8)} ctx={ctx} />
    </Section>
  )
}
