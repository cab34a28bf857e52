import { afterEach, expect, it, vi } from 'vitest'
import { openedThings } from '@/tests/bench/opened.mjs'

afterEach(() => vi.restoreAllMocks())

it('ends all that a benchmark has started, the last first, once, and whatever of it fails to end', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ended: string[] = []
  const { keep, end } = openedThings()
  const thing = (name: string, fails = false) =>
    keep({
      name,
      stop: async () => {
        ended.push(name)
        if (fails) throw new Error(`${name} would not end`)
      },
    })
  expect(thing('shop').name).toBe('shop')
  thing('plain app', true)
  thing('site')
  await Promise.all([end(), end()])
  expect(ended).toEqual(['site', 'plain app', 'shop'])
  expect(failed).toHaveBeenCalledExactlyOnceWith('plain app would not end')
})
