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
  const missing = (block.slugs ?? []).filter(slug => !products.some(product => product.slug === slug))
  if (block.source === 'slugs' && missing.length > 0)
    console.warn(`A list of cards names what is not there: ${missing.join(', ').slice(0, 300)}`)
  if (products.length === 0) return null
  return (
    <Section title={block.title}>
      <TileList products={products.slice(0, block.limit ?? 8)} ctx={ctx} />
    </Section>
  )
}
