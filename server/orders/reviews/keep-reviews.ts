import 'server-only'
import type { Payload } from 'payload'
import { type Language, languages } from '@/lib/ground/names'
import { type KeptReview, reviewChanges, type SourceReview } from '@/lib/orders/review/keep'
import { changesOutside } from '@/server/catalogue/content/invalidate'
import { askReviews } from '@/server/catalogue/reviews/service'
import { readSettings } from '@/server/ground/env'
import { addJobs } from '@/server/ground/jobs/queue'
import { inTransaction } from '@/server/ground/transaction'

/** The kept reviews of a language that came from the service. */
async function keptReviews(payload: Payload, language: Language): Promise<KeptReview[]> {
  const { docs } = await payload.find({
    collection: 'reviews',
    where: { and: [{ language: { equals: language } }, { sourceId: { exists: true } }] },
    pagination: false,
    depth: 0,
  })
  return docs.map(({ id, sourceId, author, stars, title, text, publishedAt }) => ({
    id,
    sourceId: sourceId ?? '',
    author,
    stars,
    title: title ?? '',
    text,
    publishedAt: new Date(publishedAt).toISOString(),
  }))
}

/** Updates the kept reviews of a language to those from the service. */
async function keep(payload: Payload, language: Language, received: readonly SourceReview[]): Promise<void> {
  const { add, change, remove } = reviewChanges(await keptReviews(payload, language), received)
  const collection = 'reviews'
  await inTransaction(payload, async ({ req }) => {
    for (const id of remove) await payload.delete({ collection, id, req })
    for (const { id, ...data } of change) await payload.update({ collection, id, data, req })
    for (const review of add) await payload.create({ collection, data: { ...review, language }, req })
  })
}

/**
 * Fetches the shop's reviews from their service, in every language, and keeps them (PAGE-54); what shows them is renewed. Nothing happens
 * where no service is set. A language without an answer from the service keeps what it has, and the job fails with why, so that it is tried
 * again and seen.
 */
export async function keepReviews(payload: Payload): Promise<void> {
  const { REVIEWS_URL: url, REVIEWS_KEY: key } = readSettings()
  if (!url || !key) return
  const failed: string[] = []
  const collections = await changesOutside(async () => {
    for (const language of languages) {
      const received = await askReviews({ url, key }, language)
      if (received.ok) await keep(payload, language, received.value)
      else failed.push(`${language}: ${received.reason}`)
    }
  })
  if (collections.length > 0)
    await inTransaction(payload, scope => addJobs(scope, [{ name: 'renew-pages', data: { collections } }]))
  if (failed.length > 0) throw new Error(`the service of reviews did not answer: ${failed.join(', ')}`)
}
