import { CategoryGrid as Grid } from '@/components/catalogue/category-grid'
import { categoryViews } from '@/components/catalogue/category-views'
import { Section } from '@/components/ui/section'
import { subcategoryTiles } from '../../../categories'
import type { BlockView } from './block-view'

/** The subcategories of an entry of the menu. */
export const CategoryGrid: BlockView<'categoryGrid'> = async ({ block, ctx }) => {
  const tiles = await subcategoryTiles(block.category, ctx)
  if (tiles.length === 0) return null
  return (
    <Section title={block.title}>
      <Grid categories={categoryViews(tiles, ctx)} columns={3} />
    </Section>
  )
}
