import { ReviewList } from '@/components/content/review-list'
import { Section } from '@/components/ui/section'
import { content, orEmpty } from '../../../content'
import type { BlockView } from './block-view'

/** The latest reviews. */
export const Reviews: BlockView<'reviews'> = async ({ block, ctx }) => {
  const reviews = await orEmpty('reviews', content().reviews(block.limit ?? 6, ctx.locale))
  if (reviews.length === 0) return null
  return (
    <Section title={block.title} ground="wash">
      <ReviewList reviews={reviews} />
    </Section>
  )
}
