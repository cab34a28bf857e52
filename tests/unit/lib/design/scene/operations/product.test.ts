import { beforeAll, describe, expect, it } from 'vitest'
import { qrEncoder } from '@/lib/design/scene/elements/qrcode/matrix'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { shapeNames } from '@/lib/design/scene/elements/shape/schema'
import type { Design, StampDesign } from '@/lib/design/scene/model'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { addNew, borderOf, setBorder } from '@/lib/design/scene/operations/new-elements'
import { setSign, setStamp } from '@/lib/design/scene/operations/product'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { takeTemplate } from '@/lib/design/scene/operations/template'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { parseDesign } from '@/lib/design/scene/parse'
import { type Plate, plateOf } from '@/lib/design/scene/plate'
import { storeDesign } from '@/lib/design/scene/stored'
import { vectorSrc } from '@/lib/design/scene/vectors/source'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { catalogue } from '@/tests/support/catalogue'
import { border, qrcode, signDesign, stampDesign, text } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'

function plateFor(design: Design): Plate {
  const plate = plateOf(design, catalogue)
  if (!plate) throw new Error('no plate')
  return plate
}
const { models } = catalogue.stampModels
const stamp = stampDesign([text('a', 'Dupont', 5, 4), qrcode('q', 40, 6, 10)]) as StampDesign
const plate = plateFor(stamp)

beforeAll(() => qrEncoder.load())

describe('another stamp', () => {
  it('keeps in the middle what was in the middle', () => {
    const next = setStamp(stamp, { model: '4914' }, models, plate)
    expect(next.modelId).toBe('model-trodat-printy-4914')
    expect(plateFor(next)).toMatchObject({ widthMm: 64, heightMm: 26 })
    expect(boxById(next, 'q')).toMatchObject({ left: 43, top: 8 })
  })

  it('changes nothing for a model that is not known', () => {
    expect(setStamp(stamp, { model: '0000' }, models, plate)).toBe(stamp)
  })

  it('changes the ink without touching an element', () => {
    const next = setStamp(stamp, { inkColor: 'blue' }, models, plate)
    expect(next.inkColor).toBe('blue')
    expect(next.elements).toBe(stamp.elements)
  })

  it('always stays a design that parses', () => {
    for (const { brand, range, model } of models.filter(({ published }) => published)) {
      const next = setStamp(stamp, { brand, range, model }, models, plate)
      expect(parseDesign(storeDesign(next)).ok).toBe(true)
    }
  })
})

describe('another sign', () => {
  it('shifts its elements by half the difference', () => {
    const sign = signDesign([qrcode('q', 10, 5, 12)])
    if (sign.type !== 'sign') throw new Error('no sign')
    const wanted = { ...sign.config, width: 140, height: 45 } as SignConfig
    const next = setSign(sign, normaliseSignConfig(wanted, catalogue).config, 'PVC')
    expect(boxById(next, 'q')).toMatchObject({ left: 30, top: 15 })
  })
})

describe('new elements', () => {
  it('are a line under the others in their letters', () => {
    const { design, id } = addNew(stamp, plate, elementKinds.text, { words: 'Lyon' }, engine)
    expect(formLines(design).at(-1)).toMatchObject({ elementId: id, text: 'Lyon', sizeMm: 4 })
    expect(boxById(design, id)).toMatchObject({ left: 1, top: 16 })
  })

  it('stay on the plate when there is no space left', () => {
    let design: Design = stamp
    for (let line = 0; line < 12; line += 1)
      design = addNew(design, plate, elementKinds.text, { words: 'Lyon' }, engine).design
    for (const { elementId } of formLines(design)) {
      const box = boxById(design, elementId)
      expect((box?.top ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(plate.heightMm)
    }
  })

  it('are a code that can be read', () => {
    const { design, id } = addNew(
      stamp,
      plate,
      elementKinds.qrcode,
      {
        qrData: 'https://example.org/',
        qrDataType: 'url',
      },
      engine,
    )
    expect(boxById(design, id)?.width).toBeGreaterThanOrEqual(plate.qrMinMm)
  })

  it('are one border, within the plate’s limits', () => {
    const once = setBorder(stamp, plate, { style: 'double', width: 0.1 })
    expect(borderOf(once)?.config).toMatchObject({ style: 'double', width: plate.border.minMm.double })
    const twice = setBorder(once, plate, { width: 99 })
    expect(borderOf(twice)?.config.width).toBe(plate.border.maxMm)
    expect(twice.elements).toHaveLength(3)
    expect(borderOf(setBorder(twice, plate, null))).toBeNull()
  })
})

describe('figures and drawings', () => {
  it('stand in the middle of the plate, and every one of them can be made', () => {
    for (const name of shapeNames) {
      const { design, id } = addNew(stamp, plate, elementKinds.shape, { shape: name }, engine)
      const box = boxById(design, id)
      expect((box?.left ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(plate.widthMm / 2, 3)
      expect(parseDesign(storeDesign(design)).ok).toBe(true)
    }
    for (const ratio of [undefined, 0.25, 8]) {
      const { design, id } = addNew(
        { ...stamp, elements: [] },
        plate,
        elementKinds.image,
        { src: vectorSrc('heart'), ratio },
        engine,
      )
      const box = boxById(design, id)
      expect((box?.top ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(plate.heightMm / 2, 3)
      expect(parseDesign(storeDesign(design)).ok).toBe(true)
    }
  })
})

describe('a template', () => {
  it('is laid on the plate at its scale, and product and quantity stay', () => {
    const sign = signDesign([qrcode('q', 40, 2.5, 20), border('b')])
    const own = { ...stamp, quantity: 7 }
    const next = takeTemplate(own, plate, sign, plateFor(sign))
    expect(next).toMatchObject({ quantity: 7, modelId: stamp.modelId, inkColor: 'black' })
    expect(boxById(next, 'q')).toMatchObject({ left: 23.2, width: 11.6 })
    expect(parseDesign(storeDesign(next)).ok).toBe(true)
  })
})

describe('a repair', () => {
  it('writes its patch over the element, or takes the element away', () => {
    const larger = applyRepair(stamp, { kind: 'change', elementId: 'q', patch: { size: 14 } })
    expect(boxById(larger, 'q')?.width).toBe(14)
    expect(applyRepair(stamp, { kind: 'remove', elementIds: ['q'] }).elements).toHaveLength(1)
  })
})
