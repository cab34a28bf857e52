import type { SignText } from '@/lib/design/drawing/outlines'
import { shortPathData } from '@/lib/design/drawing/path-data'
import type { Backdrop } from '@/lib/design/drawing/signs/backdrop'
import { type Canvas, signCanvas } from '@/lib/design/drawing/signs/canvas'
import type { SignMark } from '@/lib/design/drawing/signs/look'
import { signLook } from '@/lib/design/drawing/signs/look'
import { placePicture } from '@/lib/design/drawing/signs/place-picture'
import { signPicture } from '@/lib/design/drawing/signs/sign-picture'
import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import { multiply, scaling, transformPath, translation } from '@/lib/design/geometry/transform'
import type { SignCatalogue } from '@/lib/product/sign/catalogue-index'
import type { SignConfig } from '@/lib/product/sign/config'

/** The text scaled to the size of another plate, centred. */
function fitMarks(text: SignText, width: number, height: number, ink: string): SignMark[] {
  const scale = Math.min(width / text.widthMm, height / text.heightMm)
  const left = (width - text.widthMm * scale) / 2
  const top = (height - text.heightMm * scale) / 2
  const isSameSize = width === text.widthMm && height === text.heightMm
  const matrix = multiply(translation(left, top), scaling(scale, scale))
  return text.marks.flatMap(({ d, fill, fillRule }) => {
    const parsed = parseSvgPath(d)
    if (!parsed.ok) return []
    const path = isSameSize ? d : shortPathData(transformPath(matrix, parsed.path))
    return [{ d: path, fill: fill === 'ink' ? ink : fill, fillRule }]
  })
}

/** A drawn sign and its box in mm of the sign. */
export interface DrawnScene {
  svg: string
  canvas: Canvas
}

/**
 * The sign as it is configured: alone, or on a background at scale beside a well-known object; `undefined` where the
 * catalogue has no such material.
 */
export function drawSign(
  config: SignConfig,
  text: SignText | null,
  backdrop: Backdrop,
  catalogue: SignCatalogue,
): DrawnScene | undefined {
  const look = signLook(config, catalogue)
  if (!look) return undefined
  const ratio = 4 / 3
  const marks = text ? fitMarks(text, config.width, config.height, look.text) : []
  const picture = { look, marks, backdrop, ratio, prefix: 'live' }
  return backdrop === 'none'
    ? { svg: signPicture(picture), canvas: signCanvas(look, ratio) }
    : placePicture(picture, ratio)
}
