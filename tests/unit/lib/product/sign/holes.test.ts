import { describe, expect, it } from 'vitest'
import { availableHoleLayouts } from '@/lib/product/sign/available'
import type { SignConfig } from '@/lib/product/sign/config'
import { holePositions } from '@/lib/product/sign/hole-positions'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue } from '@/tests/support/catalogue'
import { sign } from '@/tests/support/signs'

const held = (name: string, options: SignConfig['fixing']['options']) => ({ fixing: { name, options } })
const layouts = (config: SignConfig) => availableHoleLayouts(config, catalogue).map(({ slug }) => slug)
const shaped = (shape: string, width: number, height: number, fixing: SignConfig['fixing']) =>
  sign({ material: 'dibond', color: 'white-black', width, height, mask: { shape }, fixing })
const screws: SignConfig['fixing'] = { name: 'screws', options: { styles: 'steel', holes: '1-center' } }

describe('a layout on a shape that is no rectangle', () => {
  it('is offered only while no hole moves more than half its way to the centre', () => {
    const all = layouts(shaped('flex-rectangle01', 200, 200, screws))
    expect(all).toHaveLength(12)
    expect(layouts(shaped('flex-oval01', 200, 200, screws))).toEqual(all)
    expect(layouts(shaped('triangle01', 200, 200, screws))).toEqual(['1-top', '1-center', '2-top-bottom'])
    const bone = layouts(shaped('bone01', 200, 100, screws))
    expect(all.filter(slug => !bone.includes(slug))).toEqual([
      '1-top',
      '2-top-bottom',
      '4-sides',
      '6-corners',
      '8-corners',
    ])
  })

  it('is refused by the shape’s name, or by the finish that makes the shape', () => {
    const corners = { name: 'screws', options: { styles: 'steel', holes: '4-corners' } }
    expect(validateSign(shaped('triangle01', 200, 200, corners), catalogue)).toEqual([
      {
        code: 'incompatible-value-only',
        subject: 'holes',
        name: '4-corners',
        reason: 'shape',
        with: 'triangle01',
      },
    ])
    const long = sign({
      width: 20,
      height: 160,
      finishes: { oval: true },
      ...held('holes-only', { holes: '1-top', diameters: 10 }),
    })
    expect(validateSign(long, catalogue)).toContainEqual({
      code: 'incompatible-value-only',
      subject: 'holes',
      name: '1-top',
      reason: 'finish',
      with: 'oval',
    })
  })

  it('gives way to the first layout that lies inside', () => {
    const config = shaped('triangle01', 200, 200, {
      name: 'screws',
      options: { styles: 'steel', holes: '4-corners' },
    })
    expect(normaliseSignConfig(config, catalogue).config.fixing.options.holes).toBe('1-top')
  })

  it('has each hole at its margin from the true outline', () => {
    const [hole] = holePositions(
      shaped('triangle01', 200, 200, { name: 'screws', options: { styles: 'steel', holes: '1-top' } }),
      catalogue,
    )
    // The sides of the triangle lean by atan(50 / 86.6), so that 6 mm beside them are 12 mm below the top at 13.4 mm.
    expect(hole?.x).toBe(100)
    expect(hole?.y).toBeCloseTo(13.4 + 6 / Math.sin(Math.atan(50 / 86.6)), 0)
  })

  it('leaves a fixing without any layout to be refused as a whole', () => {
    const cups = { name: 'suction-cup', options: { styles: 'clear-40', holes: '4-corners' } }
    const slim = sign({
      material: 'plexiglass-transparent',
      color: 'transparent-black',
      width: 90,
      height: 61,
      mask: { shape: 'triangle01' },
      fixing: cups,
    })
    expect(normaliseSignConfig(slim, catalogue).config.fixing.name).toBe('none')
    expect(normaliseSignConfig(slim, catalogue).changes).toContainEqual(
      expect.objectContaining({ code: 'incompatible-value', subject: 'fixing', reason: 'shape' }),
    )
  })
})

describe('heads, caps and cups', () => {
  const cups = (width: number, height: number, holes: string) =>
    sign({
      material: 'plexiglass-transparent',
      color: 'transparent-black',
      width,
      height,
      ...held('suction-cup', { styles: 'clear-40', holes }),
    })

  it('do not overlap, and the figure says from which size they stand apart', () => {
    expect(validateSign(cups(200, 62, '4-corners'), catalogue)).toEqual([
      {
        code: 'value-in-mm-minimum',
        subject: 'holes',
        name: '4-corners',
        axis: 'height',
        figure: 82,
        with: 'suction-cup',
      },
    ])
    expect(validateSign(cups(200, 82, '4-corners'), catalogue)).toEqual([])
    expect(validateSign(cups(81, 100, '2-sides'), catalogue)).toMatchObject([{ axis: 'width', figure: 82 }])
  })

  it('are as large as the catalogue says, else twice their hole', () => {
    const seen = (name: string, styles: string) =>
      holePositions(
        sign({ width: 300, height: 200, ...held(name, { styles, holes: '1-center' }) }),
        catalogue,
      )[0]?.visibleDiameter
    expect(seen('screws', 'steel')).toBe(8)
    expect(seen('screws-deco', 'gold')).toBe(10)
    expect(seen('screws-caps', 'silver')).toBe(14)
  })

  it('may leave more than one size to grow: a hole in the middle halves the length', () => {
    const caps = sign({
      width: 70,
      height: 40,
      ...held('screws-caps', { styles: 'silver', holes: '6-corners' }),
    })
    expect(validateSign(caps, catalogue)).toEqual([])
    const slim = sign({ width: 100, height: 40, ...held('screws', { styles: 'steel', holes: '6-vertical' }) })
    expect(validateSign({ ...slim, height: 27 }, catalogue)).toMatchObject([{ axis: 'height', figure: 28 }])
  })
})

