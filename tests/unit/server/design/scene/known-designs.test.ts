import type { Piscina } from 'piscina'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Element } from '@/lib/design/scene/model'
import { storeDesign } from '@/lib/design/scene/stored'
import { checkPlans, knownPlate, readDesigns } from '@/server/design/scene/known-designs'
import { runTask } from '@/server/ground/threads/pool'
import { catalogue } from '@/tests/support/catalogue'
import { ownPictures } from '@/tests/support/own-pictures'
import { template } from '@/tests/support/templates'

vi.mock('@/server/ground/threads/pool', async load => {
  const pool = await load<typeof import('@/server/ground/threads/pool')>()
  return { ...pool, runTask: vi.fn(pool.runTask) }
})

const shared = globalThis as { knownDesigns?: unknown; workerPool?: Piscina }
const tasks = vi.mocked(runTask)
beforeEach(() => {
  delete shared.knownDesigns
  tasks.mockClear()
})
afterAll(() => shared.workerPool?.destroy())

const [seal, box] = [template('template-company-address-fr'), template('template-letterbox-fr')]
/** A design as a request brings it: a new object. */
const sent = (design: typeof seal) => structuredClone(storeDesign(design))

async function planOf(design: typeof seal) {
  const [read] = await readDesigns([sent(design)])
  if (!read?.ok) throw new Error('a template cannot be read')
  const plate = knownPlate(read.design, catalogue)
  if (!plate) throw new Error('a template has no plate')
  return { design: read.design, plate }
}

/** Its first text is outside of the plate, so it cannot be made. */
const beside = (design: typeof seal): typeof seal => ({
  ...design,
  elements: design.elements.map(
    (element, index): Element =>
      index === 0 && element.type === 'text' ? { ...element, position: { left: -30, top: -30 } } : element,
  ),
})

describe('a design that a process has seen before', () => {
  test('is neither read nor compiled again, and what it is made as is the same', async () => {
    const first = await checkPlans([await planOf(seal), await planOf(box)])
    expect(first.map(({ ok }) => ok)).toEqual([true, true])
    tasks.mockClear()
    expect(await checkPlans([await planOf(seal), await planOf(box)])).toEqual(first)
    expect(tasks).not.toHaveBeenCalled()
  })

  test('is found among others, each answer in its place', async () => {
    const [known] = await checkPlans([await planOf(box)])
    tasks.mockClear()
    const [other, again] = await checkPlans([await planOf(seal), await planOf(box)])
    expect(again).toBe(known)
    expect(other).not.toEqual(known)
    expect(tasks.mock.calls.filter(([name]) => name === 'checkDesigns')).toHaveLength(1)
    const read = await readDesigns([sent(seal), { type: 'stamp' }, sent(box)])
    expect(read.map(({ ok }) => ok)).toEqual([true, false, true])
  })

  test('is compiled again on another plate, and after a change of a single letter', async () => {
    const { design, plate } = await planOf(seal)
    const [first] = await checkPlans([{ design, plate }])
    const [wider] = await checkPlans([{ design, plate: { ...plate, minFontMm: plate.minFontMm / 2 } }])
    expect(wider).not.toBe(first)
    const other = structuredClone(sent(seal))
    const text = other.elements.find(element => element.type === 'text')
    if (text?.type !== 'text') throw new Error('the template has no text')
    text.html = text.html.replace(/>(\p{L})/u, '>Q')
    const [read] = await readDesigns([other])
    if (!read?.ok) throw new Error('the changed template cannot be read')
    const [changed] = await checkPlans([{ design: read.design, plate }])
    expect(changed).not.toEqual(first)
  })

  test('cannot be changed by one of those who are given it', async () => {
    const { design } = await planOf(seal)
    expect(() => design.elements.pop()).toThrow()
    expect(() => Object.assign(design.elements[0] ?? {}, { id: 'another' })).toThrow()
  })

  test('is judged again where it was refused', async () => {
    const plan = await planOf(beside(seal))
    const refused = await checkPlans([plan])
    expect(refused).toMatchObject([{ ok: false }])
    tasks.mockClear()
    expect(await checkPlans([plan])).toEqual(refused)
    expect(tasks).toHaveBeenCalledOnce()
  })

  test('is compiled again where it has an own picture, whose file may be gone', async () => {
    const picture = ownPictures.slice(0, 1).map(own => ({ ...own, position: { left: 3, top: 4 }, rotate: 0 }))
    const plan = await planOf({ ...seal, elements: picture as Element[] })
    const judged = await checkPlans([plan])
    expect(judged).toMatchObject([{ ok: true }])
    tasks.mockClear()
    expect(await checkPlans([plan])).toEqual(judged)
    expect(tasks).toHaveBeenCalledOnce()
  })

  test('is followed by nothing where it cannot be made', async () => {
    await checkPlans([await planOf(box)])
    const judged = await checkPlans([await planOf(beside(seal)), await planOf(box)])
    expect(judged).toHaveLength(1)
  })
})
