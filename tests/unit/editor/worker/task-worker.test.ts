import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CalledOff, type Said, TaskWorker } from '@/editor/worker/task-worker'

type Sums = { double: { asked: number; answer: number } }

/** A worker that answers when the test says so. */
class HeldWorker extends EventTarget {
  readonly asked: { id: number; asked: number }[] = []
  ended = false
  postMessage(message: { id: number; asked: number }) {
    this.asked.push(message)
  }
  say(data: Said<Sums, string>) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  fail() {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'lost' }))
  }
  terminate() {
    this.ended = true
  }
}

const opened: HeldWorker[] = []
const open = () => {
  const worker = new HeldWorker()
  opened.push(worker)
  return worker as unknown as Worker
}

beforeEach(() => vi.stubGlobal('Worker', HeldWorker))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  opened.length = 0
})

test('each answer goes to its caller, in any order', async () => {
  const worker = new TaskWorker<Sums>(open)
  const [one, two] = [worker.ask('double', 1), worker.ask('double', 2)]
  const [held] = opened
  expect(held?.asked.map(({ asked }) => asked)).toEqual([1, 2])
  held?.say({ id: 2, answer: 4 })
  held?.say({ id: 1, answer: 2 })
  held?.say({ id: 99, answer: 0 })
  expect([await one, await two]).toEqual([2, 4])
  expect(opened).toHaveLength(1)
})

test('a task that fails is reported to its asker alone', async () => {
  const worker = new TaskWorker<Sums>(open)
  const [one, two] = [worker.ask('double', 1), worker.ask('double', 2)]
  opened[0]?.say({ id: 1, error: 'no number' })
  opened[0]?.say({ id: 2, answer: 4 })
  await expect(one).rejects.toThrow('no number')
  expect(await two).toBe(4)
})

test('a lost worker answers no caller, and the next task starts another', async () => {
  const worker = new TaskWorker<Sums>(open)
  const one = worker.ask('double', 1)
  opened[0]?.fail()
  await expect(one).rejects.toThrow('lost')
  expect(opened[0]?.ended).toBe(true)
  const two = worker.ask('double', 2)
  opened[1]?.say({ id: 2, answer: 4 })
  expect(await two).toBe(4)
})

test('the progress of a task is reported to its asker, until it is done', async () => {
  const worker = new TaskWorker<Sums, string>(open)
  const steps: string[] = []
  const one = worker.ask('double', 1, { onStep: step => steps.push(step) })
  opened[0]?.say({ id: 1, step: 'begun' })
  opened[0]?.say({ id: 2, step: 'nobody’s' })
  opened[0]?.say({ id: 1, answer: 2 })
  expect([await one, steps]).toEqual([2, ['begun']])
})

test('a stopped worker cancels its running tasks, and the next task starts another', async () => {
  const worker = new TaskWorker<Sums>(open)
  const one = worker.ask('double', 1)
  worker.stop()
  await expect(one).rejects.toThrow(CalledOff)
  const two = worker.ask('double', 2)
  opened[1]?.say({ id: 2, answer: 4 })
  expect(await two).toBe(4)
})

test('a worker without a message for too long is stopped, and the task gets its fallback answer', async () => {
  vi.useFakeTimers()
  const worker = new TaskWorker<Sums, string>(open)
  const patience = { ms: 1000, answer: -1 }
  const one = worker.ask('double', 1, { patience })
  vi.advanceTimersByTime(900)
  opened[0]?.say({ id: 1, step: 'begun' })
  vi.advanceTimersByTime(900)
  expect(opened[0]?.ended).toBe(false)
  vi.advanceTimersByTime(200)
  expect(await one).toBe(-1)
  expect(opened[0]?.ended).toBe(true)
  const two = worker.ask('double', 2, { patience })
  opened[1]?.say({ id: 2, answer: 4 })
  expect(await two).toBe(4)
  vi.advanceTimersByTime(2000)
  expect(opened[1]?.ended).toBe(false)
})

test('a worker that is started ahead does the first task', async () => {
  const worker = new TaskWorker<Sums>(open)
  worker.begin()
  expect(opened).toHaveLength(1)
  const answer = worker.ask('double', 1)
  worker.begin()
  opened[0]?.say({ id: 1, answer: 2 })
  expect(await answer).toBe(2)
  expect(opened).toHaveLength(1)
})

test('a browser that starts none says so', async () => {
  const shut = new TaskWorker<Sums>(() => {
    throw new Error('not allowed')
  })
  await expect(shut.ask('double', 1)).rejects.toThrow()
  vi.stubGlobal('Worker', undefined)
  await expect(new TaskWorker<Sums>(open).ask('double', 1)).rejects.toThrow()
})
