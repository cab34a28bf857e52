import { Rating } from '@/components/catalogue/rating'
import { Section } from '@/components/ui/section'
import { content, orEmpty } from '../../../content'
import type { BlockView } from './block-view'

/** The latest reviews. */
export const Reviews: BlockView<'reviews'> = async ({ block, ctx }) => {
  const reviews = await orEmpty('reviews', content().reviews(block.limit ?? 6, ctx.locale))
  if (reviews.length === 0) return null
  return (
    <Section title={block.title} ground="wash">
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {reviews.map(review => (
          <li
            key={`${review.author}${review.publishedAt}`}
            className="rounded-lg border border-line bg-paper p-5"
          >
            <Rating stars={review.stars} />
            <h3 className="mt-3 text-base">{review.title}</h3>
            <p className="mt-1 text-sm text-ink-2">{review.text}</p>
            <p className="mt-3 text-xs text-ink-3">{review.author}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
