import { beforeAll, expect, test } from 'vitest'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import type { Design } from '@/lib/design/scene/model'
import { elementOf } from '@/lib/design/scene/operations/boxes'
import { setLocked } from '@/lib/design/scene/operations/hold'
import { linesInTheWay, withoutLines } from '@/lib/design/scene/operations/make-space'
import { addNew } from '@/lib/design/scene/operations/new-elements'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { engine } from '@/tests/support/fonts'
import { plateFor, template } from '@/tests/support/templates'

const stamp = template('template-company-address-fr')
const plate = plateFor(stamp)
const given = { qrData: 'a'.repeat(120), qrDataType: 'text' as const }
const said = (design: Design) => formLines(design).map(({ text }) => text)

beforeAll(() => engine.load(['roboto-regular.ttf', 'roboto-bold.ttf']))

/** A stamp whose lines fill it, and a code that lies on them. */
function crowded() {
  const filled = {
    ...stamp,
    elements: stamp.elements.map(element => ({ ...element, density: 0.5 })),
  } as Design
  return addNew(filled, plate, elementKinds.qrcode, given, engine)
}

test('the lines that make space for a code are those with the smallest letters, no more than necessary', () => {
  const added = crowded()
  const way = linesInTheWay(added.design, plate, added.id, engine)
  expect(added.covers).toBe(true)
  if (!way) throw new Error('no way out')
  const made = withoutLines(added.design, plate, way, engine)
  expect(made?.covers).toBe(false)
  expect(made && said(made.design)).toEqual(said(stamp).slice(0, -way.lines.length))
  const fewer = { ...way, lines: way.lines.slice(1) }
  expect(withoutLines(added.design, plate, fewer, engine)?.covers).toBe(true)
  // It is still the same code.
  expect(made && elementOf(made.design, added.id)).toMatchObject(given)
})

test('a locked line is not offered, and neither is one whose removal is not enough', () => {
  const { design, id } = crowded()
  const locked = setLocked(
    design,
    stamp.elements.map(element => element.id),
    true,
  )
  expect(linesInTheWay(locked, plate, id, engine)).toBeNull()
  expect(linesInTheWay(design, { ...plate, widthMm: 6, heightMm: 4 }, id, engine)).toBeNull()
})
