import { uprightBox } from '@/lib/design/geometry/box'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Design } from '@/lib/design/scene/model'
import type { Plate } from '@/lib/design/scene/plate'
import type { Scene } from '@/lib/design/scene/scene'
import { exportPdf } from '@/server/design/export/pdf'
import { exportSvg } from '@/server/design/export/svg'
import { randomDesigns } from '../support/random-designs'
import { showcase } from '../support/showcase'
import { plateFor, templates } from '../support/templates'
import type { PictureWindow } from './page/window'

/** How many random designs, and which: every run draws the same ones, another seed is another thousand. */
const count = Number(process.env.DESIGNS ?? (process.env.FULL === '1' ? 1000 : 50))
const seed = Number(process.env.SEED ?? 8)

export interface Proof {
  design: Design
  plate: Plate
}

/** The designs that are proved: every ready-made one, those that show all kinds, and random ones. */
export const proofs: readonly Proof[] = [...templates, ...showcase, ...randomDesigns(count, seed)].map(
  design => ({ design, plate: plateFor(design) }),
)

/** Pixels to a millimetre at 600 to the inch. */
export const pxPerMm = 600 / 25.4

/** The longest edge of a picture, in pixels: 85 mm. */
const longest = 2000

/** The window on a plate in 600 dpi: all of it, or where its first element is. */
export function windowOn({ design, plate }: Proof): PictureWindow {
  const wide = Math.ceil(plate.widthMm * pxPerMm)
  const high = Math.ceil(plate.heightMm * pxPerMm)
  const width = Math.min(longest, wide)
  const height = Math.min(longest, high)
  const placed = design.elements.map(element => kindOf(element).box(element)).find(box => box !== null)
  const bounds = placed && uprightBox(placed)
  const about = (centreMm: number, size: number, space: number) =>
    Math.round(Math.min(Math.max(0, centreMm * pxPerMm - size / 2), space - size))
  return {
    width,
    height,
    pxPerMm,
    left: bounds ? about(bounds.left + bounds.width / 2, width, wide) : 0,
    top: bounds ? about(bounds.top + bounds.height / 2, height, high) : 0,
  }
}

export const ink = '#000000'
const options = (design: Design) => ({ ink, title: design.name, layers: ['ink'] as const })

export const inkSvg = (scene: Scene, design: Design): string => exportSvg(scene, options(design))
export const inkPdf = (scene: Scene, design: Design): Promise<Uint8Array> => exportPdf(scene, options(design))
export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** Figures of a run, as they are said at its end. */
export const least = (values: readonly number[]): string => Math.min(...values).toFixed(4)
export const middle = (values: readonly number[]): string =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(4)
