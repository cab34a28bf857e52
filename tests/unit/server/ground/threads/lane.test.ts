import { afterEach, describe, expect, test } from 'vitest'
import { type LaneBounds, laneBounds } from '@/server/ground/threads/bounds'
import { forCaller } from '@/server/ground/threads/caller'
import { Lane } from '@/server/ground/threads/lane'
import { runTask } from '@/server/ground/threads/pool'
import { refusalOf } from '@/server/ground/threads/refusals'
import { plateFor, template } from '@/tests/support/templates'

const design = template('template-notary-seal-fr')
const plate = plateFor(design)
const heavy = { name: 'packDesign', input: { design, plate } } as const
const light = { name: 'readDesign', input: { type: 'stamp' } } as const

const opened: Lane[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map(lane => lane.close()))
})

function lane(over: Partial<LaneBounds>): Lane {
  const one = new Lane('uploads', process.env.TASKS_FILE ?? '', { ...laneBounds(2).uploads, ...over })
  opened.push(one)
  return one
}

const caller = (address: string, leave = new AbortController()) => ({ address, signal: leave.signal })
const refused = async (work: Promise<unknown>) =>
  refusalOf(
    await work.then(
      () => undefined,
      (error: unknown) => error,
    ),
  )

describe('a task that overstays', () => {
  test('by its processor time is ended as its input’s fault, while another lane’s go on and its own lane lives', async () => {
    const strict = lane({ threads: 1, processorMs: 10 })
    const free = lane({ threads: 1 })
    const overstaying = refused(strict.run(heavy, undefined))
    expect(await free.run(heavy, undefined)).toMatchObject({ hash: expect.any(String) })
    expect(await overstaying).toEqual({ code: 'too_long', fault: 'input' })
    expect(strict.threads).toHaveLength(0)
    expect(free.threads).toHaveLength(1)
  })

  test('lets what waits behind it be done by a new thread', async () => {
    const strict = lane({ threads: 1, processorMs: 10 })
    const answers = [heavy, heavy, heavy].map(work => refused(strict.run(work, undefined)))
    expect(await Promise.all(answers)).toEqual(answers.map(() => ({ code: 'too_long', fault: 'input' })))
  })

  test('without having used a processor that long is the machine’s fault', async () => {
    const slow = lane({ threads: 1, elapsedMs: 1 })
    expect(await refused(slow.run(heavy, undefined))).toEqual({ code: 'too_long', fault: 'machine' })
  })
})

describe('what waits in a lane', () => {
  test('of one address is bounded, and others are still taken', async () => {
    const narrow = lane({ threads: 1, waitingByAddress: 2, waitingByNetwork: 3 })
    const running = narrow.run(light, undefined)
    const own = ['198.51.100.1', '198.51.100.1'].map(address => narrow.run(light, caller(address)))
    expect(await refused(narrow.run(light, caller('198.51.100.1')))).toEqual({ code: 'too_many_waiting' })
    const neighbour = narrow.run(light, caller('198.51.100.2'))
    expect(await refused(narrow.run(light, caller('198.51.100.3')))).toEqual({ code: 'too_many_waiting' })
    const other = narrow.run(light, caller('203.0.113.1'))
    await Promise.all([running, ...own, neighbour, other])
    // Finished tasks are not counted any more.
    expect(await narrow.run(light, caller('198.51.100.1'))).toMatchObject({ ok: false })
  })

  test('of a network of version 6 is counted by its first 48 bits', async () => {
    const narrow = lane({ threads: 1, waitingByNetwork: 1 })
    const running = narrow.run(light, undefined)
    const first = narrow.run(light, caller('2001:db8:1:1'))
    expect(await refused(narrow.run(light, caller('2001:db8:1:2')))).toEqual({ code: 'too_many_waiting' })
    const other = narrow.run(light, caller('2001:db8:2:1'))
    await Promise.all([running, first, other])
  })

  test('in all is bounded', async () => {
    const narrow = lane({ threads: 1, waiting: 1 })
    const taken = [narrow.run(light, undefined), narrow.run(light, undefined)]
    expect(await refused(narrow.run(light, undefined))).toEqual({ code: 'too_busy' })
    await Promise.all(taken)
  })

  test('is done by turns of the addresses', async () => {
    const one = lane({ threads: 1 })
    const done: string[] = []
    const asked = ['a', 'a', 'a', 'b', 'c', 'b'].map((address, at) =>
      one.run(light, caller(address)).then(() => done.push(`${address}${at}`)),
    )
    await Promise.all(asked)
    expect(done).toEqual(['a0', 'a1', 'b3', 'c4', 'a2', 'b5'])
  })

  test('is taken out when its caller goes away, and what runs goes on', async () => {
    const one = lane({ threads: 1 })
    const leave = new AbortController()
    const running = one.run(light, caller('a', leave))
    const waiting = refused(one.run(light, caller('a', leave)))
    leave.abort()
    expect(await waiting).toEqual({ code: 'too_busy' })
    expect(await running).toMatchObject({ ok: false })
    expect(await refused(one.run(light, caller('a', leave)))).toEqual({ code: 'too_busy' })
    expect(await one.run(light, caller('a'))).toMatchObject({ ok: false })
  })

  test('stays where it is an order, though its caller has gone', async () => {
    const one = lane({ threads: 1, leavesWithCaller: false })
    const leave = new AbortController()
    const asked = [light, light].map(work => one.run(work, caller('a', leave)))
    leave.abort()
    expect(await Promise.all(asked)).toHaveLength(2)
  })

  test('is counted for the caller that the running code works for', async () => {
    const most = laneBounds(2).orders.waitingByAddress
    const rush = forCaller(caller('198.51.100.9'), () =>
      Array.from({ length: most + 20 }, () => refused(runTask('readDesign', light.input))),
    )
    const answers = await Promise.all(rush)
    expect(answers.filter(answer => answer?.code === 'too_many_waiting').length).toBeGreaterThan(0)
    expect(await runTask('readDesign', light.input)).toMatchObject({ ok: false })
  })
})

describe('a lane', () => {
  test('that rests holds no thread', async () => {
    const one = lane({ threads: 1, idleMs: 0 })
    expect(one.threads).toHaveLength(0)
    await one.run(light, undefined)
    await new Promise<void>(resolve => {
      const [thread] = one.threads
      if (!thread) return resolve()
      thread.once('exit', () => resolve())
    })
    expect(one.threads).toHaveLength(0)
  })

  test('filled to the brim leaves another its threads', async () => {
    const many = 200
    const full = lane({ threads: 1, waiting: many, waitingByAddress: many, waitingByNetwork: many })
    // Half a minute of work, which is enough for the start of the other thread; it is cancelled once the other is done.
    const leave = new AbortController()
    const crowd = Array.from({ length: many }, () => full.run(heavy, caller('192.0.2.1', leave)))
    const ends = Promise.allSettled(crowd)
    await lane({ threads: 1 }).run(light, undefined)
    leave.abort()
    expect((await ends).some(({ status }) => status === 'rejected')).toBe(true)
  })
})
