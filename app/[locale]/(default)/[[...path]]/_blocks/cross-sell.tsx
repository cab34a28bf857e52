import { TileList } from '@/components/catalogue/tile-list'
import { Section } from '@/components/ui/section'
import { crossSold } from '../../../content'
import type { BlockView } from './block-view'

/** A list of products that the back-office keeps by name. */
export const CrossSell: BlockView<'crossSell'> = async ({ block, ctx }) => {
  const { title, products } = await crossSold(block.name, ctx.locale)
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <TileList products={products} ctx={ctx} />
    </Section>
  )
}
