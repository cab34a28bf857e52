import { expect, it } from 'vitest'
import { refusalText } from '@/server/orders/refusal-words'

it('names every rate that is missing, in the language of who asked', async () => {
  const missing = [
    { currency: 'CHF', day: '2026-06-03' },
    { currency: 'GBP', day: '2026-06-05' },
  ]
  for (const language of ['fr', 'de', 'en'])
    expect(await refusalText({ code: 'rate_missing', details: { missing } }, language)).toContain(
      'CHF 2026-06-03, GBP 2026-06-05',
    )
})
