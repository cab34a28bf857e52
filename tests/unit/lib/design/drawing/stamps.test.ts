import { describe, expect, test } from 'vitest'
import type { StampModel } from '@/lib/catalogue/stamps'
import { bandPath } from '@/lib/design/drawing/stamps/band'
import { impressionPicture, laidImpression } from '@/lib/design/drawing/stamps/laid-impression'
import { letterPicture } from '@/lib/design/drawing/stamps/letter'
import { linePicture } from '@/lib/design/drawing/stamps/line-picture'
import { isOpened } from '@/lib/design/drawing/stamps/opened'
import { stampPrintsSchema } from '@/lib/design/drawing/stamps/print-places'
import {
  openedPicture,
  sidePicture,
  stampPicture,
  stampPrints,
  turnPicture,
} from '@/lib/design/drawing/stamps/stamp-picture'
import { cartridgePicture, textPlatePicture } from '@/lib/design/drawing/supplies/supply-picture'
import { catalogue } from '../../../../support/catalogue'
import { svgFaults } from '../../../../support/svg'

const formOf = ({ brand, range, shape, band }: StampModel) => [brand, range, shape, band?.kind].join(' ')
const bySize = catalogue.stampModels.models
  .filter(({ published }) => published)
  .sort((a, b) => a.width * a.height - b.width * b.height)
/** The smallest and the largest of every range and form: what lies between is drawn the same. */
const models = bySize.filter(
  (model, index) =>
    !bySize.slice(0, index).some(other => formOf(other) === formOf(model)) ||
    !bySize.slice(index + 1).some(other => formOf(other) === formOf(model)),
)
const hexOf = (slug: string) =>
  catalogue.stampModels.mountColors.find(color => color.slug === slug)?.hex ?? '#888888'

