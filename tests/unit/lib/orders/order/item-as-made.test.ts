import { describe, expect, it } from 'vitest'
import { itemAsMade } from '@/lib/orders/order/item-as-made'
import type { CartItem } from '@/lib/product/item/item'

const item = (content: CartItem['content']): CartItem => ({
  id: 'one',
  type: 'stamp',
  slug: 'model',
  quantity: 1,
  tranquility: false,
  description: '',
  content,
})
const said = '2026-11-22T10:00:00.000Z'
const corrected = { design: 'corrected', laidOutAt: said, approvedAt: said }

describe('what is ordered again', () => {
  it('is what was sent where nobody has corrected it, or its buyer has not approved it', () => {
    const sent = item({ design: 'sent' })
    expect(itemAsMade(sent, [{ slug: 'model', design: 'sent', approvedAt: said }])).toBe(sent)
    expect(itemAsMade(sent, [{ slug: 'model', ...corrected, approvedAt: null }])).toBe(sent)
  })

  it('is the corrected design in the place of the one that was sent, or of the files', () => {
    const made = [{ slug: 'model', ...corrected }]
    expect(itemAsMade(item({ design: 'sent' }), made).content).toEqual({ design: 'corrected' })
    const files = item({ importDesign: { files: [{ hash: 'a', name: 'logo.png' }] }, inkColor: 'red' })
    expect(itemAsMade(files, made).content).toEqual({ design: 'corrected', inkColor: 'red' })
  })

  it('has of several designs the corrected one alone in its place, also where two are of one product', () => {
    const part = (slug: string, design?: string) => ({ type: 'stamp' as const, slug, content: { design } })
    const pack = item({ parts: [part('pad'), part('b', 'first'), part('a', 'other'), part('b', 'second')] })
    const kept = [
      { slug: 'a', design: 'other' },
      { slug: 'b', design: 'first' },
      { slug: 'b', ...corrected },
    ]
    const designs = itemAsMade(pack, kept).content.parts?.map(({ content }) => content.design)
    expect(designs).toEqual([undefined, 'first', 'other', 'corrected'])
  })
})
