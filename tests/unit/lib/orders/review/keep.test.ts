import { expect, it } from 'vitest'
import { reviewChanges } from '@/lib/orders/review/keep'

const review = (sourceId: string, text = 'Net et rapide') => ({
  sourceId,
  author: 'Zoé',
  stars: 5,
  title: '',
  text,
  publishedAt: '2026-10-20T00:00:00.000Z',
})

it('brings what is kept to what the service tells: new ones, changed ones, and those that it took back', () => {
  const kept = [
    { id: 1, ...review('same') },
    { id: 2, ...review('changed') },
    { id: 3, ...review('gone') },
  ]
  const received = [review('same'), review('changed', 'Autre texte'), review('new'), review('new')]
  expect(reviewChanges(kept, received)).toEqual({
    add: [review('new')],
    change: [{ id: 2, ...review('changed', 'Autre texte') }],
    remove: [3],
  })
  expect(reviewChanges(kept, kept)).toEqual({ add: [], change: [], remove: [] })
})
