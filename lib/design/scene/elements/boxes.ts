import { type Box, roundMm } from '@/lib/design/geometry/box'
import type { Handle } from '@/lib/design/geometry/resize-box'
import type { Scaling, WantedSize } from './kind'

interface Place {
  position: { left: number; top: number }
  rotate?: number
}
type Sized = Place & { size: { width: number; height: number } }
type Square = Place & { size: number }

export const allHandles: readonly Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']
export const cornerHandles: readonly Handle[] = ['nw', 'ne', 'se', 'sw']
/** Corners, and the sides that change the width. */
export const lineHandles: readonly Handle[] = ['nw', 'ne', 'e', 'se', 'sw', 'w']

/** The box of an element with width and height. */
export const sizedBox = ({ position, size, rotate }: Sized): Box => ({
  ...position,
  ...size,
  rotate: rotate ?? 0,
})

/** The box of an element with one measure. */
export const squareBox = ({ position, size, rotate }: Square): Box => ({
  ...position,
  width: size,
  height: size,
  rotate: rotate ?? 0,
})

const placeOf = ({ left, top }: Box) => ({ left, top })

/** An element with width and height takes another box. */
export const resizeSized = <E extends Sized>(element: E, next: Box): E => ({
  ...element,
  position: placeOf(next),
  size: { width: next.width, height: next.height },
})

/** An element whose sides are equal takes another box by its width. */
export const resizeSquare = <E extends Square>(element: E, next: Box): E => ({
  ...element,
  position: placeOf(next),
  size: next.width,
})

export const sizeSized = <E extends Sized>(element: E, { width, height }: WantedSize): E => ({
  ...element,
  size: { width: roundMm(width ?? element.size.width), height: roundMm(height ?? element.size.height) },
})

export const sizeSquare = <E extends Square>(element: E, { width }: WantedSize): E =>
  width ? { ...element, size: roundMm(width) } : element

/** Where an element comes to lie on a plate of another size. */
export const scalePlace = ({ position }: Place, { factor, dx, dy }: Scaling) => ({
  left: roundMm(position.left * factor + dx),
  top: roundMm(position.top * factor + dy),
})

/** An element with width and height on a plate of another size. */
export const scaleSized = <E extends Sized>(element: E, scaling: Scaling): E => ({
  ...element,
  position: scalePlace(element, scaling),
  size: {
    width: roundMm(element.size.width * scaling.factor),
    height: roundMm(element.size.height * scaling.factor),
  },
})

/** An element whose sides are equal, on a plate of another size. */
export const scaleSquare = <E extends Square>(element: E, scaling: Scaling): E => ({
  ...element,
  position: scalePlace(element, scaling),
  size: roundMm(element.size * scaling.factor),
})
