import { expect, it, vi } from 'vitest'
import { designCaps } from '@/lib/design/scene/limits'
import { copyElements } from '@/lib/design/scene/operations/clipboard'
import { qrcode, stampDesign, text } from '@/tests/support/editor-design'
import { EditorDriver } from '@/tests/support/editor-driver'
import { finished } from '@/tests/support/pieces'

const stamp = () => stampDesign([text('a', 'One', 2)])

/** What the copy of an element becomes when somebody repeats it in the browser's storage. */
const repeated = (design = stamp(), times = 10_000): string => {
  const { elements } = JSON.parse(finished(copyElements(design, ['a'])) ?? '')
  return JSON.stringify({ elements: Array.from({ length: times }, () => elements[0]) })
}

const beginning = (copied: string, design = stamp()) => {
  const driver = new EditorDriver(design)
  driver.editor.clipboard.write(copied)
  driver.key('Mod+v')
  return driver
}

/** The editor once all that was pasted is there. */
const pasting = async (copied: string, design = stamp()) => {
  const { editor } = beginning(copied, design)
  await vi.waitFor(() => expect(editor.state.working).toBeNull())
  return editor
}

it('of ten thousand pasted elements as many come as a design holds, and a sentence says so', async () => {
  const editor = await pasting(repeated())
  expect(editor.design.elements).toHaveLength(designCaps.elements)
  expect(editor.state.refusal).toEqual({
    code: 'leftOver',
    count: 10_000 - (designCaps.elements - 1),
    max: designCaps.elements,
  })
})

it('what comes while a long copy is pasted, as a picture that was being read, is kept beside it', async () => {
  const { editor } = beginning(repeated(stamp(), 300))
  expect(editor.state.working).not.toBeNull()
  editor.change({ ...editor.design, elements: [...editor.design.elements, text('late', 'Late', 5)] })
  await vi.waitFor(() => expect(editor.state.working).toBeNull())
  expect(editor.design.elements.slice(0, 2).map(({ id }) => id)).toEqual(['a', 'late'])
  expect(editor.design.elements).toHaveLength(302)
  editor.undo()
  expect(editor.design.elements.map(({ id }) => id)).toEqual(['a', 'late'])
})

it('a full design takes nothing more, and says so', async () => {
  const full = (await pasting(repeated())).design
  expect((await pasting(repeated(), full)).state.refusal).toMatchObject({ code: 'leftOver', count: 10_000 })
})

it('more codes than a design holds are refused together, and the design stays as it was', async () => {
  const code = stampDesign([qrcode('a', 2, 2)])
  const editor = await pasting(repeated(code), code)
  expect(editor.design).toBe(code)
  expect(editor.state.refusal).toMatchObject({ code: 'codes', max: designCaps.codes })
})

it('what cannot be read is said, and changes nothing', async () => {
  for (const spoilt of ['', '{', '[1]', '{"elements":[{"type":"script"}]}']) {
    const editor = await pasting(spoilt)
    expect(editor.design.elements).toHaveLength(1)
    expect(editor.state.refusal).toEqual({ code: 'copied' })
    expect(editor.state.canUndo).toBe(false)
  }
})

it('a few elements are there when the key comes back', () => {
  expect(beginning(repeated(stamp(), 5)).editor.design.elements).toHaveLength(6)
})

it('many are one step of history, and meanwhile the page goes on', async () => {
  const { editor } = beginning(repeated(stamp(), 500))
  expect(editor.state.working).toBeGreaterThan(0)
  expect(editor.design.elements).toHaveLength(1)
  await vi.waitFor(() => expect(editor.design.elements).toHaveLength(501))
  expect(editor.state.selection).toHaveLength(500)
  editor.undo()
  expect(editor.design.elements).toHaveLength(1)
  expect(editor.state.canUndo).toBe(false)
})

it('cancelled, nothing of it is left, and the next key pastes again', async () => {
  const driver = beginning(repeated(stamp(), 500))
  const { editor } = driver
  const before = editor.design
  editor.work.callOff()
  expect(editor.state.working).toBeNull()
  driver.key('Mod+v')
  await vi.waitFor(() => expect(editor.state.working).toBeNull())
  expect(editor.design.elements).toHaveLength(501)
  editor.undo()
  expect(editor.design).toBe(before)
})

it('a second press of the key while it goes on pastes nothing twice', async () => {
  const driver = beginning(repeated(stamp(), 500))
  driver.key('Mod+v')
  await vi.waitFor(() => expect(driver.editor.state.working).toBeNull())
  expect(driver.editor.design.elements).toHaveLength(501)
})

it('what is selected while a long cut goes on stays, and what was cut goes', async () => {
  const driver = beginning(repeated(stamp(), 100))
  const { editor } = driver
  await vi.waitFor(() => expect(editor.state.selection).toHaveLength(100))
  driver.key('Mod+x')
  expect(editor.state.working).not.toBeNull()
  editor.select(['a'])
  await vi.waitFor(() => expect(editor.state.working).toBeNull())
  expect(editor.design.elements.map(({ id }) => id)).toEqual(['a'])
})

it('a thousand elements are copied in pieces, and cut once they are kept', async () => {
  const driver = beginning(repeated(stamp(), 500))
  const { editor } = driver
  await vi.waitFor(() => expect(editor.state.selection).toHaveLength(500))
  driver.key('Mod+x')
  expect(editor.state.working).toBeGreaterThan(0)
  expect(editor.design.elements).toHaveLength(501)
  await vi.waitFor(() => expect(editor.state.working).toBeNull())
  expect(editor.design.elements).toHaveLength(1)
  expect(JSON.parse(editor.clipboard.read() ?? '').elements).toHaveLength(500)
})
