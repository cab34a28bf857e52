import DxfParser from 'dxf-parser'
import { expect, it } from 'vitest'
import { writeDxf } from '@/lib/workshop/production/dxf'

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
]

it('says in both ways that its figures are millimetres', () => {
  const drawing = new DxfParser().parseSync(
    writeDxf(100, 50, [{ name: 'CUT', colour: 1, contours: [square] }]),
  )
  expect(drawing?.header).toMatchObject({ $ACADVER: 'AC1009', $INSUNITS: 4, $MEASUREMENT: 1 })
})
