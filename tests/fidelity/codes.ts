import { type Box, centreOf, rotatePoint, uprightBox } from '@/lib/design/geometry/box'
import type { CodePicture } from '@/lib/design/scene/codes/picture'
import { readCode } from '@/lib/design/scene/codes/reader'
import { compile } from '@/lib/design/scene/compile'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Element } from '@/lib/design/scene/model'
import { engine } from '../support/fonts'
import type { LabBrowser } from './browsers/browser'
import { base64, inkPdf, type Proof, pxPerMm } from './proof'

/** White around the picture of a code, in pixels: paper goes on beyond the plate. */
const paper = 60

interface Seen {
  grey: Uint8Array
  width: number
  height: number
  pxPerMm: number
  /** The plate's pixel that is the picture's first. */
  left: number
  top: number
}

/** A box of the plate, upright as one who reads it holds it, with some paper around it. */
function held(seen: Seen, box: Box): CodePicture {
  const width = Math.ceil(box.width * seen.pxPerMm) + 2 * paper
  const height = Math.ceil(box.height * seen.pxPerMm) + 2 * paper
  const centre = centreOf(box)
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at += 1) {
    const upright = {
      x: box.left + ((at % width) + 0.5 - paper) / seen.pxPerMm,
      y: box.top + (Math.floor(at / width) + 0.5 - paper) / seen.pxPerMm,
    }
    const turned = rotatePoint(upright, centre, box.rotate)
    const x = Math.floor(turned.x * seen.pxPerMm) - seen.left
    const y = Math.floor(turned.y * seen.pxPerMm) - seen.top
    const within = x >= 0 && y >= 0 && x < seen.width && y < seen.height
    grey[at] = within ? (seen.grey[y * seen.width + x] ?? 255) : 255
  }
  return { width, height, grey }
}

/** A picture from further away: the middle of each square of so many pixels. */
function smaller({ width, height, grey }: CodePicture, factor: number): CodePicture {
  const wide = Math.floor(width / factor)
  const high = Math.floor(height / factor)
  const made = new Uint8Array(wide * high)
  for (let at = 0; at < made.length; at += 1) {
    const left = (at % wide) * factor
    const top = Math.floor(at / wide) * factor
    let sum = 0
    for (let dot = 0; dot < factor * factor; dot += 1)
      sum += grey[(top + Math.floor(dot / factor)) * width + left + (dot % factor)] ?? 0
    made[at] = sum / (factor * factor)
  }
  return { width: wide, height: high, grey: made }
}

/**
 * What a reader finds in the PDF of one code, at 600 dpi; null where it finds none. Of the code alone: others may lie over
 * it on a random design.
 */
export async function readFromPdf(
  lab: LabBrowser,
  { design, plate }: Proof,
  element: Element,
): Promise<string | null> {
  const code = kindOf(element).code?.(element)
  const box = kindOf(element).box(element)
  if (!code || !box) throw new Error('no code')
  const around = uprightBox(box)
  const scale = Math.min(pxPerMm, 1500 / Math.max(around.width, around.height))
  const window = {
    width: Math.ceil(around.width * scale) + 2 * paper,
    height: Math.ceil(around.height * scale) + 2 * paper,
    pxPerMm: scale,
    left: Math.round(around.left * scale) - paper,
    top: Math.round(around.top * scale) - paper,
  }
  const scene = compile({ elements: [element] }, plate, engine)
  const pdf = base64(await inkPdf(scene, design))
  const dark = Buffer.from(await lab.call('page', { pdf, window }), 'base64')
  const picture = held({ ...window, grey: Uint8Array.from(dark, value => 255 - value) }, box)
  // Who reads a code holds it nearer or further away.
  for (const factor of [3, 2, 1]) {
    const read = readCode(code.format, smaller(picture, factor), false)
    if (read !== null) return read
  }
  return null
}
