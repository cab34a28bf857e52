import { describe, expect, test } from 'vitest'
import { cutPhoto, lightened } from '@/lib/design/picture/photo-cut'
import type { Pixels } from '@/lib/design/picture/pixels'
import { proposeColours, proposeEdit } from '@/lib/design/picture/propose'
import { readContours } from '@/lib/design/scene/elements/image/contour-code'
import { photoCaps } from '@/lib/design/scene/elements/image/photo'
import { colourPicture, greyPicture } from '@/tests/support/pixels'

const isBar = (x: number, y: number) => x > 20 && x < 100 && y > 20 && y < 60
const bar = colourPicture(120, 80, isBar, { ink: [200, 30, 40], paper: [230, 220, 190] })

/** A picture without a ground: its edges have many colours. */
const field: Pixels = {
  width: 120,
  height: 80,
  data: Uint8ClampedArray.from({ length: 120 * 80 * 4 }, (_, at) => {
    const [x, y] = [(at >> 2) % 120, Math.floor((at >> 2) / 120)]
    return at % 4 === 3 ? 255 : ([x * 2, y * 3, 255 - x * 2][at % 4] ?? 0)
  }),
}

const { cutUnits } = photoCaps
const boxOf = (cut: string | undefined) => {
  const points = (readContours(cut ?? '', { width: cutUnits, height: cutUnits }) ?? []).flat()
  const shares = (axis: number, pixels: number) =>
    points.filter((_, at) => at % 2 === axis).map(at => Math.round((at / cutUnits) * pixels))
  const [x, y] = [shares(0, 120), shares(1, 80)]
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)]
}

describe('a picture in its colours', () => {
  test('is cut to what is not its ground, and has the colour of that', () => {
    const { cut, tone } = cutPhoto(bar, null, { colour: '#e6dcbe', reach: 12 })
    expect(boxOf(cut)).toEqual([20, 20, 100, 60])
    expect(tone).toBe('#c81e28')
  })

  test('is cut to what is not clear in its file', () => {
    const opacity = greyPicture(120, 80, isBar, { ink: 255, paper: 0 })
    expect(boxOf(cutPhoto(bar, opacity, null).cut)).toEqual([20, 20, 100, 60])
  })

  test('stays a rectangle where nothing of it goes', () => {
    expect(cutPhoto(field, null, null).cut).toBeUndefined()
  })

  test('is made lighter in its three colours alone', () => {
    const { data } = lightened(bar, 50)
    expect([...data.slice(0, 4)]).toEqual([255, 255, 254, 255])
    expect(lightened(bar, 0).data).toBe(bar.data)
  })

  test('is proposed whole where it is a photograph, and without its paper where something is drawn on it', () => {
    const whole = { left: 0, top: 0, width: 1, height: 1 }
    expect(proposeColours(field, proposeEdit(field, 1))).toMatchObject({
      inColour: true,
      crop: whole,
      background: null,
    })
    const drawn = proposeColours(bar, proposeEdit(bar, 1))
    expect(drawn).toMatchObject({ inColour: true, background: { colour: '#e6dcbe' } })
    expect(drawn.crop.width).toBeLessThan(0.8)
  })
})
