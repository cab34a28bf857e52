import { describe, expect, test } from 'vitest'
import { histogramOf, otsuThreshold } from '@/lib/design/picture/histogram'
import { makeArt, measureArt } from '@/lib/design/picture/make-art'
import { ringArea, simplifyRing } from '@/lib/design/picture/simplify'
import { measureStrokes } from '@/lib/design/picture/strokes'
import { traceInk } from '@/lib/design/picture/trace'
import { artSchema, contoursOf } from '@/lib/design/scene/elements/image/art'
import { greyPicture } from '@/tests/support/pixels'
import fc from '@/tests/support/properties'

const circle = (cx: number, cy: number, radius: number) => (x: number, y: number) =>
  (x - cx) ** 2 + (y - cy) ** 2 <= radius ** 2

const edit = { mode: 'line' as const, threshold: 128, fillHoles: false, dropSpecks: false }

describe('the edge of the ink', () => {
  test('lies between the pixels, as their greys say', () => {
    const rings = traceInk(greyPicture(100, 80, circle(50, 40, 30)), 127)
    expect(rings).toHaveLength(1)
    const [ring = new Float64Array()] = rings
    expect(ringArea(ring)).toBeGreaterThan(Math.PI * 900 * 0.995)
    expect(ringArea(ring)).toBeLessThan(Math.PI * 900 * 1.005)
    for (let at = 0; at < ring.length; at += 2) {
      const radius = Math.hypot((ring[at] ?? 0) - 50, (ring[at + 1] ?? 0) - 40)
      expect(Math.abs(radius - 30)).toBeLessThan(0.2)
    }
  })

  test('of a hole runs the other way', () => {
    const ring = (x: number, y: number) => circle(50, 40, 30)(x, y) && !circle(50, 40, 20)(x, y)
    const areas = traceInk(greyPicture(100, 80, ring), 127).map(ringArea)
    expect(areas.map(Math.sign).toSorted()).toEqual([-1, 1])
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(Math.PI * 500, -1)
  })

  test('closes where the ink runs out of the picture, and stays within it', () => {
    const rings = traceInk(
      greyPicture(20, 10, () => true),
      127,
    )
    expect(rings).toHaveLength(1)
    expect(ringArea(rings[0] ?? new Float64Array())).toBeGreaterThan(196)
    for (const value of rings[0] ?? []) expect(value >= 0 && value <= 20).toBe(true)
  })

  test('is closed and complete whatever the picture', () => {
    const picture = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
      .chain(([width, height]) =>
        fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          data: fc.uint8Array({ minLength: width * height, maxLength: width * height }),
        }),
      )
    fc.assert(
      fc.property(picture, fc.integer({ min: 0, max: 255 }), (grey, threshold) => {
        const rings = traceInk(grey, threshold)
        const area = rings.reduce((sum, ring) => sum + ringArea(ring), 0)
        const dark = grey.data.some(tone => tone <= Math.min(254, threshold))
        expect(area > 0).toBe(dark)
        expect(area).toBeLessThanOrEqual(grey.width * grey.height + 1e-9)
        for (const ring of rings) expect(ring.length).toBeGreaterThanOrEqual(6)
      }),
    )
  })

  test('keeps within its tolerance with a tenth of the points', () => {
    const [ring = new Float64Array()] = traceInk(greyPicture(400, 400, circle(200, 200, 150)), 127)
    const simple = simplifyRing(ring, 0.3)
    expect(simple.length).toBeLessThan(ring.length / 10)
    for (let at = 0; at < simple.length; at += 2) {
      const radius = Math.hypot((simple[at] ?? 0) - 200, (simple[at + 1] ?? 0) - 200)
      expect(Math.abs(radius - 150)).toBeLessThan(0.3)
    }
    expect(ringArea(simple)).toBeGreaterThan(ringArea(ring) * 0.995)
  })
})

describe('the threshold that is proposed', () => {
  test('parts two tones', () => {
    const grey = greyPicture(100, 100, circle(50, 50, 30), { ink: 90, paper: 200 })
    const threshold = otsuThreshold(histogramOf(grey))
    expect(threshold).toBeGreaterThan(100)
    expect(threshold).toBeLessThan(190)
  })

  test('of pure black and white is the middle, and of one grey alone too', () => {
    expect(otsuThreshold(histogramOf({ width: 2, height: 1, data: Uint8Array.of(0, 255) }))).toBe(127)
    expect(otsuThreshold(histogramOf({ width: 2, height: 1, data: Uint8Array.of(7, 7) }))).toBe(128)
    expect(otsuThreshold(new Uint32Array(256))).toBe(128)
  })
})

