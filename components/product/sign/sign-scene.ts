import type { SignText } from '@/lib/drawing/outlines'
import { shortPathData } from '@/lib/drawing/path-data'
import type { Backdrop } from '@/lib/drawing/signs/backdrop'
import type { SignMark } from '@/lib/drawing/signs/look'
import { signLook } from '@/lib/drawing/signs/look'
import { signPicture } from '@/lib/drawing/signs/sign-picture'
import { parseSvgPath } from '@/lib/geometry/svg-path'
import { multiply, scaling, transformPath, translation } from '@/lib/geometry/transform'
import type { SignCatalogue } from '@/lib/sign/catalogue-index'
import type { SignConfig } from '@/lib/sign/config'

/** The text made as large as another plate takes it, in its middle. */
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

/** The sign as it is configured, as SVG text; `undefined` where the catalogue has no such material. */
export function drawSign(
  config: SignConfig,
  text: SignText | null,
  backdrop: Backdrop,
  catalogue: SignCatalogue,
): string | undefined {
  const look = signLook(config, catalogue)
  if (!look) return undefined
  return signPicture({
    look,
    marks: text ? fitMarks(text, config.width, config.height, look.text) : [],
    backdrop,
    ratio: 4 / 3,
    prefix: 'live',
  })
}
