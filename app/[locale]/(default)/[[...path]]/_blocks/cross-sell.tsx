import { TileList } from '@/components/catalogue/tile-list'
import { Section } from '@/components/ui/section'
import { content } from '../../../content'
import type { BlockView } from './block-view'

/** A list of products that the back-office keeps by name. */
export const CrossSell: BlockView<'crossSell'> = async ({ block, ctx }) => {
  const crossSell = await content().crossSell(block.name, ctx.locale)
  if (!crossSell) return null
  const products = await content().productsBySlugs(crossSell.slugs, ctx.locale)
  if (products.length === 0) return null
  return (
    <Section title={crossSell.title}>
      <TileList products={products} ctx={ctx} />
    </Section>
  )
}
