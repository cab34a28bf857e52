import { expect, it } from 'vitest'
import { createLoader } from '@/editor/state/use-loaded'

it('fetches a module once, however often it is asked for', async () => {
  let fetched = 0
  const loader = createLoader(async () => {
    fetched += 1
    return 'module'
  })
  expect(loader.now()).toBeNull()
  await Promise.all([loader.load(), loader.load()])
  expect(loader.now()).toBe('module')
  expect(fetched).toBe(1)
})

it('tries again after a failure', async () => {
  let fetched = 0
  const loader = createLoader(async () => {
    fetched += 1
    if (fetched === 1) throw new Error('offline')
    return 'module'
  })
  await expect(loader.load()).rejects.toThrow('offline')
  expect(loader.now()).toBeNull()
  await expect(loader.load()).resolves.toBe('module')
})
