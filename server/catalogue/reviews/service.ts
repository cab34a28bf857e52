import 'server-only'
import { z } from 'zod'
import { mostReviews } from '@/lib/catalogue/contract/read'
import type { Language } from '@/lib/ground/common'
import type { SourceReview } from '@/lib/orders/review/keep'
import { readSettings } from '@/server/ground/env'
import { askOutside, type Outside } from '@/server/ground/outside/ask'

/*
 * The protocol of Trustpilot's business units: GET …/reviews of one unit, with the key in a header, answered with the newest first.
 */

/** A moment as the service writes it; without a zone it is UTC. */
const moment = z
  .string()
  .transform(text => new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`))
  .refine(date => !Number.isNaN(date.getTime()))
  .transform(date => date.toISOString())

const reviewSchema = z
  .object({
    id: z.string().min(1).max(100),
    stars: z.number().int().min(1).max(5),
    title: z.string().max(1000).nullish(),
    text: z.string().max(20_000).nullish(),
    createdAt: moment,
    consumer: z.object({ displayName: z.string().max(300) }),
  })
  .transform(
    ({ id, stars, title, text, createdAt, consumer }): SourceReview => ({
      sourceId: id,
      author: consumer.displayName.trim(),
      stars,
      title: title?.trim() ?? '',
      text: text?.trim() ?? '',
      publishedAt: createdAt,
    }),
  )

/** Each review is parsed by itself: an invalid one does not affect the others. */
const answer = z.object({ reviews: z.array(z.unknown()).max(mostReviews) }).transform(({ reviews }) =>
  reviews.flatMap(review => {
    const read = reviewSchema.safeParse(review)
    // Stars alone are no words that could be shown.
    return read.success && read.data.author && read.data.text ? [read.data] : []
  }),
)

/** Whether a service of reviews is set: its address and its key. */
export function hasReviewService(): boolean {
  const { REVIEWS_URL, REVIEWS_KEY } = readSettings()
  return Boolean(REVIEWS_URL && REVIEWS_KEY)
}

/** The newest reviews of the shop in a language. Returns the failure where the service's answer cannot be used. */
export function askReviews(
  { url, key }: { url: string; key: string },
  language: Language,
): Promise<Outside<SourceReview[]>> {
  const query = new URLSearchParams({ language, perPage: String(mostReviews), orderBy: 'createdat.desc' })
  return askOutside({
    url: `${url.replace(/\/$/, '')}/reviews?${query}`,
    init: { headers: { apikey: key, accept: 'application/json' } },
    answer,
    timeoutMs: 10_000,
  })
}
