import { describe, expect, it } from 'vitest'
import { applyChoice } from '@/lib/product/sign/choice'
import { signConfigSchema } from '@/lib/product/sign/config'
import { signOutline } from '@/lib/product/sign/outline'
import {
  insertPoint,
  maskOfPoints,
  type OutlinePoint,
  pointsOfMask,
  outlineOfSvg as readOutline,
} from '@/lib/product/sign/own-outline'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue } from '@/tests/support/catalogue'
import { priceOf } from '@/tests/support/price'
import fc from '@/tests/support/properties'
import { sign } from '@/tests/support/signs'
import { svgRenderer } from '@/tests/support/svg-renderer'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${inner}</svg>`
const outlineOfSvg = (text: string, name: string) =>
  readOutline(new TextEncoder().encode(text), name, svgRenderer)
const arrow = '<path d="M10 40H120V10L190 50L120 90V60H10Z"/>'
const config = sign({ width: 200, height: 100 })

describe('an outline out of an SVG', () => {
  it('becomes the edge of the sign, within the sign’s own box, and costs its surcharge', async () => {
    const read = await outlineOfSvg(svg(arrow), 'arrow')
    if (!read.ok) throw new Error(read.code)
    const own = applyChoice(config, { kind: 'mask', value: read.mask }, catalogue)
    expect(signConfigSchema.safeParse(own).error).toBeUndefined()
    expect(validateSign(own, catalogue)).toEqual([])
    expect(signOutline(own, catalogue).shape).toBe('mask')
    const plain = priceOf({ kind: 'sign', config }).unit.minor
    expect(priceOf({ kind: 'sign', config: own }).unit.minor).toBeGreaterThan(plain)
  })

  it.each([
    ['several lines', svg(`${arrow}<circle cx="20" cy="20" r="5"/>`), 'several'],
    ['a hole', svg('<path d="M0 0H90V90H0ZM20 20H40V40H20Z"/>'), 'several'],
    ['nothing', svg(''), 'empty'],
    ['a letter with a hole', svg('<text x="1" y="9">A</text>'), 'several'],
    ['no SVG', 'hello', 'unreadable'],
    ['a line without area', svg('<path d="M0 0H90" stroke="#000"/>'), 'empty'],
    ['a script alone', svg('<script>alert(1)</script>'), 'empty'],
  ])('with %s is refused', async (_name, text, code) => {
    expect(await outlineOfSvg(text, 'x')).toMatchObject({ ok: false, code })
  })

  it('that crosses itself is refused by the rules, with the reason', async () => {
    const read = await outlineOfSvg(svg('<path d="M0 0L100 100V0L0 100Z"/>'), 'bow')
    if (!read.ok) throw new Error(read.code)
    const own = applyChoice(config, { kind: 'mask', value: read.mask }, catalogue)
    expect(validateSign(own, catalogue)).toMatchObject([{ reason: 'outline-not-simple' }])
  })

  it('never throws, and what it makes has the form of a mask', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.string().map(d => svg(`<path d="${d}"/>`)),
        ),
        async text => {
          const read = await outlineOfSvg(text, 'x')
          if (read.ok) expect(signConfigSchema.safeParse({ ...config, mask: read.mask }).success).toBe(true)
        },
      ),
    )
  })
})

describe('an outline that was drawn', () => {
  const corner = (x: number, y: number): OutlinePoint => ({ x, y, curve: false })
  const box = [corner(0, 0), corner(200, 0), corner(200, 100), corner(0, 100)]

  it('is a closed line through its corners, and bends at its curves', () => {
    const plain = maskOfPoints(box, 'box', config)
    expect(plain).toMatchObject({ ok: true, mask: { maskCustom: { width: 200, height: 100 } } })
    const points = box.map((point, index) => ({ ...point, curve: index % 2 === 0 }))
    const leaf = maskOfPoints(points, 'leaf', config)
    if (!leaf.ok) throw new Error(leaf.code)
    expect(validateSign({ ...config, mask: leaf.mask }, catalogue)).toEqual([])
    const round = maskOfPoints(
      box.map(point => ({ ...point, curve: true })),
      'round',
      config,
    )
    if (!round.ok) throw new Error(round.code)
    expect(validateSign({ ...config, mask: round.mask }, catalogue)).toEqual([])
  })

  it('takes a new corner where it is nearest', () => {
    const { points, index } = insertPoint(box, { x: 199, y: 40 })
    expect(index).toBe(2)
    expect(points).toHaveLength(5)
    expect(insertPoint(box, { x: 1, y: 50 }).index).toBe(4)
  })

  it('is none with fewer than three points', () => {
    expect(maskOfPoints(box.slice(0, 2), 'line', config)).toMatchObject({ ok: false })
  })

  it('opens again with exactly the points from which it was drawn, on a larger sign at their places there', () => {
    const coordinate = fc.integer({ min: 0, max: 100 })
    const point = fc.record({ x: coordinate, y: coordinate, curve: fc.boolean() })
    fc.assert(
      fc.property(
        fc.uniqueArray(point, { minLength: 3, maxLength: 12, selector: ({ x, y }) => `${x} ${y}` }),
        points => {
          const drawn = maskOfPoints(points, 'own', config)
          if (!drawn.ok) throw new Error(drawn.code)
          const { maskCustom } = drawn.mask
          const opened = pointsOfMask(maskCustom, config)
          if (!opened) throw new Error(maskCustom.svgPath)
          expect(maskOfPoints(opened, 'own', config)).toEqual(drawn)
          const twice = { width: config.width * 2, height: config.height * 2 }
          const doubled = opened.map(({ x, y, curve }) => ({ x: x * 2, y: y * 2, curve }))
          expect(pointsOfMask(maskCustom, twice)).toEqual(doubled)
        },
      ),
    )
    const points = [corner(0, 0), { x: 200, y: 0, curve: true }, corner(200, 100), corner(0, 100)]
    const drawn = maskOfPoints(points, 'own', config)
    expect(drawn.ok && pointsOfMask(drawn.mask.maskCustom, config)).toEqual(points)
  })

  it('out of a file opens where it has corners alone, and not where it has arcs', async () => {
    const read = await outlineOfSvg(svg(arrow), 'arrow')
    const round = await outlineOfSvg(svg('<circle cx="50" cy="50" r="40"/>'), 'round')
    if (!read.ok || !round.ok) throw new Error('not read')
    expect(pointsOfMask(read.mask.maskCustom, config)).toHaveLength(7)
    expect(pointsOfMask(round.mask.maskCustom, config)).toBeNull()
  })
})
