import { afterEach, expect, test, vi } from 'vitest'
import { holdOriginal } from '@/editor/picture/originals'
import { SmallPictures } from '@/editor/picture/page-pictures'
import type { Asked, PageTasks } from '@/editor/picture/worker/pages-messages'
import fc, { runs } from '@/tests/support/properties'

const hash = 'b'.repeat(64)

/** What the workers were asked for, in order; the pictures that were given back; how many workers were ended. */
const asked: (number | 'open')[] = []
const back: number[] = []
let ended = 0

/** Pages of the file that cannot be drawn, that are empty, and over which the worker says nothing any more. */
const [undrawn, empty, silent] = [2, 4, 9]

const answerOf = (page: number): PageTasks['page']['answer'] =>
  page === undrawn
    ? null
    : { picture: { close: () => back.push(page) } as object as ImageBitmap, blank: page === empty }

/** Small pictures of a file, by a worker that answers at once; one that does not open the file says so. */
function picturesBy({ opens = true } = {}) {
  asked.length = 0
  back.length = 0
  ended = 0
  vi.stubGlobal(
    'Worker',
    class {
      private hear: (event: { data: unknown }) => void = () => {}
      addEventListener(name: string, listener: (event: { data: unknown }) => void) {
        if (name === 'message') this.hear = listener
      }
      terminate() {
        ended += 1
      }
      postMessage({ id, ...message }: Asked) {
        asked.push(message.name === 'open' ? 'open' : message.asked)
        if (message.name === 'page' && message.asked === silent) return
        const answer = message.name === 'open' ? opens : answerOf(message.asked)
        queueMicrotask(() => this.hear({ data: { id, answer } }))
      }
    },
  )
  holdOriginal(hash, new Blob(['%PDF-']))
  return new SmallPictures(hash)
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const known = ({ store }: SmallPictures) => [...store.getState().keys()].toSorted((a, b) => a - b)
const isDone = (small: SmallPictures, pages: readonly number[]) =>
  vi.waitUntil(() => pages.every(page => small.store.getState().has(page)), { interval: 1 })

test('pages in view are drawn one after the other, and the file is opened once', async () => {
  const small = picturesBy()
  small.show([5, 1])
  await isDone(small, [1, 5])
  small.show([1, 5, 6])
  await isDone(small, [6])
  expect(asked).toEqual(['open', 1, 5, 6])
})

test('a page that cannot be drawn is known as such, an empty one is drawn and said', async () => {
  const small = picturesBy()
  small.show([undrawn, empty])
  await isDone(small, [undrawn, empty])
  expect(small.store.getState().get(undrawn)).toBe('undrawn')
  expect(small.store.getState().get(empty)).toMatchObject({ blank: true })
  // It is not tried again whenever it is scrolled to.
  small.show([])
  small.show([undrawn])
  expect(asked).toEqual(['open', undrawn, empty])
})

test('a page that left the view gives its picture back, and is not drawn where its turn had not come', async () => {
  const small = picturesBy()
  small.show([1, 5])
  await isDone(small, [1])
  small.show([6])
  await isDone(small, [6])
  expect(known(small)).toEqual([6])
  expect(back).toContain(1)
  expect(asked.filter(page => page === 6)).toHaveLength(1)
})

test('of a file that cannot be opened no page is drawn, and all are said to be so', async () => {
  const small = picturesBy({ opens: false })
  small.show([1, 5])
  await isDone(small, [1, 5])
  expect([...small.store.getState().values()]).toEqual(['undrawn', 'undrawn'])
  expect(asked).toEqual(['open'])
})

test('where no worker starts, all pages are said not to be drawn', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const small = picturesBy()
  vi.stubGlobal('Worker', undefined)
  small.show([1])
  await isDone(small, [1])
  expect(small.store.getState().get(1)).toBe('undrawn')
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})

test('a page over which the worker falls silent is not drawn, and the next one begins with another worker', async () => {
  const small = picturesBy()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  small.show([silent, 12])
  await vi.waitUntil(() => asked.includes(silent), { interval: 1 })
  await vi.advanceTimersByTimeAsync(60_000)
  await isDone(small, [silent, 12])
  expect(small.store.getState().get(silent)).toBe('undrawn')
  expect(small.store.getState().get(12)).toMatchObject({ blank: false })
  expect({ asked, ended }).toEqual({ asked: ['open', silent, 'open', 12], ended: 1 })
})

test('at its end the pictures are given back and the worker is ended', async () => {
  const small = picturesBy()
  small.show([1, 5])
  await isDone(small, [1, 5])
  small.end()
  expect({ back, ended, known: known(small) }).toEqual({ back: [1, 5], ended: 1, known: [] })
})

test('whatever is scrolled, the pictures held are those in view, and all others were given back', async () => {
  const view = fc.uniqueArray(fc.integer({ min: 20, max: 40 }), { minLength: 1, maxLength: 6 })
  const steps = fc.array(fc.record({ pages: view, waits: fc.boolean() }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(steps, async taken => {
      const small = picturesBy()
      for (const { pages, waits } of taken) {
        small.show(pages)
        if (waits) await isDone(small, pages)
        expect(known(small).every(page => pages.includes(page))).toBe(true)
      }
      const last = taken.at(-1)?.pages ?? []
      await isDone(small, last)
      expect(known(small)).toEqual(last.toSorted((a, b) => a - b))
      // One that left the view while it was drawn is given back as soon as it is there.
      const held = () => asked.filter(page => page !== 'open').length - back.length
      await vi.waitUntil(() => held() === last.length, { interval: 1 })
    }),
    { numRuns: runs(25, 200) },
  )
})
