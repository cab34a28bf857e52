import { describe, expect, test } from 'vitest'
import { isoSymbols } from '@/lib/design/drawing/signs/pictograms/iso-symbols'
import { stockSignMarks } from '@/lib/design/drawing/signs/pictograms/stock-sign'
import { pathBounds } from '@/lib/design/geometry/bounds'
import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import { catalogue } from '@/tests/support/catalogue'

const signs = catalogue.staticProducts.products.filter(({ type }) => type === 'sign-static')

const marksOf = (slug: string) => {
  const product = signs.find(known => known.slug === slug)
  if (!product) throw new Error(`no ${slug}`)
  const { width = 150, height = 150, vector = '', topic = '', title } = product
  const colours = { text: '#ffffff', background: '#0b57a4' }
  return stockSignMarks({ width, height, vector, topic, ...colours, title: title.fr })
}

const boundsOf = (d: string) => {
  const parsed = parseSvgPath(d)
  const bounds = parsed.ok && pathBounds(parsed.path)
  if (!bounds) throw new Error(`no outline: ${d.slice(0, 40)}`)
  return bounds
}

describe('stock signs', () => {
  test.each(signs.map(({ slug, width = 150, height = 150 }) => [slug, width, height] as const))(
    '%s is marked within its plate',
    (slug, width, height) => {
      const marks = marksOf(slug)
      expect(marks.length).toBeGreaterThan(0)
      for (const { d, strokeWidth = 0 } of marks) {
        const { left, top, width: wide, height: high } = boundsOf(d)
        const half = strokeWidth / 2
        expect(left - half).toBeGreaterThan(-0.01)
        expect(top - half).toBeGreaterThan(-0.01)
        expect(left + wide + half).toBeLessThan(width + 0.01)
        expect(top + high + half).toBeLessThan(height + 0.01)
      }
    },
  )

  test('every safety sign of the catalogue has its figure, but the general prohibition', () => {
    const vectors = signs.flatMap(({ vector = '' }) => (/^iso-[pwmef]/.test(vector) ? [vector] : []))
    const without = ['iso-p001', 'iso-e001', 'iso-e002']
    expect(vectors.filter(vector => !isoSymbols[vector]).sort()).toEqual(without.sort())
  })

  test('a prohibition has a ring of a tenth and a bar of 0.08 of its diameter, at 45 degrees', () => {
    const lines = marksOf('sign-static-iso-p002').flatMap(({ d, fill, strokeWidth = 0 }) =>
      fill === 'none' ? [{ bounds: boundsOf(d), strokeWidth }] : [],
    )
    const [bar, ring] = lines.slice(-2)
    if (!bar || !ring) throw new Error('no frame')
    const diameter = ring.bounds.width + ring.strokeWidth
    expect(ring.strokeWidth / diameter).toBeCloseTo(0.1, 2)
    expect(bar.strokeWidth / diameter).toBeCloseTo(0.08, 2)
    expect(bar.bounds.width).toBeCloseTo(bar.bounds.height, 6)
  })
})
