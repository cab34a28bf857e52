import { describe, expect, test } from 'vitest'
import { backdrops } from '@/lib/design/drawing/signs/backdrop'
import { cornerPicture } from '@/lib/design/drawing/signs/corner-picture'
import { signLook } from '@/lib/design/drawing/signs/look'
import { signPicture } from '@/lib/design/drawing/signs/sign-picture'
import { fixingSwatch, materialSwatch } from '@/lib/design/drawing/signs/swatch'
import type { SignConfig } from '@/lib/product/sign/config'
import { catalogue } from '../../../../support/catalogue'
import { svgFaults } from '../../../../support/svg'

const { materials, masks } = catalogue.materials
const { fixings } = catalogue.fixings
const marks = [{ d: 'M20 20H80V40H20Z', fill: '#111111' }]

function configOf(change: Partial<SignConfig>): SignConfig {
  return {
    material: 'brass',
    width: 200,
    height: 120,
    color: 'brushed-black',
    mask: { shape: 'flex-rectangle01' },
    finishes: {},
    fixing: { name: 'none', options: {} },
    ...change,
  }
}

function draw(change: Partial<SignConfig>, backdrop: (typeof backdrops)[number] = 'none'): string {
  const look = signLook(configOf(change), catalogue)
  if (!look) throw new Error('no material')
  return signPicture({ look, marks, backdrop, ratio: 4 / 3, prefix: 'x' })
}

describe('pictures of signs', () => {
  test.each(materials.map(material => [material.name, material] as const))(
    '%s in every colour',
    (_, material) => {
      for (const { slug } of material.colors) {
        expect(svgFaults(draw({ material: material.name, color: slug })), slug).toEqual([])
      }
    },
  )

  test('every mask with every finish', () => {
    for (const { name } of masks) {
      for (const finishes of [{}, { rounded: { percent: 20 } }, { oval: true }, { beveled: true }] as const) {
        expect(svgFaults(draw({ mask: { shape: name }, finishes })), name).toEqual([])
      }
    }
  })

  test('every fixing in every style and layout', () => {
    for (const fixing of fixings) {
      const { holes = [undefined], styles = [undefined], 'badge-type': badges = [undefined] } = fixing.options
      for (const layout of holes) {
        for (const style of styles) {
          for (const badge of badges) {
            const options = { holes: layout, styles: style, 'badge-type': badge }
            const svg = draw({ fixing: { name: fixing.name, options } })
            expect(svgFaults(svg), `${fixing.name} ${layout} ${style}`).toEqual([])
          }
        }
      }
    }
  })

  test('every backdrop', () => {
    for (const backdrop of backdrops) expect(svgFaults(draw({}, backdrop)), backdrop).toEqual([])
  })

  test('the smallest and the largest signs of each material', () => {
    for (const { name, colors, minSize, maxSize } of materials) {
      const color = colors[0]?.slug ?? ''
      expect(svgFaults(draw({ material: name, color, ...sizeOf(minSize) })), name).toEqual([])
      expect(svgFaults(draw({ material: name, color, ...sizeOf(maxSize) })), name).toEqual([])
    }
  })

  test('the same sign is drawn the same, and two prefixes share no id', () => {
    const look = signLook(configOf({}), catalogue)
    if (!look) throw new Error('no material')
    expect(signPicture({ look, marks })).toBe(signPicture({ look, marks }))
    const both = `${signPicture({ look, marks, prefix: 'a' })}${signPicture({ look, marks, prefix: 'b' })}`
    const ids = [...both.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a sign stays light enough to be drawn in the browser at every change', () => {
    for (const { name, colors } of materials) {
      const svg = draw({ material: name, color: colors[0]?.slug ?? '' })
      expect(svg.length, name).toBeLessThan(160_000)
    }
  })

  test('the edge of every material is as thick as it is, all at one scale', () => {
    const faceTop = (svg: string) => Number(/matrix\([^)]* (-?[\d.]+)\)"><defs><g/.exec(svg)?.[1])
    for (const material of materials) {
      const config = configOf({ material: material.name, color: material.colors[0]?.slug ?? '' })
      const look = signLook(config, catalogue)
      if (!look) throw new Error('no material')
      expect(look.layers.reduce((sum, { mm }) => sum + mm, 0)).toBeCloseTo(material.thickness, 6)
      const svg = cornerPicture({ look, marks }, 4 / 3)
      expect(svgFaults(svg), material.name).toEqual([])
      expect(svg.length, material.name).toBeLessThan(400_000)
      expect(/viewBox="([^"]*)"/.exec(svg)?.[1], material.name).toMatch(/ 72 54$/)
      const flat = cornerPicture({ look: { ...look, thickness: 0.001 }, marks }, 4 / 3)
      // The camera looks down at 37 degrees: what is upright is seen at the cosine of that.
      const seen = faceTop(flat) - faceTop(svg)
      expect(seen, material.name).toBeCloseTo(material.thickness * Math.cos((37 * Math.PI) / 180), 1)
    }
  })

  test('the shadow of a clear sign’s text stays with its letters', () => {
    const standoff = { name: 'screws-spacer', options: { holes: '4-corners', styles: 'silver-l' } }
    const svg = draw({ material: 'plexiglass-transparent-5', color: 'transparent-black', fixing: standoff })
    const shifts = [...svg.matchAll(/fill="#1d2a2c"[^>]*translate\((-?[\d.]+) (-?[\d.]+)\)/g)]
    expect(shifts.length).toBeGreaterThan(8)
    // Two millimetres at most on a sign of 200 mm: less than the smallest line is high.
    for (const [, x, y] of shifts) expect(Math.hypot(Number(x), Number(y))).toBeLessThan(2)
  })

  test('a color of the customer is shown', () => {
    const custom = { material: 'dibond', color: 'custom-black' }
    expect(draw({ ...custom, bgColor: '#123456' })).not.toBe(draw({ ...custom, bgColor: '#654321' }))
  })

  test('swatches of materials and fixings are well formed', () => {
    for (const { name, colors } of materials) {
      const look = signLook(configOf({ material: name, color: colors[0]?.slug ?? '' }), catalogue)
      if (!look) throw new Error('no material')
      expect(svgFaults(materialSwatch(look)), name).toEqual([])
    }
    for (const { name, options } of fixings) {
      for (const style of options.styles ?? options['badge-type'] ?? ['']) {
        expect(svgFaults(fixingSwatch(name, style) ?? ''), `${name} ${style}`).toEqual([])
      }
    }
  })
})

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height })
