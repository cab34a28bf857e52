import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countTogether } from '@/server/ground/http/count-together'

const limiterOf = (points: number) => new RateLimiterMemory({ points, duration: 60 })

afterEach(() => {
  vi.useRealTimers()
})

describe('requests that are counted together', () => {
  it('are let in up to the limit, in the order in which they came', async () => {
    const count = countTogether(limiterOf(5))
    const answers = await Promise.all(Array.from({ length: 9 }, () => count('a')))
    expect(answers.map(({ isOver }) => isOver)).toEqual([...Array(5).fill(false), ...Array(4).fill(true)])
    expect(answers.at(-1)?.msBeforeNext).toBeGreaterThan(0)
    expect((await count('a')).isOver).toBe(true)
    expect((await count('b')).isOver).toBe(false)
  })

  it('ask once for all that came while one was on its way', async () => {
    const limiter = limiterOf(100)
    const asked = vi.spyOn(limiter, 'consume')
    const count = countTogether(limiter)
    const first = count('a')
    await Promise.resolve()
    const more = Array.from({ length: 20 }, () => count('a'))
    for (const { isOver } of await Promise.all([first, ...more])) expect(isOver).toBe(false)
    expect(asked.mock.calls.map(([, points]) => points)).toEqual([1, 20])
    expect((await count('a')).isOver).toBe(false)
  })

  it('begin again where the clock went back: nobody waits longer than the limit says', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const count = countTogether(limiterOf(2))
    for (const isOver of [false, false, true]) expect((await count('a')).isOver).toBe(isOver)
    vi.setSystemTime(Date.now() - 3_600_000)
    const after = await count('a')
    expect(after).toMatchObject({ isOver: false })
    expect(after.msBeforeNext).toBeLessThanOrEqual(60_000)
    for (const isOver of [false, true]) {
      const { msBeforeNext, ...counted } = await count('a')
      expect(counted.isOver).toBe(isOver)
      expect(msBeforeNext).toBeLessThanOrEqual(60_000)
    }
  })

  it('fail together where nothing can be counted, and the next are counted again', async () => {
    const limiter = limiterOf(1)
    const asked = vi.spyOn(limiter, 'consume').mockRejectedValueOnce(new Error('no database'))
    const count = countTogether(limiter)
    const answers = await Promise.allSettled([count('a'), count('a')])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await count('a')).isOver).toBe(false)
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
