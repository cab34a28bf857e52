import { expect, it } from 'vitest'
import { afterShoppers, beforeJobs } from '@/server/doors/jobs/shoppers-first'

/** A piece of work that ends on demand. */
function work() {
  let end = () => {}
  const done = new Promise<void>(resolve => {
    end = resolve
  })
  return { end, run: beforeJobs(() => done) }
}

it('a job goes on at once where no shopper waits', async () => {
  await afterShoppers(60_000)
})

it('a job waits for the last shopper who is served', async () => {
  const order: string[] = []
  const [first, second] = [work(), work()]
  const job = afterShoppers(60_000).then(() => order.push('job'))
  first.end()
  await first.run
  order.push('first')
  second.end()
  await second.run
  order.push('second')
  await job
  expect(order).toEqual(['first', 'second', 'job'])
})

it('a job does not wait for ever', async () => {
  const endless = work()
  await afterShoppers(1)
  endless.end()
  await endless.run
})

it('a shopper whose order fails is served as well', async () => {
  await expect(beforeJobs(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await afterShoppers(60_000)
})
