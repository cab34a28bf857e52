import { afterEach, expect, test, vi } from 'vitest'
import { ImportDesk } from '@/editor/import/import-desk'
import type { Asked } from '@/editor/picture/worker/messages'
import { wholeCorners } from '@/lib/design/picture/corners'

/** What the worker answers to a file, by its name's first letter; `null` never answers. */
type Answers = (message: Asked) => unknown

function deskWith(answers: Answers) {
  const ended: string[] = []
  vi.stubGlobal(
    'Worker',
    class {
      private hear: (event: { data: unknown }) => void = () => {}
      addEventListener(name: string, listener: (event: { data: unknown }) => void) {
        if (name === 'message') this.hear = listener
      }
      terminate() {
        ended.push('worker')
      }
      postMessage(message: Asked) {
        const answer = answers(message)
        if (answer !== undefined) queueMicrotask(() => this.hear({ data: { id: message.id, answer } }))
      }
    },
  )
  return { desk: new ImportDesk(), ended }
}

/** Released pictures. */
const given: string[] = []
const looked = {
  kind: 'png',
  width: 40,
  height: 20,
  pages: 1,
  lost: [],
  notes: [],
  pageNotes: null,
  file: new Blob(['kept']),
  otherFamilies: [],
  preview: { width: 40, height: 20, close: () => given.push('back') },
}
const opened = (message: Asked) => {
  if (message.name === 'open') return { ok: true, opened: looked }
  return message.name === 'corners' ? null : { ok: false, code: 'unreadable' }
}
const picture = (name = 'a.png') => new File(['bytes'], name)
const saved = (text = '{"version":1}') => new File([text], 'a.json')

afterEach(() => vi.unstubAllGlobals())

test('pictures are looked at one after the other, and stand side by side', async () => {
  const { desk } = deskWith(opened)
  await desk.take([picture('a.png'), picture('b.png')])
  const { step } = desk.store.getState()
  expect(step.name === 'pictures' && step.pictures.map(({ file }) => file.name)).toEqual(['a.png', 'b.png'])
})

test('a file that begins an object is read as a design, whatever it is called', async () => {
  const item = { version: 1, elements: [] }
  const read = { ok: true, item, leftOut: [], name: 'Mine', modelName: 'Printy 4913' }
  const { desk } = deskWith(({ name }) => (name === 'design' ? read : { ok: false, code: 'unreadable' }))
  await desk.take([new File([' {"version":1}'], 'photo.png')])
  expect(desk.store.getState().step).toMatchObject({
    name: 'design',
    file: 'photo.png',
    read: { name: 'Mine' },
  })
})

test('more files than are taken, a large one and a broken one leave the choice, and say why', async () => {
  const { desk } = deskWith(() => ({ ok: false, code: 'pixels' }))
  await desk.take(Array.from({ length: 6 }, () => picture()))
  expect(desk.store.getState()).toMatchObject({
    step: { name: 'choose' },
    refusals: [{ code: 'count', max: 5 }],
  })
  await desk.take([new File([new Uint8Array(15_000_001)], 'large.png')])
  expect(desk.store.getState().refusals).toMatchObject([{ code: 'size', name: 'large.png' }])
  await desk.take([picture()])
  expect(desk.store.getState()).toMatchObject({ step: { name: 'choose' }, refusals: [{ code: 'pixels' }] })
  await desk.take([saved()])
  expect(desk.store.getState().refusals).toHaveLength(1)
})

test('a broken file is named, and those beside it stay', async () => {
  let count = 0
  const { desk } = deskWith(message => {
    count += 1
    return count === 2 ? { ok: false, code: 'damaged' } : opened(message)
  })
  await desk.take([picture('a.png'), picture('cut.png'), picture('c.png')])
  const { step, refusals } = desk.store.getState()
  expect(step.name === 'pictures' && step.pictures.map(({ file }) => file.name)).toEqual(['a.png', 'c.png'])
  expect(refusals).toEqual([{ code: 'damaged', name: 'cut.png' }])
})

test('what was shown is given back once others are chosen', async () => {
  const { desk } = deskWith(opened)
  await desk.take([picture('a.png'), picture('b.png')])
  given.length = 0
  await desk.take([picture('c.png')])
  expect(given).toHaveLength(2)
  desk.restart()
  expect(given).toHaveLength(3)
})

