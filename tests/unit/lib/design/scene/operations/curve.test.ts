import { beforeAll, describe, expect, test } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { parseTextHtml } from '@/lib/design/scene/html'
import { minCurveMm } from '@/lib/design/scene/limits'
import type { Design, Element } from '@/lib/design/scene/model'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { toggleCurve } from '@/lib/design/scene/operations/curve'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { resizeElement, setElementSize } from '@/lib/design/scene/operations/resize'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { stampDesign, text } from '../../../../../support/editor-design'
import { engine, loadFonts } from '../../../../../support/fonts'
import { plateFor, template } from '../../../../../support/templates'

const seal = template('template-association-seal-fr')
beforeAll(async () => {
  await loadFonts(seal)
  await engine.load(['roboto-regular.ttf', 'roboto-bold.ttf'])
})

const toggle = (design: Design, ...ids: string[]) => toggleCurve(design, ids, plateFor(design), engine)
const curveOf = (design: Design, id: string) => {
  const element = design.elements.find(candidate => candidate.id === id)
  if (element?.type !== 'rounded-text') throw new Error('it is not on a curve')
  return element
}
const styled: Element = {
  id: 's',
  type: 'text',
  doc: parseTextHtml(
    '<div><span style="font-family:\'Roboto\';font-size:4mm;letter-spacing:0.1em;text-transform:uppercase"><b>Dupont</b></span></div>',
  ).doc,
  lineHeight: 1.1,
  position: { left: 1, top: 5 },
  size: { width: 56, height: 4.4 },
  overflowing: false,
}

describe('a text on a curve', () => {
  test('keeps its words and letters, there and back', () => {
    const design = stampDesign([styled])
    const there = toggle(design, 's')
    expect(curveOf(there.design, 's')).toMatchObject({
      text: 'Dupont',
      letterSpacing: 0.1,
      letterCase: 'upper',
      font: { family: 'roboto', fontSize: 4, bold: true, italic: false },
    })
    const [back] = toggle(there.design, 's').design.elements
    if (back?.type !== 'text') throw new Error('it is straight again')
    expect(back.doc.lines[0]?.runs[0]).toMatchObject({
      text: 'Dupont',
      style: { family: 'Roboto', sizeMm: 4, bold: true, letterCase: 'upper' },
    })
    expect(back.letterSpacing).toBe(0.1)
  })

  test('takes a third of a turn around its own place, or the edge of a round plate', () => {
    const own = curveOf(toggle(stampDesign([text('t', 'Atelier du bois', 4)]), 't').design, 't')
    expect(own.position.left + own.size / 2).toBeCloseTo(29, 2)
    expect(own.position.top).toBe(4)
    const plate = plateFor(seal)
    const round: Design = { ...seal, elements: [text('t', 'Le Président', 18)] }
    const ring = curveOf(toggle(round, 't').design, 't')
    expect(ring.size).toBe(plate.widthMm - 4 * plate.securityMm)
  })

  test('takes the edge of an oval plate, above and below, and stands straight where it was', () => {
    const oval = template('template-winery-oval-fr')
    const plate = plateFor(oval)
    const lines = ['DOMAINE', 'Lyon', 'Loi'].map(
      words => `<div><span style="font-family:'Roboto';font-size:3mm">${words}</span></div>`,
    )
    const block: Element = { ...styled, doc: parseTextHtml(lines.join('')).doc }
    const { design, ids } = toggle({ ...oval, elements: [block] }, 's')
    const boxes = ids.map(id => boxById(design, id))
    const inset = 4 * plate.securityMm
    expect(boxes[0]?.width).toBeCloseTo(plate.widthMm - inset, 2)
    expect(boxes[0]?.height).toBeCloseTo(plate.heightMm - inset, 2)
    expect(ids.map(id => curveOf(design, id).inverted)).toEqual([false, true, false])
    expect((boxes[2]?.width ?? 0) - (boxes[2]?.height ?? 0)).toBeCloseTo(plate.widthMm - plate.heightMm, 2)
    const lower = toggle(design, ids[1] ?? '').design.elements[1]
    if (lower?.type !== 'text') throw new Error('it is straight')
    const { top = 0, height = 0 } = boxes[1] ?? {}
    expect(lower.position.top + lower.size.height).toBeCloseTo(top + height, 2)
  })

  test('is one for each line, above and below on a round plate, none over another', () => {
    const lines = ['SPORT', 'Lyon', 'Loi 1901', 'Rhône'].map(
      words => `<div><span style="font-family:'Roboto';font-size:3mm">${words}</span></div>`,
    )
    const block: Element = { ...styled, doc: parseTextHtml(lines.join('')).doc }
    const { design, ids } = toggle({ ...seal, elements: [block] }, 's')
    expect(ids).toHaveLength(4)
    const curves = ids.map(id => curveOf(design, id))
    expect(curves.map(({ inverted }) => inverted)).toEqual([false, true, false, true])
    expect(curves[2]?.size).toBeLessThan((curves[0]?.size ?? 0) - 6)
    const read = parseDesign(JSON.parse(JSON.stringify(storeDesign(design))))
    expect(read.ok).toBe(true)
    const straight = toggle(design, ...ids).design
    expect(straight.elements.map(({ type }) => type)).toEqual(['text', 'text', 'text', 'text'])
  })

  test('leaves what is locked and what has no words as they are', () => {
    const design = stampDesign([{ ...styled, locked: true }, text('t', ' ', 9)])
    expect(toggle(design, 's', 't').design).toBe(design)
  })

  test('stands on a circle of 16 px at least: by its handle, by its field, and as a rule with its repair', () => {
    const { design } = toggle(stampDesign([text('t', 'Atelier', 4)]), 't')
    const box = boxById(design, 't')
    if (!box) throw new Error('it has a box')
    const small = resizeElement(design, 't', box, 'se', -100, -100)
    expect(curveOf(small, 't').size).toBeCloseTo(minCurveMm, 2)
    expect(curveOf(setElementSize(design, 't', { width: 1 }), 't').size).toBeCloseTo(minCurveMm, 2)
    const tiny: Design = { ...design, elements: [{ ...curveOf(design, 't'), size: 3 }] }
    const plate = plateFor(tiny)
    const findings = checkDesign(tiny, plate, compile(tiny, plate, engine), engine)
    const found = findings.find(({ code }) => code === 'design_curve_too_small')
    expect(found).toMatchObject({ severity: 'block', measured: 3, needed: 4.23 })
    const [repair] = found?.repairs ?? []
    if (!repair) throw new Error('there is a repair')
    expect(curveOf(applyRepair(tiny, repair), 't').size).toBe(4.24)
  })
})
