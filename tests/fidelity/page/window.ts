/**
 * A part of a plate as pixels: `pxPerMm` of them to a millimetre, `left` and `top` the plate's pixel that is the
 * picture's first. A plate that is too large for a picture is looked at through one of these.
 */
export interface PictureWindow {
  width: number
  height: number
  pxPerMm: number
  left: number
  top: number
}

/** How dark each pixel of a picture is, 0 for white to 255 for black. */
export interface Picture {
  width: number
  height: number
  dark: Uint8Array
}

/** A canvas as it looks on white paper. */
export function pictureOf(canvas: HTMLCanvasElement): Picture {
  const { width, height } = canvas
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  const { data } = context.getImageData(0, 0, width, height)
  const dark = new Uint8Array(width * height)
  for (let at = 0; at < dark.length; at += 1) {
    const i = at * 4
    const light = ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 3
    dark[at] = Math.round(((255 - light) * (data[i + 3] ?? 0)) / 255)
  }
  return { width, height, dark }
}

/** The ink of a short word in 600 dpi, in pixels: what has less is judged as if it had so much. */
const leastInk = 3000

/**
 * Shared ink over all ink: 1 where two pictures are the same. Of a speck at the plate's edge nearly all pixels are edges,
 * which every program smooths in its own way.
 */
export function inkOverlap(a: Uint8Array, b: Uint8Array): number {
  let shared = 0
  let all = 0
  for (let i = 0; i < a.length; i += 1) {
    const one = a[i] ?? 0
    const other = b[i] ?? 0
    shared += Math.min(one, other)
    all += Math.max(one, other)
  }
  return 1 - (all - shared) / Math.max(all, leastInk * 255)
}

export function whiteCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  return context
}
