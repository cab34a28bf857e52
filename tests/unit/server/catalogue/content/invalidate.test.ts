import { beforeEach, expect, it, vi } from 'vitest'

const { invalidated, later } = vi.hoisted(() => ({
  invalidated: [] as string[],
  later: [] as (() => Promise<void>)[],
}))
vi.mock('next/cache', () => ({
  revalidateTag: (tag: string) => {
    invalidated.push(tag)
  },
}))
vi.mock('next/server', () => ({
  after: (work: () => Promise<void>) => {
    later.push(work)
  },
}))

const { contentVersion, invalidateContent, withChangesShown } = await import(
  '@/server/catalogue/content/invalidate'
)

beforeEach(() => {
  invalidated.length = 0
  later.length = 0
})

it('forgets once more when the work that changed something is done, before it answers', async () => {
  let seenBetween = 0
  const answer = await withChangesShown(async () => {
    await invalidateContent(['price-lists'])
    await invalidateContent(['reviews'])
    // Another request reads here, before the change is committed.
    seenBetween = contentVersion()
    invalidated.length = 0
    return 'saved'
  })
  expect(answer).toBe('saved')
  expect(contentVersion()).toBeGreaterThan(seenBetween)
  expect(invalidated.sort()).toEqual(['prices', 'reviews'])
  expect(later).toEqual([])
})

it('forgets one page alone where only that page has changed', async () => {
  await invalidateContent(['page/contact'])
  expect(invalidated).toEqual(['page/contact'])
})

it('forgets nothing more where nothing was changed', async () => {
  const before = contentVersion()
  await withChangesShown(async () => 'read')
  expect(contentVersion()).toBe(before)
})

it('forgets after the answer where nobody waits for the end of the work', async () => {
  await invalidateContent(['price-lists'])
  expect([invalidated.length, later.length]).toEqual([1, 1])
  await later[0]?.()
  expect(invalidated).toEqual(['prices', 'prices'])
})

it('tells changes of requests at the same time apart', async () => {
  const wait = () => new Promise(done => setImmediate(done))
  await Promise.all([
    withChangesShown(async () => {
      await invalidateContent(['price-lists'])
      await wait()
      invalidated.length = 0
    }),
    withChangesShown(async () => {
      await wait()
      await wait()
    }),
  ])
  expect(invalidated).toEqual(['prices'])
})
