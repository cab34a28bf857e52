import { describe, expect, test } from 'vitest'
import { BoundedCache } from '@/lib/design/scene/bounded-cache'

describe('a bounded cache', () => {
  test('remembers up to its weight, then begins again', () => {
    const cache = new BoundedCache<number>(100)
    for (let index = 0; index < 10; index += 1) cache.set(`k${index}`, index, 10)
    expect(cache.get('k0')).toBe(0)
    cache.set('k10', 10, 10)
    expect(cache.get('k0')).toBeUndefined()
    expect(cache.get('k10')).toBe(10)
  })

  test('does not keep what alone is too heavy', () => {
    const cache = new BoundedCache<number>(100)
    cache.set('small', 1, 5)
    cache.set('giant', 2, 11)
    expect(cache.get('giant')).toBeUndefined()
    expect(cache.get('small')).toBe(1)
  })
})