describe('a customer’s own outline', () => {
  const own = (svgPath: string, changes: Partial<SignConfig> = {}) =>
    sign({
      width: 100,
      height: 100,
      mask: { shape: 'customMask', maskCustom: { name: 'own', width: 100, height: 100, svgPath } },
      ...changes,
    })
  const reasons = (svgPath: string, changes?: Partial<SignConfig>) =>
    validateSign(own(svgPath, changes), catalogue).map(({ code, reason, figure }) => reason ?? [code, figure])

  it('is one closed line that does not cross or touch itself', () => {
    expect(reasons('M0 0H100V100H0Z')).toEqual([])
    expect(reasons('M0 0H100V100H0V0')).toEqual([])
    expect(reasons('M0 50C0 20 20 0 50 0S100 20 100 50S80 100 50 100S0 80 0 50')).toEqual([])
    expect(reasons('M0 0H100V100')).toEqual(['outline-open'])
    expect(reasons('M0 0L100 100V0L0 100Z')).toEqual(['outline-not-simple'])
    expect(reasons('M0 0H100V100H0ZM20 20H40V40Z')).toEqual(['outline-not-simple'])
    expect(reasons('M0 0H100V100H0L0 50L50 50L0 50Z')).toEqual(['outline-not-simple'])
    expect(reasons('M0 0L100 100Z')).toEqual(['outline-not-simple'])
  })

  it('lies within its box, to a tenth of a millimetre', () => {
    expect(reasons('M-0.1 0H100.1V100H0Z')).toEqual([])
    expect(reasons('M-0.2 0H100V100H0Z')).toEqual(['outline-outside'])
    expect(reasons('M0 0Q50 -0.5 100 0V100H0Z')).toEqual(['outline-outside'])
    expect(reasons('M0 0Q50 -0.15 100 0V100H0Z')).toEqual([])
  })

  it('encloses the smallest surface of its material', () => {
    const least = catalogue.materials.materials.find(({ name }) => name === 'pvc')?.minSize.surface
    expect(reasons('M0 0H100V1Z')).toEqual([['value-in-mm2-minimum', least]])
    expect(validateSign(own('M0 0H100V1Z'), catalogue)).toMatchObject([{ subject: 'mask', name: 'own' }])
  })

  it('that cannot be cut becomes the rectangle', () => {
    const { config, changes } = normaliseSignConfig(own('M0 0H100V100'), catalogue)
    expect(config.mask).toEqual({ shape: 'flex-rectangle01' })
    expect(changes).toMatchObject([{ subject: 'mask', reason: 'outline-open' }])
  })

  it('moves the holes of a layout like any other shape', () => {
    const triangle = 'M50 0L100 100H0Z'
    const corners = held('screws', { styles: 'steel', holes: '4-corners' })
    expect(reasons(triangle, corners)).toEqual(['shape'])
    expect(reasons(triangle, held('screws', { styles: 'steel', holes: '1-top' }))).toEqual([])
  })

  it('of numbers beyond all measure lies outside', () => {
    for (const path of ['M0 0Q1e308 50 100 0V100H0Z', 'M0 0H1e308V100H0Z', 'M0 0h1e308t1 1V100H0Z'])
      expect(reasons(path), path).toHaveLength(1)
    const mask = { name: 'own', width: 1e-300, height: 1e-300, svgPath: 'M0 0H1V1H0Z' }
    const tiny = own('', { mask: { shape: 'customMask', maskCustom: mask } })
    expect(validateSign(tiny, catalogue)).toMatchObject([{ subject: 'mask', reason: 'outline-outside' }])
  })

  it('of as many sides as its path can hold is judged at once', () => {
    const comb = 'h.05V99h.05V1'.repeat(950)
    expect(reasons(`M0 100V1${comb}h.05V100Z`)).toEqual([])
    const spiral = Array.from({ length: 6000 }, () => 'l1 0').join('')
    expect(reasons(`M0 0${spiral}Z`)).toHaveLength(1)
  })
})
