/** A point of a photograph, in shares of its width and height. */
export interface PhotoPoint {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** Things that hang or stand about, and how long they are in mm. */
export const knownLengths = { card: 85.6, paper: 297, door: 830 } as const
export type KnownLength = keyof typeof knownLengths

/** Bounds of a length that the shopper measured himself, mm. */
export const ownLengthMm = { min: 10, max: 10_000 } as const

const within = (share: number) => Math.min(1, Math.max(0, share))

/** A point moved by shares, never out of the photograph. */
export const movedPoint = ({ x, y }: PhotoPoint, dx: number, dy: number): PhotoPoint => ({
  x: within(x + dx),
  y: within(y + dy),
})

/**
 * Pixels of the photograph a millimetre, from a line drawn along something that is `lengthMm` long; `null` where the
 * line is too short to tell (under four pixels).
 */
export function wallScale(
  photo: Size,
  line: readonly [PhotoPoint, PhotoPoint],
  lengthMm: number,
): number | null {
  const [from, to] = line
  const pixels = Math.hypot((to.x - from.x) * photo.width, (to.y - from.y) * photo.height)
  return pixels < 4 || lengthMm <= 0 ? null : pixels / lengthMm
}

/**
 * Where a picture of a sign lies on a photograph, in shares of that: `canvas` is the picture's box in mm of the sign,
 * `at` the middle of the sign.
 */
export function onWall(
  photo: Size,
  pxPerMm: number,
  canvas: { x: number; y: number; width: number; height: number },
  sign: Size,
  at: PhotoPoint,
): { left: number; top: number; width: number; height: number } {
  const across = pxPerMm / photo.width
  const down = pxPerMm / photo.height
  return {
    left: at.x + (canvas.x - sign.width / 2) * across,
    top: at.y + (canvas.y - sign.height / 2) * down,
    width: canvas.width * across,
    height: canvas.height * down,
  }
}
