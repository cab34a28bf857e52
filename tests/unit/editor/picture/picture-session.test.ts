import { afterEach, describe, expect, test, vi } from 'vitest'
import { holdOriginal } from '@/editor/picture/originals'
import { PictureSession } from '@/editor/picture/picture-session'
import type { Asked, OpenedFile, OpenRequest } from '@/editor/picture/worker/messages'
import { Editor } from '@/editor/state/editor'
import { makeArt } from '@/lib/design/picture/make-art'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { Design, Element } from '@/lib/design/scene/model'
import { setColour } from '@/lib/design/scene/operations/colour'
import { plateOf } from '@/lib/design/scene/plate'
import { catalogue } from '@/tests/support/catalogue'
import { signDesign, stampDesign } from '@/tests/support/editor-design'
import { photo, printedPictures } from '@/tests/support/photos'
import { greyPicture } from '@/tests/support/pixels'

const proposed: PictureEdit = {
  page: 1,
  turns: 0,
  straighten: 0,
  crop: { left: 0, top: 0, width: 1, height: 1 },
  mode: 'line',
  threshold: 128,
  light: 0,
  even: false,
  background: null,
  fillHoles: true,
  dropSpecks: true,
  invert: false,
}

/** As much as a picture may hold in its colours. */
const heavy = { photo: { ...photo, jpeg: 'A'.repeat(60_000) } }

/** Released pictures of the screen. */
const given: string[] = []

/** What the worker was asked to open. */
const asked: OpenRequest[] = []

/** What the worker would have opened: a bar of 40 × 20 pixels. */
const opened = (): OpenedFile => ({
  hash: 'a'.repeat(64),
  file: new Blob(['bar']),
  kind: 'png',
  width: 40,
  height: 20,
  page: 1,
  pages: 1,
  lost: [],
  notes: [],
  otherFamilies: [],
  pageNotes: null,
  trueSize: null,
  preview: { close: () => given.push('back') } as object as ImageBitmap,
  paper: '#ffffff',
  proposed,
  proposedColours: { ...proposed, inColour: true },
})

const grey = greyPicture(40, 20, (x, y) => Math.abs(y - 10) < 6 && x > 2 && x < 38)

/** A worker that answers at once; `tooFine` are the modes in which the picture has too much detail. */
function workWith(
  tooFine: readonly string[] = [],
  design: Design = stampDesign([]),
  facts: Partial<OpenedFile> = {},
) {
  vi.stubGlobal(
    'Worker',
    class {
      private hear: (event: { data: unknown }) => void = () => {}
      addEventListener(name: string, listener: (event: { data: unknown }) => void) {
        if (name === 'message') this.hear = listener
      }
      terminate() {}
      postMessage(message: Asked) {
        const answer = () => {
          if (message.name === 'open' && message.asked.page === 2) return { ok: false, code: 'blank' }
          if (message.name === 'open') {
            asked.push(message.asked)
            const { families } = message.asked
            const file = { ...opened(), ...facts }
            const settings = { ...file.proposed, ...(families && { families }) }
            return { ok: true, opened: { ...file, proposed: settings } }
          }
          if (message.name === 'measure') return message.asked.art
          if (message.name !== 'work') return null
          const { edit, sizeMm, photoSpace } = message.asked
          const made = tooFine.includes(edit.mode)
            ? { ok: false, code: 'too-fine' }
            : makeArt({ grey, edit, sizeMm })
          const coloured = photoSpace === undefined ? {} : { photo: photoSpace < 50_000 ? null : photo }
          return { made, histogram: new Uint32Array(256), otsu: 128, ...coloured }
        }
        queueMicrotask(() => this.hear({ data: { id: message.id, answer: answer() } }))
      }
    },
  )
  // Drawing ahead needs a canvas, which does not exist here.
  vi.stubGlobal('Path2D', class {})
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 201 }))
  const editor = new Editor({ design })
  const plate = plateOf(editor.design, catalogue)
  if (!plate) throw new Error('no plate')
  return { editor, session: new PictureSession(editor, plate) }
}

