import { describe, expect, test } from 'vitest'
import { layDesign } from '@/lib/design/import/lay-design'
import type { Design, Element } from '@/lib/design/scene/model'
import { boxesOfDesign } from '@/lib/design/scene/operations/boxes'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { parseDesign } from '@/lib/design/scene/parse'
import { plateRegion } from '@/lib/design/scene/region'
import { storeDesign } from '@/lib/design/scene/stored'
import { writingArea } from '@/lib/design/scene/writing-area'
import { canBeMade } from '@/lib/design/templates/lay'
import { catalogue } from '@/tests/support/catalogue'
import { stampDesign } from '@/tests/support/editor-design'
import { engine, loadFonts } from '@/tests/support/fonts'
import { plateFor, template, templates } from '@/tests/support/templates'

const lines = template('template-company-address-fr')
const sign = template('template-letterbox-fr')

/** An empty stamp of a model. */
function stampOf(slug: string): Design {
  const model = catalogue.stampModels.models.find(one => one.slug === slug)
  if (!model) throw new Error(slug)
  const { brand, range, model: name } = model
  return {
    ...stampDesign([]),
    slug,
    modelId: slug,
    config: { brand, range, model: name, color: 'black' },
  } as Design
}
const models = catalogue.stampModels.models.filter(({ editable, published }) => editable && published)
const area = ({ width, height }: { width: number; height: number }) => width * height
const largest = (fits: (model: (typeof models)[number]) => boolean): string =>
  models.filter(fits).toSorted((one, other) => area(other) - area(one))[0]?.slug ?? ''
const shaped = (shape: string) => largest(one => one.shape === shape && !one.embededContent)
const dater = largest(({ embededContent }) => Boolean(embededContent))

const on = (design: Design) => ({ design, plate: plateFor(design) })
const wordsOf = (design: Design) => formLines(design).map(({ text }) => text)
/** All that is said, however it is broken into lines. */
const saidBy = (design: Design) => wordsOf(design).join('').replace(/[\s–]/g, '')
const star = (id: string, left: number, top: number): Element => ({
  id,
  type: 'shape',
  shape: 'star',
  position: { left, top },
  size: { width: 8, height: 8 },
  stroke: null,
})

describe('a design out of a file', () => {
  test('comes as it was on the very product, with its colours, and is the present design still', async () => {
    await loadFonts(lines)
    const present = { ...stampOf(lines.modelId), id: 'mine', quantity: 7 }
    const laid = layDesign(on(present), on(lines), { engine })
    expect(laid).toMatchObject({
      id: 'mine',
      quantity: 7,
      elements: lines.elements,
      inkColor: lines.inkColor,
    })
  })

  test('brings along which of its words its owner wrote, on any product, and none of the design before', async () => {
    await loadFonts(lines)
    const [own, before] = [['dupont and sons'], ['annecy']]
    for (const slug of [lines.modelId, shaped('oval'), dater]) {
      const present = { ...stampOf(slug), ownWords: before }
      expect(layDesign(on(present), on({ ...lines, ownWords: own }), { engine }).ownWords).toEqual(own)
      expect(layDesign(on(present), on(lines), { engine }).ownWords).toBeUndefined()
    }
  })

  test('leaves a product that is not the shopper’s to choose as it is', async () => {
    await loadFonts(lines)
    const present = { ...stampOf(lines.modelId), inkColor: 'red' }
    const laid = layDesign(on(present), on({ ...lines, inkColor: 'blue' }), { engine, productStays: true })
    expect(laid.inkColor).toBe('red')
  })

  test.each([
    ['a round plate', shaped('round')],
    ['an oval plate', shaped('oval')],
    ['a plate with a window', dater],
  ])('keeps every line on %s, and can be made', async (_, slug) => {
    await loadFonts(lines)
    const present = stampOf(slug)
    const laid = layDesign(on(present), on(lines), { engine })
    expect(saidBy(laid)).toEqual(saidBy(lines))
    expect(canBeMade(laid, plateFor(laid), engine)).toBe(true)
    expect(parseDesign(storeDesign(laid)).ok).toBe(true)
  })

  test('of a sign is laid on a stamp, and what no composition holds keeps all of its parts', async () => {
    await loadFonts(sign)
    const present = stampOf(lines.modelId)
    expect(saidBy(layDesign(on(present), on(sign), { engine }))).toEqual(saidBy(sign))
    const many = { ...sign, elements: [star('a', 2, 2), star('b', 60, 2), star('c', 90, 12)] } as Design
    const laid = layDesign(on(present), { design: many, plate: null }, { engine })
    expect(laid.elements.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    const { widthMm, heightMm } = plateFor(laid)
    for (const { box } of boxesOfDesign(laid)) {
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.top).toBeGreaterThanOrEqual(0)
      expect(box.left + box.width).toBeLessThanOrEqual(widthMm)
      expect(box.top + box.height).toBeLessThanOrEqual(heightMm)
    }
  })

  test('is read again, whichever template on whichever shape of plate', async () => {
    await loadFonts(...templates)
    for (const slug of [shaped('round'), shaped('oval'), dater, lines.modelId]) {
      const present = stampOf(slug)
      for (const one of templates.filter((_, at) => at % 6 === 0)) {
        const laid = layDesign(on(present), on(one), { engine })
        expect(parseDesign(storeDesign(laid)), `${one.slug} on ${slug}`).toMatchObject({ ok: true })
        expect(saidBy(laid).length, `${one.slug} on ${slug}`).toBe(saidBy(one).length)
      }
    }
  })
})

describe('the writing area', () => {
  test('lies within the plate, clear of its window, on every stamp', () => {
    for (const { slug } of models) {
      const plate = plateFor(stampOf(slug))
      for (const ratio of [1, 2.6, 0.5]) {
        const { left, top, width, height } = writingArea(plate, { width: ratio, height: 1 })
        expect(width, slug).toBeGreaterThan(1)
        expect(width / height).toBeCloseTo(ratio, 3)
        const span = plateRegion(plate, plate.securityMm - 0.01)(top, top + height)
        expect(span !== null && left >= span.left - 0.01 && left + width <= span.right + 0.01, slug).toBe(
          true,
        )
        const window = plate.keepOut
        if (window) expect(top >= window.top + window.height || top + height <= window.top, slug).toBe(true)
      }
    }
  })
})
