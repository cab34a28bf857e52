/** A picture in memory: red, green, blue and opacity of each pixel in turn, row after row, 0 to 255. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** One value a pixel, row after row: a grey from 0 (black) to 255, or whether it is ink. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}
