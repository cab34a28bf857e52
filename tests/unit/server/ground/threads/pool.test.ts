import { afterAll, describe, expect, test } from 'vitest'
import type { Element } from '@/lib/design/scene/model'
import type { Plate } from '@/lib/design/scene/plate'
import { storeDesign } from '@/lib/design/scene/stored'
import { defaultTextStyle } from '@/lib/design/scene/text-doc'
import { compileOnPlate } from '@/server/design/scene/compile-design'
import { laneBounds } from '@/server/ground/threads/bounds'
import type { Lane } from '@/server/ground/threads/lane'
import { runTask } from '@/server/ground/threads/pool'
import { refusalOf } from '@/server/ground/threads/refusals'
import { sceneHash } from '@/tests/support/scene-hash'
import { plateFor, template } from '@/tests/support/templates'

const lanes = () => [...((globalThis as { workLanes?: Map<string, Lane> }).workLanes?.values() ?? [])]
const threads = () => lanes().flatMap(lane => lane.threads)
const waiting = laneBounds(2).orders.waiting
afterAll(() => Promise.all(lanes().map(lane => lane.close())))

const design = template('template-notary-seal-fr')
const plate = plateFor(design)

/** A design of 80 lines whose letters have ten times the outline of others, and its plate: more than a second of a thread's time. */
function heavyDesign() {
  const style = { ...defaultTextStyle, family: 'Special Elite', sizeMm: 0.1 }
  const lines = Array.from({ length: 80 }, () => ({
    align: 'left' as const,
    runs: [{ text: 'Wxyz & 0123456789 '.repeat(4), style }],
  }))
  const text: Element = {
    id: 't',
    type: 'text',
    doc: { lines },
    lineHeight: 1,
    position: { left: 5, top: 5 },
    size: { width: 90, height: 90 },
    overflowing: true,
  }
  const large: Plate = {
    ...plateFor(template('template-letterbox-fr')),
    minFontMm: 0.1,
    maxLines: 100,
    widthMm: 100,
    heightMm: 100,
  }
  return { design: { ...design, elements: [text] }, plate: large }
}

describe('a worker thread', () => {
  test('draws the very outlines that this thread draws', async () => {
    const { hash } = await runTask('packDesign', { design, plate })
    expect(hash).toBe(sceneHash(await compileOnPlate(design, plate)))
  })

  test('reads a design, and says of what is none where it is wrong', async () => {
    expect(await runTask('readDesign', storeDesign(design))).toEqual({ ok: true, design })
    expect(await runTask('readDesign', { type: 'stamp' })).toMatchObject({
      ok: false,
      code: 'design_invalid',
    })
  })

  test('leaves the thread that answers free while it works', async () => {
    const done: string[] = []
    const heavy = Array.from({ length: 4 }, () =>
      runTask('packDesign', { design, plate: { ...plate } }).then(() => done.push('task')),
    )
    // After all pending work of this thread, and before any message from another one.
    await new Promise<void>(resolve => process.nextTick(resolve))
    done.push('answer')
    await Promise.all(heavy)
    expect(done).toEqual(['answer', 'task', 'task', 'task', 'task'])
  })

  test('that fails takes its own task with it and no other', async () => {
    const nonsense = { design: { ...design, elements: null as never }, plate }
    const results = await Promise.allSettled([
      runTask('packDesign', nonsense),
      runTask('packDesign', { design, plate }),
      runTask('packDesign', nonsense),
      runTask('packDesign', { design, plate }),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
  })

  test('that dies takes its own task with it, and another takes its place', async () => {
    const before = await runTask('packDesign', { design, plate })
    // Heavy enough not to be done before its thread is ended, even where this thread rarely gets the processor.
    const lost = runTask('checkDesign', heavyDesign())
    const [ended] = await Promise.allSettled([lost, ...threads().map(t => t.terminate())])
    expect(ended.status).toBe('rejected')
    expect(await runTask('packDesign', { design, plate })).toEqual(before)
  })

  test('is not asked for more than may wait', async () => {
    const asked = Array.from({ length: waiting + 20 }, () => runTask('readDesign', { type: 'stamp' }))
    const results = await Promise.allSettled(asked)
    const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ reason }) => refusalOf(reason)?.code === 'too_busy')).toBe(true)
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(waiting)
    // A refused task may come again.
    expect(await runTask('readDesign', null)).toMatchObject({ ok: false })
  })
})

describe('a design whose letters have ten times the outline of others', () => {
  test('is refused before it is kept, by the bytes of its scene', async () => {
    const checked = await runTask('checkDesign', heavyDesign())
    expect(checked).toMatchObject({
      ok: false,
      code: 'too-heavy',
      excess: { measure: 'bytes', most: 12_000_000 },
    })
  })
})
