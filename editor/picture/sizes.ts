import { centreOf, roundMm } from '@/lib/design/geometry/box'
import { type Size, turnedSize } from '@/lib/design/picture/window'
import { sizedBox } from '@/lib/design/scene/elements/boxes'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'

type Placed = Pick<ImageElement, 'position' | 'size' | 'rotate'>
type Cut = Pick<PictureEdit, 'turns' | 'crop'>

/** The size of the cropped file, in its pixels. */
export function keptSize(file: Size, { turns, crop }: Cut): Size {
  const turned = turnedSize(file, turns)
  return { width: turned.width * crop.width, height: turned.height * crop.height }
}

/** A crop after a number of quarter turns clockwise: it turns with the picture. */
export function turnedCrop(crop: PictureEdit['crop'], turns: number): PictureEdit['crop'] {
  if (turns <= 0) return crop
  const { left, top, width, height } = crop
  return turnedCrop(
    { left: Math.max(0, 1 - top - height), top: left, width: height, height: width },
    turns - 1,
  )
}

/** A size in mm around the same centre. */
function about({ position, size, rotate }: Placed, next: Size): Pick<ImageElement, 'position' | 'size'> {
  const { x, y } = centreOf(sizedBox({ position, size, rotate }))
  const width = Math.max(0.5, roundMm(next.width))
  const height = Math.max(0.5, roundMm(next.height))
  return { position: { left: roundMm(x - width / 2), top: roundMm(y - height / 2) }, size: { width, height } }
}

/**
 * Place and size of a picture after a new crop or turn: everything in it keeps its size on the plate, and the centre stays.
 */
export function placeAfterCut(element: Placed, file: Size, before: Cut, after: Cut) {
  const was = keptSize(file, before)
  const is = keptSize(file, after)
  const sideways = before.turns % 2 !== after.turns % 2
  const across = element.size.width / was.width
  const down = element.size.height / was.height
  const [x, y] = sideways ? [down, across] : [across, down]
  return about(element, { width: is.width * x, height: is.height * y })
}

/** Place and size of another file in the place of this one: within its box, in its own ratio. */
export function placeInstead(element: Placed, kept: Size) {
  const scale = Math.min(element.size.width / kept.width, element.size.height / kept.height)
  return about(element, { width: kept.width * scale, height: kept.height * scale })
}
