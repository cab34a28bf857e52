import type { Corners, PictureEdit } from '@/lib/design/scene/elements/image/edit'
import { colourOf, paperColour, toGrey } from './grey'
import { histogramOf, otsuThreshold } from './histogram'
import type { Pixels, Plane } from './pixels'

/** How near to the paper's colour something is that goes with it, unless it is chosen otherwise. */
const usualReach = 12
/** Margin around the ink, in shares of the picture. */
const margin = 0.02
/** A paper as light as this is white; what is darker than the other is no paper, but the picture itself. */
const nearlyWhite = 245
const darkestPaper = 140

/** Shares are kept to a ten-thousandth. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000

/** The box of the ink in shares of the picture; the whole of it where there is none. */
function inkBox({ width, height, data }: Plane, threshold: number): PictureEdit['crop'] {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if ((data[row * width + column] ?? 255) > threshold) continue
      left = Math.min(left, column)
      right = Math.max(right, column + 1)
      top = Math.min(top, row)
      bottom = Math.max(bottom, row + 1)
    }
  }
  if (right <= left || bottom <= top) return { left: 0, top: 0, width: 1, height: 1 }
  const room = margin * Math.max(width, height)
  const share = (from: number, to: number, whole: number) => {
    const start = Math.max(0, from - room) / whole
    const end = Math.min(whole, to + room) / whole
    return [rounded(start), Math.min(rounded(end - start), 1 - rounded(start))] as const
  }
  const [x, across] = share(left, right, width)
  const [y, down] = share(top, bottom, height)
  return { left: x, top: y, width: across, height: down }
}

/** How much of a picture's frame has the paper's colour where there is paper, in shares. */
const paperShare = 0.9

/** Whether what lies along the edges is one ground all around: something is drawn on it. */
function hasGround({ width, height, data }: Pixels, colour: string): boolean {
  const ground = colourOf(colour)
  const frame = Math.max(1, Math.round(Math.min(width, height) * margin))
  const near = (usualReach / 100) * 255
  let all = 0
  let same = 0
  for (let row = 0; row < height; row += 1) {
    const ends = row < frame || row >= height - frame
    for (let column = 0; column < width; column += 1) {
      if (!ends && column >= frame && column < width - frame) continue
      const at = (row * width + column) * 4
      all += 1
      if (ground.every((part, index) => Math.abs((data[at + index] ?? 0) - part) <= near)) same += 1
    }
  }
  return same >= all * paperShare
}

/** How to work a picture that keeps its colours: a photograph stays whole, a drawing loses its ground. */
export function proposeColours(pixels: Pixels, proposed: PictureEdit): PictureEdit {
  const inColour = { ...proposed, inColour: true }
  if (hasGround(pixels, paperColour(pixels))) return inColour
  return { ...inColour, crop: { left: 0, top: 0, width: 1, height: 1 }, background: null }
}

/** How to process a picture that nobody has looked at yet: paper removed, cropped to its ink, split by its greys. */
export function proposeEdit(pixels: Pixels, page: number): PictureEdit {
  const colour = paperColour(pixels)
  const parts = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  const isPaper = parts.some(part => part < nearlyWhite) && Math.max(...parts) >= darkestPaper
  const background = isPaper ? { colour, reach: usualReach } : null
  const grey = toGrey(pixels, { light: 0, even: false, background, invert: false })
  const threshold = otsuThreshold(histogramOf(grey))
  return {
    page,
    turns: 0,
    straighten: 0,
    crop: inkBox(grey, threshold),
    mode: 'line',
    threshold,
    light: 0,
    even: false,
    background,
    fillHoles: true,
    dropSpecks: true,
    invert: false,
  }
}

/**
 * How to process a straightened photograph of an impression: shadows evened, split by its greys. It is kept whole, because its owner
 * placed the corners, and he measures between them.
 */
export function proposeStraightened(pixels: Pixels, corners: Corners): PictureEdit {
  const grey = toGrey(pixels, { light: 0, even: true, background: null, invert: false })
  const threshold = Math.min(254, otsuThreshold(histogramOf(grey)))
  const crop = { left: 0, top: 0, width: 1, height: 1 }
  return { ...proposeEdit(pixels, 1), corners, even: true, background: null, threshold, crop }
}
