import { group, num } from '../svg'
import { letterBoxFront } from './backdrop'
import { type Canvas, signCanvas, widened } from './canvas'
import type { SignLook } from './look'
import { type ScaleObject, scaleObjectFor } from './scale-objects'
import { type SignPicture, signPictureOn } from './sign-picture'

/** A sign at its place: the picture, its box in mm of the sign, and what stands beside it. */
export interface PlacedSign {
  svg: string
  canvas: Canvas
  beside: ScaleObject['name']
}

type Box = { left: number; top: number; right: number; bottom: number }

/** Where the object's top left corner is, in mm of the sign. */
function cornerOf(object: ScaleObject, look: SignLook): { x: number; y: number } {
  const { width, height } = look
  const gap = Math.min(160, Math.max(26, 0.14 * Math.max(width, height)))
  switch (object.name) {
    case 'slot':
      // A name plate is below its slot.
      return { x: (width - object.width) / 2, y: -object.height - 34 }
    case 'cup':
      return { x: width + gap, y: height + tableGap(look) - object.height }
    case 'handle':
      return { x: width + gap, y: height / 2 - 40 }
    case 'person':
      return { x: width + gap, y: height / 2 - object.height * 0.42 }
    default:
      return { x: width + gap, y: (height - object.height) / 2 }
  }
}

/** How far a standing sign's lower edge is above the table, as `drawBackdrop` has it. */
const tableGap = ({ height, fixing }: SignLook): number =>
  fixing === 'stand' || fixing === 'feet' ? Math.max(height * 0.02, 2) : -height * 0.18

function placeCanvas(look: SignLook, object: ScaleObject, ratio: number): Canvas {
  const own = signCanvas(look)
  if (object.name === 'slot') {
    const front = letterBoxFront(look)
    const around = 34
    return widened(
      {
        x: front.x - around,
        y: front.y - around,
        width: front.width + 2 * around,
        height: front.height + 2 * around,
      },
      ratio,
    )
  }
  const { x, y } = cornerOf(object, look)
  const margin = Math.max(12, Math.min(160, 0.1 * Math.max(look.width, look.height, object.height)))
  const box: Box = {
    left: Math.min(own.x, x - margin, -1.6 * margin),
    top: Math.min(own.y, y - margin),
    right: Math.max(own.x + own.width, x + object.width + margin),
    bottom: Math.max(own.y + own.height, y + object.height + margin),
  }
  const { left, top, right, bottom } = box
  return widened({ x: left, y: top, width: right - left, height: bottom - top }, ratio)
}

/**
 * A sign where it will be, to scale: on its ground, with its fixing and shadow, beside something whose size everybody
 * knows. `ratio` is width to height of the picture; `over` is drawn on the sign, in its mm.
 */
export function placePicture(picture: SignPicture, ratio: number, over = ''): PlacedSign {
  const { look, backdrop = 'none' } = picture
  const object = scaleObjectFor(backdrop, Math.max(look.width, look.height))
  const canvas = placeCanvas(look, object, ratio)
  const { x, y } = cornerOf(object, look)
  const beside = group({ transform: `translate(${num(x)} ${num(y)})` }, object.svg)
  return { svg: signPictureOn(canvas, picture, beside, over), canvas, beside: object.name }
}
