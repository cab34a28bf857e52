import { expect, it } from 'vitest'
import { designCaps } from '@/lib/scene/limits'
import { copyElements } from '@/lib/scene/operations/clipboard'
import { qrcode, stampDesign, text } from '@/tests/support/editor-design'
import { EditorDriver } from '@/tests/support/editor-driver'

const stamp = () => stampDesign([text('a', 'One', 2)])

/** What the copy of an element becomes when somebody repeats it in the browser's storage. */
const repeated = (design = stamp(), times = 10_000): string => {
  const { elements } = JSON.parse(copyElements(design, ['a']) ?? '')
  return JSON.stringify({ elements: Array.from({ length: times }, () => elements[0]) })
}

const pasting = (copied: string, design = stamp()) => {
  const driver = new EditorDriver(design)
  driver.editor.clipboard.write(copied)
  driver.key('Mod+v')
  return driver.editor
}

it('of ten thousand pasted elements as many come as a design holds, and a sentence says so', () => {
  const editor = pasting(repeated())
  expect(editor.design.elements).toHaveLength(designCaps.elements)
  expect(editor.state.refusal).toEqual({
    code: 'leftOver',
    count: 10_000 - (designCaps.elements - 1),
    max: designCaps.elements,
  })
})

it('a full design takes nothing more, and says so', () => {
  const full = pasting(repeated()).design
  expect(pasting(repeated(), full).state.refusal).toMatchObject({ code: 'leftOver', count: 10_000 })
})

it('more codes than a design holds are refused together, and the design stays as it was', () => {
  const code = stampDesign([qrcode('a', 2, 2)])
  const editor = pasting(repeated(code), code)
  expect(editor.design).toBe(code)
  expect(editor.state.refusal).toMatchObject({ code: 'codes', max: designCaps.codes })
})

it('what cannot be read is said, and changes nothing', () => {
  for (const spoilt of ['', '{', '[1]', '{"elements":[{"type":"script"}]}']) {
    const editor = pasting(spoilt)
    expect(editor.design.elements).toHaveLength(1)
    expect(editor.state.refusal).toEqual({ code: 'copied' })
    expect(editor.state.canUndo).toBe(false)
  }
})
