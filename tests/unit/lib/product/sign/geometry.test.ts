import { describe, expect, it } from 'vitest'
import type { SignConfig } from '@/lib/product/sign/config'
import { holePositions } from '@/lib/product/sign/hole-positions'
import { oversize } from '@/lib/product/sign/oversize'
import { shiftElements } from '@/lib/product/sign/shift-elements'
import { catalogue } from '@/tests/support/catalogue'
import { sign } from '@/tests/support/signs'

const screws = (holes: string): SignConfig['fixing'] => ({
  name: 'screws',
  options: { styles: 'steel', holes },
})
const centres = (config: SignConfig) => holePositions(config, catalogue).map(({ x, y }) => [x, y])

describe('the holes of a sign', () => {
  it('sit their margin and radius from the edges', () => {
    const config = sign({ width: 200, height: 100, fixing: screws('4-corners') })
    expect(holePositions(config, catalogue)[0]).toEqual({ x: 6, y: 6, diameter: 4, visibleDiameter: 8 })
    expect(centres(config)).toEqual([
      [6, 6],
      [194, 6],
      [6, 94],
      [194, 94],
    ])
    expect(centres(sign({ width: 200, height: 100, fixing: screws('4-sides') }))).toEqual([
      [100, 6],
      [194, 50],
      [100, 94],
      [6, 50],
    ])
  })

  it('are as large as the style or the chosen diameter says, with what covers them', () => {
    const spacer = { name: 'screws-spacer', options: { styles: 'silver-l', holes: '2-sides' } }
    const config = sign({ material: 'dibond', width: 400, height: 300, fixing: spacer })
    expect(holePositions(config, catalogue)).toEqual([
      { x: 13, y: 150, diameter: 10, visibleDiameter: 20 },
      { x: 387, y: 150, diameter: 10, visibleDiameter: 20 },
    ])
    const free = sign({ fixing: { name: 'holes-only', options: { diameters: 3, holes: '2-sides' } } })
    expect(holePositions(free, catalogue)).toMatchObject([
      { diameter: 3, x: 5.5 },
      { diameter: 3, x: 94.5 },
    ])
  })

  it('are none where nothing drills, or where the design places them', () => {
    expect(holePositions(sign(), catalogue)).toEqual([])
    expect(holePositions(sign({ fixing: { name: 'badge', options: {} } }), catalogue)).toEqual([])
    const free = { name: 'holes-only', options: { diameters: 3, holes: 'custom', customHoles: 4 } }
    expect(holePositions(sign({ fixing: free }), catalogue)).toEqual([])
    expect(holePositions(sign({ fixing: screws('__proto__') }), catalogue)).toEqual([])
  })

  it('move in from corners that the outline cuts away, and keep the margin from it', () => {
    const oval = sign({
      width: 200,
      height: 100,
      mask: { shape: 'flex-oval01' },
      fixing: screws('4-corners'),
    })
    for (const [x = 0, y = 0] of centres(oval)) {
      expect(((x - 100) / 100) ** 2 + ((y - 50) / 50) ** 2).toBeLessThan(0.9)
      expect(Math.abs(x - 100)).toBeGreaterThan(40)
    }
    const [first] = centres(oval)
    expect(centres(oval)[3]?.[0]).toBeCloseTo(200 - (first?.[0] ?? 0), 9)
    expect(centres(oval)[3]?.[1]).toBeCloseTo(100 - (first?.[1] ?? 0), 9)
  })

  it('move in from the round corners and the ellipse of a finish', () => {
    const square = { width: 100, height: 100, fixing: screws('4-corners') }
    const [round] = centres(sign({ ...square, finishes: { rounded: { percent: 100 } } }))
    const [slight] = centres(sign({ ...square, finishes: { rounded: { percent: 5 } } }))
    expect(slight?.[0]).toBe(6)
    expect(round?.[0]).toBeGreaterThan(50 - 44 / Math.SQRT2 - 0.1)
    expect(round?.[0]).toBeLessThan(50 - 44 / Math.SQRT2 + 1)
  })

  it('lie inside every outline of the catalogue', () => {
    for (const mask of catalogue.materials.masks)
      for (const holes of ['1-top', '2-sides', '4-corners', '8-corners']) {
        const config = sign({ width: 200, height: 120, mask: { shape: mask.name }, fixing: screws(holes) })
        for (const { x, y } of holePositions(config, catalogue)) {
          expect(x, mask.name).toBeGreaterThanOrEqual(6)
          expect(x, mask.name).toBeLessThanOrEqual(194)
          expect(y, mask.name).toBeGreaterThanOrEqual(6)
          expect(y, mask.name).toBeLessThanOrEqual(114)
        }
      }
  })
})

describe('an oversize sign', () => {
  const of = (width: number, height: number, changes: Partial<SignConfig> = {}) => {
    const { oversize: over, material, color } = oversize(sign({ width, height, ...changes }), catalogue)
    return [over, material?.name ?? null, color]
  }

  it('starts at the threshold of either side', () => {
    expect(of(499, 299)).toEqual([false, null, null])
    expect(of(500, 299)).toEqual([true, 'forex-xxl', 'grey-black'])
    expect(of(499, 300)).toEqual([true, 'forex-xxl', 'grey-black'])
  })

  it('stays in its material as too small a strip', () => {
    expect(of(600, 149)).toEqual([true, null, null])
    expect(of(500, 150)).toEqual([true, 'forex-xxl', 'grey-black'])
    expect(of(299, 300)).toEqual([true, null, null])
  })

  it('takes the large format of its material, in the nearest colour', () => {
    expect(of(700, 400, { material: 'aluminium', color: 'silver-black' })).toEqual([
      true,
      'dibond-xxl',
      'silver-black',
    ])
    const clear = { material: 'plexiglass-transparent-quadri', color: 'frosted-black' }
    expect(of(700, 500, clear)).toEqual([true, 'plexiglass-transparent-xxl', 'frosted-black'])
  })

  it('is none where the material has no large format, or on a support', () => {
    expect(of(900, 600, { material: 'wood', color: 'oak-burnt' })).toEqual([false, null, null])
    expect(of(600, 400, { configSupport: { range: 'support-multi-plaque' } })).toEqual([false, null, null])
    expect(of(2000, 1000, { material: 'dibond-xxl', color: 'white-black' })).toEqual([false, null, null])
    expect(of(600, 400, { material: 'marble' })).toEqual([false, null, null])
  })
})

describe('elements on a plate that changes its size', () => {
  const text = { id: 'a', type: 'text', position: { left: 3, top: 6.5 } }
  const border = { id: 'b', type: 'border' }

  it('move by half the difference, in mm', () => {
    const shifted = shiftElements([text, border], { width: 100, height: 25 }, { width: 150, height: 20 })
    expect(shifted).toEqual([{ ...text, position: { left: 28, top: 4 } }, border])
    expect(shifted[1]).toBe(border)
    expect(text.position).toEqual({ left: 3, top: 6.5 })
  })

  it('stay the same list where nothing changes', () => {
    const elements = [text, border]
    expect(shiftElements(elements, { width: 100, height: 25 }, { width: 100, height: 25 })).toBe(elements)
  })
})
