import type { Pixels, Plane } from '@/lib/design/picture/pixels'

/** A grey picture whose ink is given by a function of the pixel's middle, softened over one pixel as a camera does. */
export function greyPicture(
  width: number,
  height: number,
  ink: (x: number, y: number) => boolean,
  tones = { ink: 20, paper: 235 },
): Plane {
  const data = new Uint8Array(width * height)
  const samples = 4
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let dark = 0
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const x = column + ((sample % samples) + 0.5) / samples
        const y = row + (Math.floor(sample / samples) + 0.5) / samples
        if (ink(x, y)) dark += 1
      }
      const share = dark / (samples * samples)
      data[row * width + column] = Math.round(tones.paper + (tones.ink - tones.paper) * share)
    }
  }
  return { width, height, data }
}

/** The same in colours: `paper` and `ink` as red, green and blue. */
export function colourPicture(
  width: number,
  height: number,
  ink: (x: number, y: number) => boolean,
  colours: { ink: [number, number, number]; paper: [number, number, number] },
): Pixels {
  const share = greyPicture(width, height, ink, { ink: 255, paper: 0 })
  const data = new Uint8ClampedArray(width * height * 4)
  share.data.forEach((value, pixel) => {
    for (const part of [0, 1, 2] as const) {
      data[pixel * 4 + part] = colours.paper[part] + (colours.ink[part] - colours.paper[part]) * (value / 255)
    }
    data[pixel * 4 + 3] = 255
  })
  return { width, height, data }
}
