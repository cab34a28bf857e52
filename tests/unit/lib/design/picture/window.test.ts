import { describe, expect, test } from 'vitest'
import { darkened } from '@/lib/design/picture/darkened'
import { paperColour, toGrey } from '@/lib/design/picture/grey'
import type { Pixels } from '@/lib/design/picture/pixels'
import { takeWindow, windowSize } from '@/lib/design/picture/window'
import { colourPicture } from '@/tests/support/pixels'
import fc from '@/tests/support/properties'

const whole = { left: 0, top: 0, width: 1, height: 1 }
const plain = { turns: 0, straighten: 0, crop: whole }
/** 4 × 2 pixels, each with its own red. */
const small: Pixels = {
  width: 4,
  height: 2,
  data: Uint8ClampedArray.from([10, 20, 30, 40, 50, 60, 70, 80].flatMap(red => [red, 0, 0, 255])),
}
const reds = ({ data }: Pixels) => Array.from(data).filter((_, at) => at % 4 === 0)

describe('a window of a picture', () => {
  test('that is the whole of it is the picture', () => {
    expect(takeWindow(small, plain, 100)).toEqual(small)
  })

  test('is turned by quarters, clockwise', () => {
    const quarter = takeWindow(small, { ...plain, turns: 1 }, 100)
    expect([quarter.width, quarter.height]).toEqual([2, 4])
    expect(reds(quarter)).toEqual([50, 10, 60, 20, 70, 30, 80, 40])
    expect(reds(takeWindow(small, { ...plain, turns: 2 }, 100))).toEqual([80, 70, 60, 50, 40, 30, 20, 10])
    expect(reds(takeWindow(small, { ...plain, turns: 3 }, 100))).toEqual([40, 80, 30, 70, 20, 60, 10, 50])
  })

  test('is cut out after the turn', () => {
    const crop = { left: 0.5, top: 0, width: 0.5, height: 0.5 }
    expect(reds(takeWindow(small, { ...plain, crop }, 100))).toEqual([30, 40])
    expect(reds(takeWindow(small, { ...plain, turns: 1, crop }, 100))).toEqual([10, 20])
  })

  test('is the same by rows and columns as by samples one by one', () => {
    const share = fc.integer({ min: 1, max: 10 }).map(tenth => tenth / 10)
    const pictures = fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
      .chain(([width, height]) =>
        fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 }).map(data => ({
          width,
          height,
          data: new Uint8ClampedArray(data),
        })),
      )
    fc.assert(
      fc.property(
        pictures,
        fc.constantFrom(0, 1, 2, 3),
        fc.tuple(share, share),
        fc.integer({ min: 1, max: 50 }),
        (picture, turns, [width, height], edge) => {
          const crop = { left: (1 - width) / 2, top: 1 - height, width, height }
          const byLines = takeWindow(picture, { turns, straighten: 0, crop }, edge)
          // A turn that cannot be seen is worked by samples.
          const bySamples = takeWindow(picture, { turns, straighten: 1e-9, crop }, edge)
          expect(byLines.data.every((part, at) => Math.abs(part - (bySamples.data[at] ?? 0)) <= 1)).toBe(true)
          expect([byLines.width, byLines.height]).toEqual([bySamples.width, bySamples.height])
        },
      ),
    )
  })

  test('is white where nothing is, and where the picture is clear', () => {
    const clear: Pixels = { ...small, data: small.data.map((value, at) => (at % 4 === 3 ? 0 : value)) }
    expect(new Set(takeWindow(clear, plain, 100).data)).toEqual(new Set([255]))
    const turned = takeWindow(
      colourPicture(40, 40, () => true, { ink: [0, 0, 0], paper: [0, 0, 0] }),
      { ...plain, straighten: 15 },
      100,
    )
    expect(turned.data[0]).toBeGreaterThan(250)
    expect(turned.data[(20 * 40 + 20) * 4]).toBe(0)
  })

  test('is straightened: a line that rises is level after a turn clockwise', () => {
    const slope = Math.tan((5 * Math.PI) / 180)
    const line = (x: number, y: number) => Math.abs(y - 100 + (x - 150) * slope) < 2
    const picture = colourPicture(300, 200, line, { ink: [0, 0, 0], paper: [255, 255, 255] })
    const { data } = takeWindow(picture, { ...plain, straighten: 5 }, 1000)
    for (const column of [20, 150, 280]) expect(data[(100 * 300 + column) * 4]).toBeLessThan(60)
  })

  test('is made smaller by averages, never larger', () => {
    expect(windowSize({ width: 4000, height: 1000 }, plain, 2000)).toEqual({
      width: 2000,
      height: 500,
      scale: 0.5,
    })
    expect(windowSize(small, plain, 2000)).toEqual({ width: 4, height: 2, scale: 1 })
    expect(reds(takeWindow(small, plain, 2))).toEqual([35, 55])
  })
})