afterEach(() => vi.unstubAllGlobals())

const newShape = (): Element => ({
  id: 's',
  type: 'shape',
  shape: 'star',
  position: { left: 1, top: 1 },
  size: { width: 4, height: 4 },
  stroke: null,
})

const file = new File(['bar'], 'bar.png')
const imageOf = (editor: Editor) => {
  const [element] = editor.design.elements
  return element?.type === 'image' ? element : null
}

test('a picture comes onto the plate as outlines, as one step that can be undone', async () => {
  const { editor, session } = workWith()
  await session.take([file])
  expect(imageOf(editor)).toMatchObject({ name: 'bar.png', art: { kind: 'outlines' }, edit: proposed })
  expect(session.state.work?.elementId).toBe(imageOf(editor)?.id)
  editor.undo()
  expect(editor.design.elements).toEqual([])
  session.cancel()
})

test('while another page of a file is opened, there is no moment without the work on it and without its opening', async () => {
  const { session } = workWith([], stampDesign([]), { pages: 3 })
  await session.take([file])
  const idle: boolean[] = []
  const leave = session.store.subscribe(({ work, opening }) => idle.push(work === null && opening === null))
  session.change({ page: 3 })
  await vi.waitFor(() => expect(asked.at(-1)?.page).toBe(3))
  await vi.waitFor(() => expect(session.state.work?.busy).toBe(false))
  expect(idle).not.toContain(true)
  leave()
  session.cancel()
})

test('a picture takes the place of what is on the plate, as one step that can be undone', async () => {
  const { editor, session } = workWith()
  await session.take([file])
  await session.finish()
  const before = editor.design.elements
  await session.give([{ file: new File(['other'], 'other.png') }], true)
  expect(editor.design.elements.map(element => element.type === 'image' && element.name)).toEqual([
    'other.png',
  ])
  editor.undo()
  expect(editor.design.elements).toEqual(before)
  session.cancel()
})

test('a page that is empty leaves the page before in the workspace, with what the screen shows of it', async () => {
  const { session } = workWith([], stampDesign([]), { kind: 'pdf', pages: 2 })
  await session.take([file])
  const { work } = session.state
  given.length = 0
  session.change({ page: 2 })
  await vi.waitFor(() => expect(session.state.refusal).toMatchObject({ code: 'blank-page', page: 2 }))
  expect(session.state.work?.opened.preview).toBe(work?.opened.preview)
  expect(given).toEqual([])
  session.cancel()
  expect(given).toEqual(['back'])
})

test('what the screen showed of a file is given back when it is left', async () => {
  const { session } = workWith()
  await session.take([file])
  given.length = 0
  await session.finish()
  expect(given).toHaveLength(1)
  await session.take([file])
  session.cancel()
  expect(given).toHaveLength(2)
})

