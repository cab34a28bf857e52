import { centreOf } from '@/lib/design/geometry/box'
import { boxToBox, movedPoint, multiply, rotation, transformPath } from '@/lib/design/geometry/transform'
import type { Plate } from '../../plate'
import { sizedBox } from '../boxes'
import type { Outline } from '../kind'
import { openPhoto, type Photo } from './photo'
import type { ImageElement } from './schema'

/** The picture that is printed in its own colours: on a full-colour product, where the element has no colour set. */
export const printedPhoto = (
  { photo, color }: Pick<ImageElement, 'photo' | 'color'>,
  { fullColour }: Pick<Plate, 'fullColour'>,
): Photo | undefined => (fullColour && color === undefined ? photo : undefined)

/** The outline of a picture in its colours; `null` where it is drawn in one. */
export function photoOutline(element: ImageElement, plate: Plate): Outline | null {
  const photo = printedPhoto(element, plate)
  const opened = photo && openPhoto(photo)
  if (!photo || !opened) return null
  const { width, height, tone } = photo
  const box = sizedBox(element)
  const matrix = multiply(
    rotation(box.rotate, centreOf(box)),
    boxToBox({ left: 0, top: 0, width, height }, box),
  )
  return {
    kind: 'ink',
    fill: tone,
    fillRule: 'evenodd',
    path: transformPath(matrix, opened.path),
    picture: {
      jpeg: opened.jpeg,
      corners: [
        movedPoint(matrix, { x: 0, y: 0 }),
        movedPoint(matrix, { x: width, y: 0 }),
        movedPoint(matrix, { x: 0, y: height }),
      ],
    },
  }
}