describe('a light drawing on clear ground', () => {
  /** White, opaque in the left half. */
  const logo: Pixels = {
    width: 4,
    height: 1,
    data: Uint8ClampedArray.from([0, 1, 2, 3].flatMap(x => [255, 255, 255, x < 2 ? 255 : 0])),
  }

  test('becomes dark, for on paper nothing of it would be seen', () => {
    expect(reds(takeWindow(darkened(logo), plain, 10))).toEqual([0, 0, 255, 255])
  })

  test('is distinguished from a white picture, and from a dark drawing', () => {
    const opaque: Pixels = { ...logo, data: logo.data.map((value, at) => (at % 4 === 3 ? 255 : value)) }
    const dark: Pixels = { ...logo, data: logo.data.map((value, at) => (at % 4 === 3 ? value : 40)) }
    for (const picture of [opaque, dark]) expect(darkened(picture)).toBe(picture)
  })
})

describe('greys', () => {
  const card = colourPicture(60, 40, (x, y) => (x - 30) ** 2 + (y - 20) ** 2 < 100, {
    ink: [40, 90, 60],
    paper: [220, 208, 180],
  })
  const tones = { light: 0, even: false, background: null, invert: false }

  test('know the colour of the paper', () => {
    expect(paperColour(card)).toBe('#dcd0b4')
  })

  test('are white where the paper was, once it is taken away', () => {
    const grey = toGrey(card, { ...tones, background: { colour: '#dcd0b4', reach: 20 } })
    expect(grey.data[0]).toBe(255)
    expect(grey.data[20 * 60 + 30]).toBeLessThan(90)
  })

  test('lose the shadow across their paper, and keep the ink in it', () => {
    // Paper from 240 on the left to 90 on the right; ink is half as light as the paper around it.
    const ink = (x: number, y: number) => Math.abs(y - 100) < 6 && x > 20 && x < 380
    const data = new Uint8ClampedArray(400 * 200 * 4).fill(255)
    for (let pixel = 0; pixel < 400 * 200; pixel += 1) {
      const [x, y] = [pixel % 400, Math.floor(pixel / 400)]
      data.fill((240 - (x / 400) * 150) * (ink(x, y) ? 0.5 : 1), pixel * 4, pixel * 4 + 3)
    }
    const grey = toGrey({ width: 400, height: 200, data }, { ...tones, even: true })
    const wrong = grey.data.filter((tone, pixel) => ink(pixel % 400, Math.floor(pixel / 400)) !== tone < 180)
    expect(wrong.length).toBeLessThan(400)
    const plain = toGrey({ width: 400, height: 200, data }, tones)
    expect(plain.data.filter((tone, pixel) => pixel % 400 > 300 && tone < 128).length).toBeGreaterThan(10_000)
  })

  test('become lighter and darker, and turn into their negative', () => {
    const middle = 20 * 60 + 30
    const [plain, light, dark, negative] = [
      tones,
      { ...tones, light: 30 },
      { ...tones, light: -30 },
      { ...tones, invert: true },
    ].map(one => toGrey(card, one).data[middle] ?? 0)
    expect((light ?? 0) - (plain ?? 0)).toBeCloseTo(38, -1)
    expect((dark ?? 0) - (plain ?? 0)).toBeCloseTo(-38, -1)
    expect(negative).toBe(255 - (plain ?? 0))
  })
})
