import { beforeAll, describe, expect, it } from 'vitest'
import { Editor } from '@/editor/state/editor'
import { barcodeEncoders } from '@/lib/design/scene/elements/barcode/symbol'
import { qrEncoder } from '@/lib/design/scene/elements/qrcode/matrix'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { designCaps } from '@/lib/design/scene/limits'
import type { Design } from '@/lib/design/scene/model'
import { duplicateElements } from '@/lib/design/scene/operations/arrange'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { pasteElements } from '@/lib/design/scene/operations/clipboard'
import { moveElements, placeElement } from '@/lib/design/scene/operations/move'
import { addNew, setBorder } from '@/lib/design/scene/operations/new-elements'
import { resizeElement, setElementSize } from '@/lib/design/scene/operations/resize'
import { takeTemplate } from '@/lib/design/scene/operations/template'
import { setTextDoc, setTextStyle } from '@/lib/design/scene/operations/text'
import { removeLine, setLineSize, setLineText } from '@/lib/design/scene/operations/text-lines'
import { rotateElement } from '@/lib/design/scene/operations/turn'
import { parseDesign } from '@/lib/design/scene/parse'
import { boxOfPlate } from '@/lib/design/scene/plate'
import { storeDesign } from '@/lib/design/scene/stored'
import { stampDesign, text } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import { finished } from '@/tests/support/pieces'
import fc from '@/tests/support/properties'
import { plateFor, template, templates } from '@/tests/support/templates'

const opened = templates.filter(design => design.elements.length > 0)

beforeAll(() => Promise.all([qrEncoder.load(), barcodeEncoders.load()]))

type Act = (design: Design) => Design

const number = fc.oneof(
  fc.double(),
  fc.double({ min: -50, max: 400 }),
  fc.constantFrom(0, -3, 1e9, 1.7400000000000002),
)
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer({ min: 1, max: 25_000 }).map(length => 'x'.repeat(length)),
  fc.integer({ min: 1, max: 500 }).map(count => Array.from({ length: count }, () => 'ab').join('\n')),
)
const style = fc.record(
  { family: fc.constantFrom('Lora', 'Roboto', 'Comic Sans MS'), sizeMm: number, bold: fc.boolean() },
  { requiredKeys: [] },
)

/** Anything that panels, keys and pointer can ask for, with any figure. */
const act: fc.Arbitrary<Act> = fc.nat(30).chain(index => {
  const on = (design: Design) => design.elements[index % design.elements.length]?.id ?? ''
  return fc.oneof(
    fc.tuple(number, number).map(
      ([x, y]): Act =>
        design =>
          placeElement(design, on(design), x, y),
    ),
    fc.tuple(number, number).map(
      ([x, y]): Act =>
        design =>
          moveElements(design, [on(design)], x, y),
    ),
    number.map(
      (degrees): Act =>
        design =>
          rotateElement(design, on(design), degrees),
    ),
    fc.tuple(number, number).map(
      ([width, height]): Act =>
        design =>
          setElementSize(design, on(design), { width, height }),
    ),
    fc.tuple(number, number).map(
      ([dx, dy]): Act =>
        design => {
          const box = boxById(design, on(design))
          return box ? resizeElement(design, on(design), box, 'se', dx, dy) : design
        },
    ),
    style.map(
      (change): Act =>
        design =>
          setTextStyle(design, [on(design)], change),
    ),
    fc.tuple(number, number).map(
      ([lineHeight, letterSpacing]): Act =>
        design =>
          setTextStyle(design, [on(design)], { lineHeight, letterSpacing }),
    ),
    number.map(
      (sizeMm): Act =>
        design =>
          setLineSize(design, on(design), 0, sizeMm),
    ),
    words.map(
      (text): Act =>
        design =>
          setLineText(design, on(design), 0, text),
    ),
    words.map(
      (plain): Act =>
        design => {
          const element = design.elements.find(({ id }) => id === on(design))
          const line = element?.type === 'text' ? element.doc.lines[0] : undefined
          const run = line?.runs[0]
          if (!line || !run) return design
          const lines = plain.split('\n').map(text => ({ ...line, runs: [{ ...run, text }] }))
          return setTextDoc(design, on(design), { lines })
        },
    ),
    fc.constant<Act>(design => removeLine(design, on(design), 0)),
    fc.constant<Act>(
      design =>
        duplicateElements(
          design,
          design.elements.map(({ id }) => id),
          boxOfPlate(plateFor(design)),
        ).design,
    ),
    words.map(
      (text): Act =>
        design =>
          addNew(design, plateFor(design), elementKinds.text, { words: text }, engine).design,
    ),
    words.map(
      (qrData): Act =>
        design =>
          addNew(design, plateFor(design), elementKinds.qrcode, { qrData, qrDataType: 'text' }, engine)
            .design,
    ),
    number.map(
      (width): Act =>
        design =>
          setBorder(design, plateFor(design), { width }),
    ),
    fc.string().map(
      (copied): Act =>
        design =>
          finished(pasteElements(design, copied)).design,
    ),
    fc.constantFrom(...templates).map(
      (template): Act =>
        design =>
          takeTemplate(design, plateFor(design), template, plateFor(template)),
    ),
  )
})

describe('whatever is done in the editor', () => {
  it('can be stored, and is read again as the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...opened),
        fc.array(act, { minLength: 1, maxLength: 8 }),
        (design, acts) => {
          const editor = new Editor({ design })
          for (const perform of acts) editor.change(perform(editor.design))
          editor.dispose()
          const stored = JSON.parse(JSON.stringify(storeDesign(editor.design)))
          expect(parseDesign(stored)).toEqual({ ok: true, design: editor.design })
        },
      ),
      { numRuns: 400, endOnFailure: true },
    )
  })

  it('stops at a cap, says its figure, and stays as it was', () => {
    const editor = new Editor({ design: stampDesign([text('t', 'Lyon', 2)]) })
    const before = editor.design
    expect(editor.change(setLineText(before, 't', 0, 'x'.repeat(20_000)))).toBe(false)
    expect(editor.design).toBe(before)
    expect(editor.state.refusal).toEqual({ code: 'text', max: designCaps.html })
    expect(editor.state.canUndo).toBe(false)
    editor.change(setLineText(before, 't', 0, 'Paris'))
    expect(editor.state.refusal).toBeNull()
  })

  it('says how many elements a design takes', () => {
    const design = template('template-company-address-fr')
    const many = { ...design, elements: [...design.elements] }
    for (let count = 0; many.elements.length < designCaps.elements; count += 1) {
      const [element] = design.elements
      if (element) many.elements.push({ ...element, id: `more${count}` })
    }
    const editor = new Editor({ design: many })
    editor.change(duplicateElements(many, ['more1'], boxOfPlate(plateFor(many))).design)
    expect(editor.state.refusal).toEqual({ code: 'elements', max: designCaps.elements })
  })
})
