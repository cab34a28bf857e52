import { expect, it, vi } from 'vitest'
import { leaseSeconds, underLease } from '@/server/doors/jobs/lease'
import { openWorker } from '@/server/ground/jobs/worker'
import { mostMailSeconds, smtpLimits } from '@/server/ground/mail/transport'

const never = { everyMs: 2 ** 30, onError: () => {} }

/** A piece of work that ends when the test ends it. */
function held<T = void>() {
  let end: (value: T) => void = () => {}
  const done = new Promise<T>(resolve => {
    end = resolve
  })
  return { done, end }
}

it('a worker takes a job only once the one before it is done, and rests when there is none', async () => {
  const jobs = [held<boolean>(), held<boolean>(), held<boolean>()]
  const taken = vi.fn()
  const worker = openWorker(async () => {
    const at = taken.mock.calls.length
    taken()
    return (await jobs[at]?.done) ?? false
  }, never)
  expect(taken).toHaveBeenCalledTimes(1)
  jobs[0]?.end(true)
  await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(2))
  jobs[1]?.end(true)
  await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(3))
  jobs[2]?.end(false)
  await worker.stop()
  expect(taken).toHaveBeenCalledTimes(3)
})

it('a worker that was woken while it looked looks again, and goes on after what failed', async () => {
  const look = held<boolean>()
  const failed: unknown[] = []
  const answers = [() => look.done, () => Promise.reject(new Error('away')), async () => false]
  const taken = vi.fn()
  const worker = openWorker(
    async () => {
      const answer = answers[taken.mock.calls.length]
      taken()
      return answer ? answer() : false
    },
    { everyMs: 2 ** 30, onError: error => failed.push(error) },
  )
  worker.wake()
  look.end(false)
  await vi.waitFor(() => expect(failed).toHaveLength(1))
  worker.wake()
  await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(3))
  await worker.stop()
})

it('a run that takes too long is given up, and its lease is not renewed any more', async () => {
  const renewed: unknown[] = []
  const db = { executeSql: async (_: string, values: unknown[]) => ({ rows: [renewed.push(values)] }) }
  const job = { id: 'x', name: 'mail', expireInSeconds: 0.04 }
  const onError = () => {}
  const run = underLease(db, job, { mostSeconds: 0.5, onError }, () => held().done)
  await expect(run).rejects.toThrow('took longer than 0.5 seconds')
  expect(renewed.length).toBeGreaterThan(0)
  expect(new Set(renewed.map(String))).toEqual(new Set(['mail,x']))
})

it('each step of a mail ends well before its job’s lease, and the job after all of them', () => {
  const steps = Object.values(smtpLimits).map(ms => ms / 1000)
  for (const seconds of steps) expect(seconds).toBeLessThanOrEqual(leaseSeconds / 2)
  expect(mostMailSeconds).toBeGreaterThan(10 * (smtpLimits.socketTimeout / 1000))
})
