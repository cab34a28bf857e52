import { CategoryGrid } from '@/components/catalogue/category-grid'
import { categoryViews } from '@/components/catalogue/category-views'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/ground/site/navigation'
import { categoryTiles } from '../../../categories'
import type { BlockView } from './block-view'

/** Entries of the menu chosen by hand, with the texts of the editor who chose them. */
export const CategoryTiles: BlockView<'categoryTiles'> = async ({ block, ctx }) => {
  const names = block.tiles.map(({ category }) => category)
  const views = categoryViews(await categoryTiles(names, ctx), ctx)
  if (views.length === 0) return null
  const categories = views.map(view => {
    const chosen = block.tiles.find(({ category }) => category === view.name)
    const picture = chosen?.picture
    return {
      ...view,
      title: chosen?.title || view.title,
      description: chosen?.text || view.description,
      ...(picture && {
        picture: { kind: 'scene' as const, slug: picture, view: 'tile' as const, language: ctx.language },
        wall: picture.endsWith('sign'),
      }),
    }
  })
  return (
    <Section
      title={block.title}
      aside={block.links?.map(({ label, url }) => (
        <Link key={url} href={url} className="link">
          {label}
        </Link>
      ))}
    >
      <CategoryGrid categories={categories} columns={categories.length % 4 === 0 ? 4 : 3} />
    </Section>
  )
}
