import { expect, test } from 'vitest'
import { type Measured, ownPlace } from '@/lib/design/scene/elements/image/place'
import { plateOf } from '@/lib/design/scene/plate'
import { catalogue } from '@/tests/support/catalogue'
import { stampDesign } from '@/tests/support/editor-design'

function on(slug: string, ratio: { width: number; height: number }, measured: Measured) {
  const model = catalogue.stampModels.models.find(one => one.slug === slug)
  if (!model) throw new Error(`no mount ${slug}`)
  const { brand, range, model: name } = model
  const design = stampDesign([])
  if (design.type !== 'stamp') throw new Error('no stamp')
  const plate = plateOf({ ...design, config: { ...design.config, brand, range, model: name } }, catalogue)
  if (!plate) throw new Error('no plate')
  return { plate, ...ownPlace(plate, ratio, measured) }
}
const rect = 'model-trodat-printy-4913'
const round = catalogue.stampModels.models.find(
  ({ shape, published, editable, embededContent }) =>
    shape === 'round' && published && editable && !embededContent,
)

test('an impression that its plate holds keeps its true size, to the plate’s edge', () => {
  const { size, position } = on(rect, { width: 56, height: 22 }, { widthMm: 56, round: false })
  expect(size).toEqual({ width: 56, height: 22 })
  expect(position).toEqual({ left: 1, top: 0 })
})

test('a round seal keeps its true size on a round mount, and comes smaller where its box has corners', () => {
  if (!round) throw new Error('no round mount')
  const widthMm = round.width - 1
  const square = { width: 1, height: 1 }
  expect(on(round.slug, square, { widthMm, round: true }).size).toEqual({ width: widthMm, height: widthMm })
  expect(on(round.slug, square, { widthMm, round: false }).size.width).toBeLessThan(widthMm * 0.75)
})

test('what was measured half a millimetre too large is the plate’s size, and nothing stands over the plate', () => {
  const { size, plate } = on(rect, { width: 58.4, height: 20 }, { widthMm: 58.4, round: false })
  expect(size.width).toBe(plate.widthMm)
  const large = on(rect, { width: 80, height: 20 }, { widthMm: 80, round: false })
  expect(large.size.width).toBeLessThanOrEqual(plate.widthMm - 2 * plate.securityMm)
})