describe('a drawing whose texts are set in other families', () => {
  const drawing = { kind: 'svg' as const }
  const lora = [{ asked: 'Times', drawn: 'Lora' }]

  async function chosen() {
    const { editor, session } = workWith([], stampDesign([]), drawing)
    await session.take([file])
    session.change({ threshold: 90 })
    await vi.waitFor(() => expect(session.state.work?.busy).toBe(false))
    const before = imageOf(editor)
    asked.length = 0
    session.change({ families: lora })
    await vi.waitFor(() => expect(imageOf(editor)?.edit?.families).toEqual(lora))
    return { editor, session, before }
  }

  test('is opened again in those that are chosen, and keeps its settings and its place', async () => {
    const { editor, session, before } = await chosen()
    expect(asked.map(({ families }) => families)).toEqual([lora])
    expect(imageOf(editor)).toMatchObject({
      id: before?.id,
      position: before?.position,
      size: before?.size,
      edit: { ...before?.edit, families: lora },
    })
    session.cancel()
  })

  test('is as before after one undo, and what is changed then is made of the file as it was', async () => {
    const { editor, session, before } = await chosen()
    editor.undo()
    expect(imageOf(editor)).toEqual(before)
    asked.length = 0
    session.change({ threshold: 60 })
    await vi.waitFor(() => expect(imageOf(editor)?.edit?.threshold).toBe(60))
    expect(asked).toHaveLength(1)
    expect(asked[0]).not.toHaveProperty('families')
    expect(imageOf(editor)?.edit).not.toHaveProperty('families')
    session.cancel()
  })

  test('is taken up again in those that were chosen', async () => {
    const { editor, session } = await chosen()
    await session.finish()
    asked.length = 0
    const image = imageOf(editor)
    if (image) await session.retouch(image)
    expect(asked[0]).toMatchObject({ families: lora })
    session.cancel()
  })

  test('stays as it is where its file is not to be had any more, which is said', async () => {
    const { editor, session } = workWith([], stampDesign([]), { ...drawing, hash: 'b'.repeat(64) })
    await session.take([file])
    const before = imageOf(editor)
    // Enough other files were opened since, so that this one is no longer cached.
    for (let other = 0; other < 10; other += 1) holdOriginal(`${other}`, file)
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
    session.change({ families: lora })
    await vi.waitFor(() => expect(session.state.refusal).toEqual({ code: 'gone', name: 'bar.png' }))
    expect(session.state.work?.busy).toBe(false)
    expect(imageOf(editor)).toEqual(before)
    session.cancel()
  })
})

test('a picture that cannot be made leaves the plate as it was', async () => {
  const { editor, session } = workWith(['line', 'screen'])
  const shape = newShape()
  editor.change({ ...editor.design, elements: [shape] })
  await session.give([{ file }], true)
  expect(editor.design.elements).toEqual([shape])
  session.cancel()
})

test('an impression is as wide as it was measured, where the plate takes it', async () => {
  const { editor, session } = workWith()
  await session.give([{ file, measured: { widthMm: 20, round: false } }], true)
  expect(imageOf(editor)?.size).toEqual({ width: 20, height: 10 })
  await session.give([{ file, measured: { widthMm: 500, round: false } }], true)
  expect(imageOf(editor)?.size.height).toBeLessThanOrEqual(21)
  session.cancel()
})

test.each([
  ['nothing', { width: 0, height: 0 }],
  ['10 km', { width: 10_000_000, height: 5_000_000 }],
  ['no figure', { width: Number.NaN, height: 20 }],
  ['no end', { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }],
  ['pixels', { width: 40, height: 20, physical: false }],
  ['more than the plate', { width: 210, height: 105 }],
])('a file that says to be as large as %s comes as one that says nothing', async (_, size) => {
  const unsaid = workWith()
  await unsaid.session.take([file])
  const said = workWith([], stampDesign([]), { trueSize: { physical: true, ...size } })
  await said.session.take([file])
  expect(imageOf(said.editor)).toEqual({ ...imageOf(unsaid.editor), id: imageOf(said.editor)?.id })
  expect(imageOf(said.editor)?.size).toEqual({ width: 35.2, height: 17.6 })
  said.session.cancel()
  unsaid.session.cancel()
})

test('another page of a file that lies at its own size does so too', async () => {
  const { editor, session } = workWith([], stampDesign([]), {
    pages: 2,
    trueSize: { width: 58, height: 22, physical: true },
    proposed: { ...proposed, crop: { left: 0.25, top: 0.25, width: 0.5, height: 0.5 } },
  })
  await session.take([file])
  expect(imageOf(editor)?.size).toEqual({ width: 58, height: 22 })
  session.change({ page: 2 })
  await vi.waitFor(() => expect(session.state.work?.busy).toBe(false))
  expect(imageOf(editor)?.size).toEqual({ width: 58, height: 22 })
  expect(imageOf(editor)?.edit?.crop).toEqual({ left: 0, top: 0, width: 1, height: 1 })
  session.cancel()
})