test('the workshop gets what the shop can keep of a file', async () => {
  const { desk } = deskWith(opened)
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(body)
    return new Response('{}', { status: 500 })
  })
  await desk.take([picture('photo.heic')])
  const { step } = desk.store.getState()
  if (step.name !== 'pictures') throw new Error('no pictures')
  await desk.send(step.pictures, () => true)
  expect(bodies).toEqual([looked.file])
})

test('a late result of a cancelled file is ignored', async () => {
  const asked: string[] = []
  const { desk, ended } = deskWith(({ name }) => {
    asked.push(name)
  })
  for (const moment of ['before', 'while'] as const) {
    const taking = desk.take([picture()])
    if (moment === 'while') await vi.waitFor(() => expect(asked).toEqual(['open']))
    desk.restart()
    await taking
    expect(desk.store.getState()).toEqual({ step: { name: 'choose' }, refusals: [] })
  }
  expect(ended).toEqual(['worker'])
})

test('where no corners are found they are the picture’s', async () => {
  const { desk } = deskWith(opened)
  await desk.take([picture()])
  const { step } = desk.store.getState()
  if (step.name !== 'pictures' || !step.pictures[0]) throw new Error('no picture')
  await desk.findCorners(step.pictures[0])
  expect(desk.store.getState().step).toMatchObject({ name: 'corners', corners: wholeCorners })
})

test.each([
  [429, 'busy'],
  [507, 'full'],
  [500, 'unsent'],
])('files that the shop does not take (%s) stay with what was written', async (status, code) => {
  const { desk } = deskWith(opened)
  vi.stubGlobal('fetch', async () => new Response('{}', { status }))
  await desk.take([picture()])
  const { step } = desk.store.getState()
  if (step.name !== 'pictures') throw new Error('no pictures')
  const add = vi.fn(() => true)
  await desk.send(step.pictures, add)
  expect(desk.store.getState()).toMatchObject({
    step: { name: 'workshop', sending: false },
    refusals: [{ code }],
  })
  expect(add).not.toHaveBeenCalled()
})

test('a locked file is opened with its password, beside what was read; a wrong one is said', async () => {
  const notes = { missing: [], fonts: [], hiddenLayers: [], overprints: true, cut: null, blank: [] }
  const { desk } = deskWith(message => {
    if (message.name !== 'open') return null
    const { password, bytes } = message.asked as { password?: string; bytes: ArrayBuffer }
    if (bytes.byteLength !== 'locked'.length) return opened(message)
    if (password !== 'open sesame') return { ok: false, code: 'password' }
    return { ok: true, opened: { ...looked, kind: 'pdf', pageNotes: notes } }
  })
  const locked = new File(['locked'], 'deed.pdf')
  await desk.take([picture('a.png'), locked])
  expect(desk.store.getState().refusals).toEqual([
    { code: 'password', name: 'deed.pdf', locked, wrong: false },
  ])
  await desk.unlock(locked, 'sesame')
  expect(desk.store.getState().refusals).toEqual([
    { code: 'password', name: 'deed.pdf', locked, wrong: true },
  ])
  await desk.unlock(locked, 'open sesame')
  const { step, refusals } = desk.store.getState()
  expect(refusals).toEqual([])
  if (step.name !== 'pictures') throw new Error('no pictures')
  expect(step.pictures.map(({ file }) => file.name)).toEqual(['a.png', 'deed.pdf'])
  expect(step.pictures[1]).toMatchObject({ pageNotes: notes, asked: { password: 'open sesame' } })
})

test('cutting lines are drawn as ink on request, and the page before is released', async () => {
  const asked: unknown[] = []
  const { desk } = deskWith(message => {
    if (message.name === 'open') asked.push((message.asked as { keepsCuts?: boolean }).keepsCuts)
    return opened(message)
  })
  await desk.take([picture('plate.pdf')])
  const { step } = desk.store.getState()
  const [page] = step.name === 'pictures' ? step.pictures : []
  if (!page) throw new Error('no page')
  given.length = 0
  await desk.keepCuts(page, true)
  expect(asked).toEqual([undefined, true])
  expect(given).toHaveLength(1)
  const after = desk.store.getState().step
  expect(after.name === 'pictures' && after.pictures[0]?.asked).toEqual({ keepsCuts: true })
})
