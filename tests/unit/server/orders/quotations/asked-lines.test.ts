import { beforeEach, expect, it, vi } from 'vitest'
import { askedLines } from '@/server/orders/quotations/asked-lines'

const line = (id: string) => ({
  id,
  type: 'static',
  slug: 'ink-pad',
  quantity: 2,
  tranquility: false,
  description: '',
  content: {},
})

beforeEach(() => {
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {})
})

it('leaves out a line that cannot be read any more, and says so', () => {
  const lines = askedLines({ cart: [line('a'), { ...line('b'), quantity: 'many' }, line('c')] }, 7)
  expect(lines?.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['line 2 of the request for quotation 7 cannot be read', expect.any(String)],
  ])
})

it('has none where nothing was kept or nothing can be read, and an empty request for one', () => {
  for (const request of [null, {}, { cart: 'x' }, { cart: [{ id: 3 }] }])
    expect(askedLines(request, 7)).toBeNull()
  expect(askedLines({ cart: [] }, 7)).toEqual([])
})
