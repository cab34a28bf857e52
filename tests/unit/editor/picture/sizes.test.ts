import { describe, expect, test } from 'vitest'
import { keptSize, placeAfterCut, placeInstead } from '@/editor/picture/sizes'

const file = { width: 2000, height: 1000 }
const whole = { turns: 0, crop: { left: 0, top: 0, width: 1, height: 1 } }
/** 40 × 20 mm: 50 pixels a millimetre. */
const placed = { position: { left: 10, top: 5 }, size: { width: 40, height: 20 }, rotate: 0 }

describe('a picture that is cut otherwise', () => {
  test('keeps what is left as large as it was, about the same middle', () => {
    const half = { turns: 0, crop: { left: 0, top: 0, width: 0.5, height: 1 } }
    expect(placeAfterCut(placed, file, whole, half)).toEqual({
      position: { left: 20, top: 5 },
      size: { width: 20, height: 20 },
    })
  })

  test('stands on end after a quarter turn', () => {
    expect(placeAfterCut(placed, file, whole, { ...whole, turns: 1 })).toEqual({
      position: { left: 20, top: -5 },
      size: { width: 20, height: 40 },
    })
  })

  test('stays stretched as it was stretched, also when it is turned', () => {
    const wide = { ...placed, size: { width: 40, height: 10 } }
    expect(placeAfterCut(wide, file, whole, { ...whole, turns: 3 }).size).toEqual({ width: 10, height: 40 })
    const there = placeAfterCut(wide, file, whole, { ...whole, turns: 1 })
    const back = placeAfterCut({ ...wide, ...there }, file, { ...whole, turns: 1 }, whole)
    expect(back).toEqual({ position: wide.position, size: wide.size })
  })

  test('has the size of what is kept of its file', () => {
    const crop = { left: 0.1, top: 0.1, width: 0.5, height: 0.2 }
    expect(keptSize(file, { turns: 0, crop })).toEqual({ width: 1000, height: 200 })
    expect(keptSize(file, { turns: 1, crop })).toEqual({ width: 500, height: 400 })
  })
})

describe('a picture in the place of another', () => {
  test('lies within its box in its own ratio, about the same middle', () => {
    expect(placeInstead(placed, { width: 100, height: 100 })).toEqual({
      position: { left: 20, top: 5 },
      size: { width: 20, height: 20 },
    })
    expect(placeInstead(placed, { width: 400, height: 100 }).size).toEqual({ width: 40, height: 10 })
  })
})