describe('pictures of stamps', () => {
  test.each(models.map(model => [model.slug, model] as const))('%s is well formed', (_, model) => {
    const mountHex = hexOf(model.colors.at(-1) ?? '')
    const svg = stampPicture({ model, mountHex, inkHex: '#005ea8', bandHex: '#e2003c', paper: true })
    expect(svgFaults(svg)).toEqual([])
    expect(svg.length).toBeLessThan(1_500_000)
  })

  test('the same stamp is drawn the same', () => {
    const model = bySize.find(({ slug }) => slug === 'model-trodat-printy-4913')
    if (!model) throw new Error('no 4913')
    const draw = () => stampPicture({ model, mountHex: '#1d4f91', inkHex: '#005ea8', paper: true })
    expect(draw()).toBe(draw())
  })

  test('a mount is drawn in its colour and its ink', () => {
    const model = bySize.find(({ slug }) => slug === 'model-trodat-printy-4913')
    if (!model) throw new Error('no 4913')
    const draw = (mountHex: string, inkHex: string) => stampPicture({ model, mountHex, inkHex })
    expect(draw('#1d4f91', '#005ea8')).not.toBe(draw('#c8202f', '#005ea8'))
    expect(draw('#1d4f91', '#e2003c')).toContain('#e2003c')
  })

  test('an impression lies on the label and on the card', () => {
    const model = bySize.find(({ slug }) => slug === 'model-trodat-printy-4913')
    if (!model) throw new Error('no 4913')
    const d = 'M1 1H57V21H1Z'
    const impression = { shapes: [{ d }], widthMm: 58, heightMm: 22 }
    const svg = stampPicture({ model, mountHex: '#1d4f91', inkHex: '#005ea8', impression, paper: true })
    expect(svg.split(d)).toHaveLength(3)
  })

  test.each(models.map(model => [model.slug, model] as const))(
    '%s has places for an impression',
    (_, model) => {
      const picture = { model, mountHex: '#1d4f91', inkHex: '#005ea8', paper: true, blank: true }
      const prints = stampPrints(picture)
      expect(stampPrintsSchema.safeParse(prints).success).toBe(true)
      // The card, and the label of what has one.
      const hasLabel = model.range !== 'wood' && model.range !== 'classic' && model.range !== 'pack'
      expect(prints.prints).toHaveLength(hasLabel ? 2 : 1)
      const impression = { shapes: [{ d: 'M1 1H9V5H1Z' }], widthMm: model.width, heightMm: model.height }
      const laid = laidImpression(prints, {
        model,
        impression,
        inks: { text: '#005ea8', band: '#e2003c' },
        band: bandPath(model),
      })
      expect(svgFaults(laid)).toEqual([])
      const viewBox = (svg: string) => /viewBox="([^"]*)"/.exec(svg)?.[1]
      expect(viewBox(laid)).toBe(viewBox(stampPicture(picture)))
    },
  )

  test('every mount is seen from its side, and the plate of those that are opened', () => {
    for (const model of models) {
      const picture = { model, mountHex: '#1d4f91', inkHex: '#005ea8' }
      expect(svgFaults(sidePicture(picture)), model.slug).toEqual([])
      const opened = openedPicture(picture)
      expect(opened !== undefined, model.slug).toBe(isOpened(model))
      if (opened) expect(svgFaults(opened), model.slug).toEqual([])
    }
  })

  test('a line of the cart shows the print at large, whole, whatever its form', () => {
    for (const model of models) {
      for (const ratio of [4 / 3, 1200 / 630]) {
        const svg = linePicture({ model, mountHex: '#1d4f91', inkHex: '#005ea8' }, ratio)
        expect(svgFaults(svg), model.slug).toEqual([])
        const [left = 0, top = 0, scale = 0] =
          /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"><mask/.exec(svg)?.slice(1).map(Number) ?? []
        const right = left + model.width * scale
        const bottom = top + model.height * scale
        expect(Math.min(left, top, 300 * ratio - right, 300 - bottom), model.slug).toBeGreaterThan(5)
        // At least half of the width or of the height is print.
        expect(Math.max((right - left) / (300 * ratio), (bottom - top) / 300), model.slug).toBeGreaterThan(
          0.5,
        )
      }
    }
  })

  test('the text plate of an opened mount carries the print, mirrored', () => {
    const model = bySize.find(({ slug }) => slug === 'model-trodat-printy-4913')
    if (!model) throw new Error('no 4913')
    const impression = { shapes: [{ d: 'M1 1H9V5H1Z' }], widthMm: model.width, heightMm: model.height }
    const svg = openedPicture({ model, mountHex: '#1d4f91', inkHex: '#005ea8', impression }) ?? ''
    expect(svg).toMatch(new RegExp(`translate\\(${model.width} [\\d.]+\\) scale\\(-1 1\\).*M1 1H9V5H1Z`))
  })

  test('a mount stands still while it turns', () => {
    const model = bySize.find(({ slug }) => slug === 'model-trodat-printy-4913')
    if (!model) throw new Error('no 4913')
    const picture = { model, mountHex: '#1d4f91', inkHex: '#005ea8' }
    const boxes = [0, 90, 135, 270].map(turn => {
      const svg = turnPicture(picture, turn)
      expect(svgFaults(svg)).toEqual([])
      const [x = 0, y = 0, width = 0] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
      return { x, y, width }
    })
    for (const { x, y, width } of boxes) {
      expect(Math.abs(width - (boxes[0]?.width ?? 0))).toBeLessThan(1)
      expect(Math.abs(x - (boxes[0]?.x ?? 0)) + Math.abs(y - (boxes[0]?.y ?? 0))).toBeLessThan(1)
    }
  })

  test('an impression in ink is as large as its plate, with the day of its band', () => {
    const model = bySize.find(({ band }) => band?.kind === 'date')
    if (!model) throw new Error('no dater')
    const impression = { shapes: [], widthMm: model.width, heightMm: model.height }
    const drawn = (day: string) =>
      impressionPicture({
        model,
        impression,
        inks: { text: '#005ea8', band: '#e2003c' },
        band: bandPath(model, { day }),
      })
    expect(drawn('22 NOV. 2026')).toContain(`viewBox="0 0 ${model.width} ${model.height}"`)
    expect(drawn('22 NOV. 2026')).toContain('#e2003c')
    expect(drawn('22 NOV. 2026')).not.toBe(drawn('23 NOV. 2026'))
    expect(svgFaults(drawn('1 DÉC. 2026'))).toEqual([])
    expect(svgFaults(letterPicture('<path d="M0 0h9"/>', model))).toEqual([])
  })

  test('plates and pads of every model are well formed', () => {
    for (const model of models) {
      expect(svgFaults(textPlatePicture(model)), model.slug).toEqual([])
      const pad = { plate: model, inkHex: '#e2003c', bandHex: '#005ea8', mark: model.cartridge ?? '6/00' }
      expect(svgFaults(cartridgePicture(pad)), model.slug).toEqual([])
    }
  })
})
