import { polygonPath } from '@/lib/geometry/figures'
import type { Point } from '@/lib/geometry/path'
import { multiply, rotation, scaling, transformPath, translation } from '@/lib/geometry/transform'
import { centredBox, centreOf, type ElementKind } from '../kind'
import { qrContours } from './contours'
import { qrMatrix } from './matrix'
import type { QrcodeElement } from './schema'

const boxOf = (element: QrcodeElement) => ({
  ...element.position,
  width: element.size,
  height: element.size,
})

const contoursByData = new Map<string, { size: number; contours: Point[][] }>()

function contoursOf(data: string): { size: number; contours: Point[][] } | null {
  const known = contoursByData.get(data)
  if (known) return known
  const matrix = qrMatrix(data)
  if (!matrix) return null
  if (contoursByData.size >= 100) contoursByData.clear()
  const traced = { size: matrix.size, contours: qrContours(matrix) }
  contoursByData.set(data, traced)
  return traced
}

export const qrcodeKind: ElementKind<QrcodeElement> = {
  create(plate, id, content) {
    const room = Math.min(plate.widthMm, plate.heightMm) - 4 * plate.securityMm
    const size = Math.max(plate.qrMinMm, Math.min(room, plate.qrMinMm * 1.5))
    const { left, top } = centredBox(plate, size, size)
    return {
      id,
      type: 'qrcode',
      qrData: content,
      qrDataType: 'url',
      size,
      rotate: 0,
      position: { left, top },
    }
  },
  box: boxOf,
  resize: (element, { left, top, width }) => ({ ...element, position: { left, top }, size: width }),
  outline(element) {
    const traced = contoursOf(element.qrData)
    if (!traced) return []
    const box = boxOf(element)
    const module = element.size / traced.size
    const toPlate = multiply(
      rotation(element.rotate ?? 0, centreOf(box)),
      multiply(translation(box.left, box.top), scaling(module, module)),
    )
    const path = transformPath(toPlate, traced.contours.flatMap(polygonPath))
    return [{ kind: 'ink', fill: element.color ?? null, fillRule: 'nonzero', path }]
  },
}
