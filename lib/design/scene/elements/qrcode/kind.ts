import { centreOf, roundMm } from '@/lib/design/geometry/box'
import { cellContours } from '@/lib/design/geometry/cell-contours'
import { polygonPath } from '@/lib/design/geometry/figures'
import type { Point } from '@/lib/design/geometry/path'
import { multiply, rotation, scaling, transformPath, translation } from '@/lib/design/geometry/transform'
import { cornerHandles, resizeSquare, scaleSquare, sizeSquare, squareBox } from '../boxes'
import { clearPlace } from '../clear-place'
import { withColour } from '../common'
import type { ElementKind } from '../kind'
import { mostModules, qrMatrix } from './matrix'
import { type QrcodeElement, usualCorrection } from './schema'
import { smallestQr } from './size'

/** Modules around a code that stay free (ISO/IEC 18004). */
const quietModules = 4

const contoursByData = new Map<string, { size: number; contours: Point[][] }>()

function contoursOf({ qrData, errorCorrection = usualCorrection }: QrcodeElement): {
  size: number
  contours: Point[][]
} | null {
  const key = errorCorrection + qrData
  const known = contoursByData.get(key)
  if (known) return known
  const matrix = qrMatrix(qrData, errorCorrection)
  if (!matrix) return null
  if (contoursByData.size >= 100) contoursByData.clear()
  const traced = {
    size: matrix.size,
    contours: cellContours({ columns: matrix.size, rows: matrix.size, dark: matrix.dark }),
  }
  contoursByData.set(key, traced)
  return traced
}

export const qrcodeKind: ElementKind<QrcodeElement, Pick<QrcodeElement, 'qrData' | 'qrDataType'>> = {
  rotates: true,
  freeRatio: false,
  handles: cornerHandles,
  usual: { qrData: 'https://www.example.com/', qrDataType: 'url' },
  /** Made once the encoder is there. At the right edge or where there is space, as large as the plate takes, never too small to be read. */
  create(content, ground) {
    const { plate } = ground
    const space = Math.min(plate.widthMm, plate.heightMm) - 2 * plate.securityMm
    const size = roundMm(Math.max(smallestQr(plate.qrMinMm), Math.min(space, plate.heightMm * 0.8)))
    const left = plate.widthMm - plate.securityMm * 2 - size
    const wanted = { left, top: (plate.heightMm - size) / 2, width: size, height: size }
    const quietMm = (quietModules * size) / (qrMatrix(content.qrData)?.size ?? size)
    return { type: 'qrcode', ...content, size, rotate: 0, position: clearPlace(wanted, quietMm, ground) }
  },
  leastShare: ({ size }, { qrMinMm }) => smallestQr(qrMinMm) / size,
  box: squareBox,
  resize: resizeSquare,
  sized: sizeSquare,
  scale: scaleSquare,
  files: () => ['part:qr'],
  weight: ({ qrData, errorCorrection }) => ({ modules: mostModules(qrData, errorCorrection) }),
  outline(element) {
    const traced = contoursOf(element)
    if (!traced) return []
    const box = squareBox(element)
    const module = element.size / traced.size
    const toPlate = multiply(
      rotation(box.rotate, centreOf(box)),
      multiply(translation(box.left, box.top), scaling(module, module)),
    )
    const path = transformPath(toPlate, traced.contours.flatMap(polygonPath))
    return [{ kind: 'ink', fill: element.color ?? null, fillRule: 'nonzero', path }]
  },
  recolour: withColour,
  says: ({ qrData }) => [qrData],
  code({ qrData, errorCorrection, size }) {
    const matrix = qrMatrix(qrData, errorCorrection)
    if (!matrix) return null
    const area = { left: 0, top: 0, width: size, height: size }
    const quiet = { left: quietModules, right: quietModules, top: quietModules, bottom: quietModules }
    return { format: 'qr', text: qrData, area, moduleMm: size / matrix.size, quiet }
  },
}
