/** A review as the service tells it and the shop keeps it. `sourceId` is its number at the service. */
export interface SourceReview {
  sourceId: string
  author: string
  stars: number
  title: string
  text: string
  publishedAt: string
}

/** The same with the number of the row that keeps it. */
export type KeptReview = SourceReview & { id: number }

export interface ReviewChanges {
  add: SourceReview[]
  change: KeptReview[]
  /** Rows to be removed. */
  remove: number[]
}

const fields = ['author', 'stars', 'title', 'text', 'publishedAt'] as const

/**
 * What is to be done so that the kept reviews of a language are those of the service (PAGE-54): a review that it no longer returns was
 * taken back, and is removed.
 */
export function reviewChanges(kept: readonly KeptReview[], received: readonly SourceReview[]): ReviewChanges {
  const rows = new Map(kept.map(review => [review.sourceId, review]))
  const wanted = new Map(received.map(review => [review.sourceId, review]))
  const known = [...wanted.values()].flatMap(review => {
    const row = rows.get(review.sourceId)
    return row ? [{ row, review }] : []
  })
  return {
    add: [...wanted.values()].filter(({ sourceId }) => !rows.has(sourceId)),
    change: known
      .filter(({ row, review }) => fields.some(field => row[field] !== review[field]))
      .map(({ row, review }) => ({ ...review, id: row.id })),
    remove: kept.filter(({ sourceId }) => !wanted.has(sourceId)).map(({ id }) => id),
  }
}
