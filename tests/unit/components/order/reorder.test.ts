import { describe, expect, it } from 'vitest'
import { reorderable } from '@/components/order/reorder'
import type { Approval } from '@/lib/orders/order/approval'
import type { Order } from '@/lib/orders/order/order'

const ink: Order['items'][number] = {
  id: 'a',
  type: 'static',
  slug: 'encre-trodat-7011',
  quantity: 1,
  description: '',
  tranquility: false,
  content: { variant: 'encre-trodat-7011-black' },
}
const approval = (state: Approval['state']): Approval => ({
  state,
  by: '',
  word: '',
  endsAt: '2026-12-10T12:00:00.000Z',
  decidedAt: null,
  may: null,
})

describe('what can be ordered again', () => {
  it('is nothing of an order that waits for its company’s approver', () => {
    expect(reorderable({ items: [ink], approval: approval('waiting') })).toEqual([])
  })

  it('is all of it once that is decided, and where nobody decides', () => {
    expect(reorderable({ items: [ink], approval: approval('approved') })).toEqual([ink])
    expect(reorderable({ items: [ink], approval: null })).toEqual([ink])
  })

  it('is no free-text line, and no line that the workshop laid out from files', () => {
    const sent: Order['items'][number] = { ...ink, content: { importDesign: { files: [] } } }
    expect(reorderable({ items: [{ ...ink, type: 'magic' }, sent], approval: null })).toEqual([])
  })
})
