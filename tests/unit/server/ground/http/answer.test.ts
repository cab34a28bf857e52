import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findFlaw, parseQuery } from '@/server/ground/http/answer'
import { processorMs } from '@/tests/support/processor-time'

const schema = z.strictObject({ slug: z.string().optional(), 'slug[$in]': z.array(z.string()).optional() })
const ask = (query: string) => parseQuery(schema, new Request(`http://shop.test/?${query}`))

describe('a query', () => {
  it('is read with each name once, and lists whole', () => {
    expect(ask('slug=a')).toEqual({ ok: true, value: { slug: 'a' } })
    expect(ask('slug[$in]=a&slug=c&slug[$in]=b')).toEqual({
      ok: true,
      value: { slug: 'c', 'slug[$in]': ['a', 'b'] },
    })
  })

  it.each([['slug=a&slug=a'], ['slug=%00'], ['%00=a'], ['other=a'], ['slug[$in]=%00']])(
    '%s is refused',
    async query => {
      const read = ask(query)
      expect(read.ok || read.response.status).toBe(400)
    },
  )

  it('takes some four times the work where it is four times as long', () => {
    const [once, fourTimes] = [1_000, 4_000].map(n => processorMs(() => ask('[$in]&'.repeat(n))))
    expect(fourTimes).toBeLessThan(10 * Math.max(once ?? 0, 4))
  })
})

describe('the flaws of a body', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
  it.each([
    [{ a: [1, null, true, 'b', { c: [] }] }, null],
    [['a', '\u0000'], 'text'],
    [{ '\u0000': 1 }, 'text'],
    [{ a: [{ b: '\ud800' }] }, 'text'],
    [nested(64), null],
    [nested(65), 'depth'],
    ['\u0000', 'text'],
  ])('of %j are %s', (body, flaw) => {
    expect(findFlaw(body)).toBe(flaw)
  })

  it('are looked for in less than ten times the work of reading it', () => {
    const text = `[${'0,'.repeat(400_000)}0]`
    const reading = processorMs(() => JSON.parse(text))
    const body = JSON.parse(text) as unknown
    expect(processorMs(() => findFlaw(body))).toBeLessThan(10 * Math.max(reading, 2))
  })
})
