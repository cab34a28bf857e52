import { describe, expect, test } from 'vitest'
import { pathBounds } from '@/lib/design/geometry/bounds'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { groundOn } from '@/lib/design/scene/elements/ground'
import { type Art, artCaps } from '@/lib/design/scene/elements/image/art'
import { readContours } from '@/lib/design/scene/elements/image/contour-code'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { openDesign } from '@/lib/design/scene/open'
import { parseDesign } from '@/lib/design/scene/parse'
import { plateOf } from '@/lib/design/scene/plate'
import { storeDesign } from '@/lib/design/scene/stored'
import { weighDesign } from '@/lib/design/scene/weigh-design'
import { catalogue } from '@/tests/support/catalogue'
import { stampDesign } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'

const src = `file:${'a'.repeat(64)}`
/** A square of 10 × 10 units in the middle of 20 × 20: 4 points from 5, 5 to the right, down, left. */
const square = 'EKKUAAUTA'
const outlined: Art = { kind: 'outlines', width: 20, height: 20, layers: [{ fill: null, contours: square }] }
const screened: Art = { kind: 'cells', columns: 4, rows: 2, dark: '84' }

const picture = (art: Art, more: Partial<ImageElement> = {}): ImageElement => ({
  id: 'own',
  type: 'image',
  src,
  art,
  position: { left: 10, top: 1 },
  size: { width: 20, height: 20 },
  rotate: 0,
  ...more,
})

function sceneOf(element: ImageElement) {
  const design = stampDesign([element])
  const plate = plateOf(design, catalogue)
  if (!plate) throw new Error('no plate')
  const scene = compile(design, plate, engine)
  return { design, plate, scene, findings: checkDesign(design, plate, scene, engine) }
}

const codesOf = (value: unknown) => {
  const parsed = parseDesign(value)
  return parsed.ok ? [] : parsed.findings.map(({ path, code }) => `${path} ${code}`)
}
const stored = (art: unknown) =>
  storeDesign(stampDesign([{ ...picture(outlined), art: art as Art }])) as unknown

describe('an own picture', () => {
  test('is drawn from what its design holds, stretched to its box', () => {
    const ink = sceneOf(picture(outlined)).scene.items.filter(({ elementId }) => elementId === 'own')
    expect(ink).toHaveLength(1)
    expect(ink[0]?.fillRule).toBe('evenodd')
    expect(pathBounds(ink[0]?.path ?? [])).toEqual({ left: 15, top: 6, width: 10, height: 10 })
  })

  test('has each dot of a screen in its place', () => {
    const ink = sceneOf(picture(screened, { size: { width: 8, height: 4 } })).scene.items.find(
      ({ elementId }) => elementId === 'own',
    )
    const starts = ink?.path.filter(([step]) => step === 'M').map(([, x, y]) => [x, y])
    expect(starts).toEqual([
      [10, 1],
      [12, 3],
    ])
  })

  test('weighs what it is drawn of, known before it is drawn', () => {
    for (const art of [outlined, screened]) {
      const { design, plate, scene } = sceneOf(picture(art))
      const points = scene.items
        .filter(({ elementId }) => elementId === 'own')
        .reduce((sum, { path }) => sum + path.length, 0)
      expect(weighDesign(design, plate).points).toBe(points)
    }
  })

  test('comes as large as the plate takes, in its own ratio', () => {
    const { plate } = sceneOf(picture(outlined))
    const wide: Art = { ...outlined, width: 40 }
    const made = elementKinds.image.create({ src, art: wide }, groundOn(plate, []))
    expect(made.size.width / made.size.height).toBeCloseTo(2, 3)
    expect(made.size.height).toBeCloseTo(plate.heightMm * 0.8, 3)
  })

  test('without what is drawn blocks', () => {
    const { art: _, ...bare } = picture(outlined)
    const missing = { code: 'design_image_missing', severity: 'block', elementId: 'own' }
    expect(sceneOf(bare).findings).toContainEqual(missing)
  })

  test('says what is too fine at its present size, and no more when it is larger', () => {
    const fine: Art = { ...outlined, pixel: 1, stroke: 0.2, letters: 1 }
    const small = picture(fine, { size: { width: 10, height: 10 } })
    expect(sceneOf(small).findings.map(({ code, measured }) => [code, measured])).toEqual([
      ['design_image_stroke', 0.1],
      ['design_image_letters', 0.71],
      ['design_image_resolution', 51],
    ])
    const sharp: Art = { ...fine, pixel: 0.1, letters: 1.5, stroke: 0.25 }
    expect(sceneOf(picture(sharp)).findings.map(({ code }) => code)).toEqual(['design_image_letters'])
    expect(sceneOf(picture({ ...sharp, letters: 4 })).findings).toEqual([])
  })
})

describe('what a design may hold of a picture', () => {
  test.each<[string, unknown]>([
    ['a digit that is none', { ...outlined, layers: [{ fill: null, contours: '!!' }] }],
    ['a contour that ends too early', { ...outlined, layers: [{ fill: null, contours: 'EKKU' }] }],
    ['a contour of two points', { ...outlined, layers: [{ fill: null, contours: 'CKKUA' }] }],
    ['points beyond its box', { ...outlined, width: 9 }],
    ['a number without end', { ...outlined, layers: [{ fill: null, contours: '_'.repeat(50) }] }],
    ['no layer', { ...outlined, layers: [] }],
    ['a half unit', { ...outlined, width: 20.5 }],
    ['dots that are too few', { ...screened, dark: '8' }],
    ['more dots than there may be', { kind: 'cells', columns: 65_536, rows: 2, dark: '0'.repeat(32_768) }],
    ['another kind', { kind: 'pixels', url: 'https://example.com/' }],
    ['a key that is not known', { ...outlined, href: 'x' }],
  ])('is not %s', (_, art) => {
    expect(codesOf(stored(art))[0]).toMatch(/^elements\.0\.art/)
  })

  test('is read back as it was', () => {
    for (const art of [outlined, screened]) expect(codesOf(stored(art))).toEqual([])
  })

  test('is bounded for one picture and for all together', () => {
    // Each contour is three points in one place: 7 digits.
    const layer = { fill: null, contours: 'DAAAAAA'.repeat(Math.floor(artCaps.contours / 7)) }
    const full: Art = { ...outlined, layers: [layer] }
    expect(codesOf(stored(full))).toEqual([])
    expect(codesOf(stored({ ...full, layers: [layer, layer] }))).toEqual([
      'elements.0.art design_art_invalid',
    ])
    const many = [0, 1, 2].map(index => picture(full, { id: `own${index}` }))
    const design = storeDesign(stampDesign(many))
    expect(codesOf(design)).toEqual(['elements design_too_many_pictures'])
    expect(openDesign(design)).toMatchObject({ ok: true, leftOut: [{ kind: 'image', index: 2 }] })
  })

  test('is read in time that its length bounds', () => {
    expect(readContours('_'.repeat(1_000_000), { width: 1, height: 1 })).toBeNull()
    expect(readContours('8_______AAA', { width: 1, height: 1 })).toBeNull()
  })
})
