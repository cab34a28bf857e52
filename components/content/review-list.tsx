import { Rating } from '@/components/catalogue/rating'
import type { Review } from '@/lib/catalogue/contract/card'

/** What customers said, as the review service has it. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
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
  )
}
