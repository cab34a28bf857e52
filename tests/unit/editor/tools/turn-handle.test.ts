import { expect, test } from 'vitest'
import { handlesOf } from '@/editor/tools/context'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { stampDesign, text } from '@/tests/support/editor-design'

const design = stampDesign([text('a', 'MARTIN', 3), text('b', 'Lyon', 8), text('c', 'Bron', 13)])
const turns = (id: string, liftedMm: number) => handlesOf({ design, selection: [id] }, liftedMm)?.turns
const gapMm = (boxById(design, 'b')?.top ?? 0) - (boxById(design, 'a')?.top ?? 0)

test('the handle for turning never lies on the neighbouring line', () => {
  expect(turns('a', gapMm - 1)).toBe(true)
  expect(turns('b', gapMm - 1)).toBe(false)
  expect(turns('c', gapMm - 1)).toBe(false)
})

test('it is there where there is space between the lines', () => {
  const { top = 0, height = 0 } = boxById(design, 'a') ?? {}
  const free = (boxById(design, 'b')?.top ?? 0) - top - height
  expect(free).toBeGreaterThan(0)
  expect(turns('b', free / 2)).toBe(true)
})