describe('the art of a picture', () => {
  const sizeMm = { width: 30, height: 20 }

  test('can be stored, and holds the whole outline on its grid', () => {
    const grey = greyPicture(300, 200, circle(150, 100, 80))
    const made = makeArt({ grey, edit, sizeMm, filePixels: 1 })
    if (!made.ok || made.art.kind !== 'outlines') throw new Error('no outlines')
    expect(artSchema.safeParse(made.art).success).toBe(true)
    expect(made.art).toMatchObject({ width: 2400, height: 1600, pixel: 8 })
    const [contour = []] = contoursOf(made.art.layers[0] ?? { fill: null, contours: '' }, made.art) ?? []
    expect(ringArea(Float64Array.from(contour)) / 64).toBeCloseTo(Math.PI * 6400, -2)
  })

  test('fills the holes and drops the specks that are too small on the plate, and counts them', () => {
    // 10 pixels a millimetre: a hole of 0.18 mm, one of 1 mm, and a speck of 0.18 mm.
    const ink = (x: number, y: number) =>
      (circle(150, 100, 80)(x, y) && !circle(150, 60, 0.9)(x, y) && !circle(150, 120, 5)(x, y)) ||
      circle(20, 20, 0.9)(x, y)
    const grey = greyPicture(300, 200, ink, { ink: 0, paper: 255 })
    const contours = (made: ReturnType<typeof makeArt>) =>
      made.ok && made.art.kind === 'outlines'
        ? contoursOf(made.art.layers[0] ?? { fill: null, contours: '' }, made.art)?.length
        : null
    const raw = makeArt({ grey, edit, sizeMm })
    expect(raw).toMatchObject({ ok: true, holes: 1, specks: 1 })
    expect(contours(raw)).toBe(4)
    expect(contours(makeArt({ grey, edit: { ...edit, fillHoles: true, dropSpecks: true }, sizeMm }))).toBe(2)
  })

  test('is none for an empty picture', () => {
    const grey = greyPicture(30, 20, () => false, { ink: 0, paper: 255 })
    expect(makeArt({ grey, edit, sizeMm })).toEqual({ ok: false, code: 'empty' })
    expect(makeArt({ grey, edit: { ...edit, mode: 'screen' }, sizeMm })).toEqual({ ok: false, code: 'empty' })
  })

  test('of noise is refused, and as a screen is within what a design takes', () => {
    let seed = 1
    const data = Uint8Array.from({ length: 1500 * 1000 }, () => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed >> 23
    })
    const grey = { width: 1500, height: 1000, data }
    expect(makeArt({ grey, edit, sizeMm })).toEqual({ ok: false, code: 'too-fine' })
    for (const size of [sizeMm, { width: 600, height: 400 }]) {
      const made = makeArt({ grey, edit: { ...edit, mode: 'screen' }, sizeMm: size })
      expect(made.ok && artSchema.safeParse(made.art).success).toBe(true)
    }
  })

  test('as a screen is as dark as the picture', () => {
    for (const tone of [32, 96, 128, 200]) {
      const grey = greyPicture(400, 400, () => true, { ink: tone, paper: 255 })
      const made = makeArt({ grey, edit: { ...edit, mode: 'screen' }, sizeMm: { width: 30, height: 30 } })
      if (!made.ok || made.art.kind !== 'cells') throw new Error('no dots')
      const bits = [...made.art.dark].reduce(
        (sum, digit) => sum + (0xf & Number.parseInt(digit, 16)).toString(2).replaceAll('0', '').length,
        0,
      )
      const { columns, rows } = made.art
      expect(columns).toBe(120)
      expect(Math.abs(bits / (columns * rows) - (1 - tone / 255))).toBeLessThan(0.06)
    }
  })
})

describe('how fine a picture is', () => {
  /** A bar of a width in pixels, at an angle. */
  const bar = (width: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return (x: number, y: number) => {
      const [dx, dy] = [x - 150, y - 150]
      const across = Math.abs(-Math.sin(angle) * dx + Math.cos(angle) * dy)
      const along = Math.abs(Math.cos(angle) * dx + Math.sin(angle) * dy)
      return across <= width / 2 && along <= 100
    }
  }
  const inkOf = (shape: (x: number, y: number) => boolean) => {
    const grey = greyPicture(300, 300, shape)
    return { ...grey, data: grey.data.map(tone => (tone <= 128 ? 1 : 0)) }
  }

  test.each([0, 17, 45, 90, 133])('a bar’s width is measured to a pixel at %d°', degrees => {
    for (const width of [3, 6, 11]) {
      const { thinnest } = measureStrokes(inkOf(bar(width, degrees)), 1)
      expect(Math.abs((thinnest ?? 0) - width)).toBeLessThanOrEqual(1.5)
    }
  })

  test('corners are no strokes', () => {
    const square = (x: number, y: number) => Math.abs(x - 150) < 100 && Math.abs(y - 150) < 100
    expect(measureStrokes(inkOf(square), 20)).toEqual({ thinnest: null, places: [] })
  })

  test('says where a stroke is too thin', () => {
    const shape = (x: number, y: number) =>
      (Math.abs(x - 80) < 50 && Math.abs(y - 150) < 100) || (x > 120 && x < 280 && Math.abs(y - 150) < 2)
    const { places } = measureStrokes(inkOf(shape), 10)
    expect(places).toHaveLength(1)
    expect(places[0]).toMatchObject({ top: 148, height: 4 })
    expect(places[0]?.left).toBeGreaterThan(125)
  })

  test('a row of small letters is found, and boxed in the art’s units', () => {
    // Eight letters of 8 pixels below a large figure: 0.8 mm at 10 pixels a millimetre.
    const shape = (x: number, y: number) =>
      circle(150, 70, 50)(x, y) || (y > 160 && y < 168 && x > 60 && x < 156 && (x - 60) % 12 < 8)
    const grey = greyPicture(300, 200, shape)
    const sizeMm = { width: 30, height: 20 }
    const made = makeArt({ grey, edit, sizeMm })
    if (!made.ok || made.art.kind !== 'outlines') throw new Error('no outlines')
    const measured = measureArt(made.art, { grey, edit, sizeMm }, { strokeMm: 0.2, capitalMm: 1.75 })
    expect(measured.letters).toBeCloseTo(64, -1)
    expect(measured.fine).toHaveLength(1)
    expect(measured.fine?.[0]?.[1]).toBeCloseTo(1280, -2)
    expect(artSchema.safeParse(measured).success).toBe(true)
  })
})