test('on what is printed the ground of a whole page is printed too', async () => {
  const ground = { background: { colour: '#1040a0', reach: 12 } }
  const { editor, session } = workWith([], printed(), {
    trueSize: { width: 100, height: 25, physical: true },
    proposedColours: { ...proposed, ...ground, inColour: true },
  })
  await session.take([file])
  expect(imageOf(editor)).toMatchObject({ edit: { background: null }, size: { width: 100, height: 25 } })
  session.cancel()
})

test('a photograph without clear outlines comes as a screen', async () => {
  const { editor, session } = workWith(['line'])
  await session.take([file])
  expect(imageOf(editor)).toMatchObject({ art: { kind: 'cells' }, edit: { mode: 'screen' } })
  expect(session.state.refusal).toBeNull()
  session.change({ mode: 'line' })
  await vi.waitFor(() => expect(session.state.refusal).toEqual({ code: 'too-fine', name: 'bar.png' }))
  expect(imageOf(editor)).toMatchObject({ art: { kind: 'cells' } })
  session.cancel()
})

test('an impossible picture is refused, and the next file is opened', async () => {
  const { editor, session } = workWith(['line', 'screen'])
  await session.take([file, file])
  expect(editor.design.elements).toEqual([])
  expect(session.state).toMatchObject({
    opening: null,
    work: null,
    waiting: 0,
    refusal: { code: 'too-fine' },
  })
  session.cancel()
})

test('more files than are taken at once, and a file that is too large, open nothing', async () => {
  const { editor, session } = workWith()
  await session.take(Array.from({ length: 6 }, () => file))
  expect(session.state.refusal).toEqual({ code: 'count', max: 5 })
  const large = new File([new Uint8Array(15_000_001)], 'large.png')
  await session.take([file, large])
  expect(session.state.refusal).toEqual({ code: 'size', name: 'large.png', max: 15_000_000 })
  expect(editor.design.elements).toEqual([])
})

test('several files come one after the other', async () => {
  const { editor, session } = workWith()
  await session.take([file, file])
  expect(editor.design.elements).toHaveLength(1)
  expect(session.state.waiting).toBe(1)
  await session.finish()
  expect(editor.design.elements).toHaveLength(2)
  await session.finish()
  expect(session.state.work).toBeNull()
})

/** A sign that is printed in any colour. */
const printed = (elements: readonly Element[] = []): Design => {
  const design = signDesign([...elements])
  if (design.type !== 'sign') throw new Error('no sign')
  return {
    ...design,
    modelId: 'sign-dibond',
    config: { ...design.config, material: 'dibond', color: 'white-black' },
  }
}

test('on what is printed a picture keeps its colours, until it is wanted in one', async () => {
  const { editor, session } = workWith([], printed())
  await session.take([file])
  expect(imageOf(editor)).toMatchObject({ photo, art: { kind: 'outlines' }, edit: { inColour: true } })
  const id = imageOf(editor)?.id ?? ''
  session.change({ inColour: false })
  await vi.waitFor(() => expect(imageOf(editor)).not.toHaveProperty('photo'))
  editor.change(setColour(editor.design, [id], '#c4161c'))
  session.change({ inColour: true })
  await vi.waitFor(() => expect(imageOf(editor)).toMatchObject({ photo }))
  expect(imageOf(editor)).not.toHaveProperty('color')
  session.cancel()
})

test('a picture for which the design has no more space in colours comes in one colour, and it is reported', async () => {
  const { editor, session } = workWith(
    [],
    printed(printedPictures.map(element => ({ ...element, ...heavy }))),
  )
  await session.take([file])
  expect(editor.design.elements).toHaveLength(3)
  expect(editor.design.elements[2]).not.toHaveProperty('photo')
  expect(session.state.refusal).toEqual({ code: 'full', name: 'bar.png' })
  session.cancel()
})
