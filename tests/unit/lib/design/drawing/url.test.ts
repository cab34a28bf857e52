import { describe, expect, test } from 'vitest'
import { parsePicturePath, pictureIn } from '@/lib/design/drawing/read-url'
import {
  chosenPicture,
  drawingVersion,
  firstChoiceOf,
  type PictureSpec,
  pictureFormats,
  pictureScales,
  pictureSources,
  pictureUrl,
} from '@/lib/design/drawing/url'
import { pictureViews } from '@/lib/design/drawing/views'
import { languages } from '@/lib/ground/common'
import fc from '@/tests/support/properties'

const word = fc.stringMatching(/^[a-z0-9]{1,8}$/)
const slug = fc.array(word, { minLength: 1, maxLength: 4 }).map(words => words.join('-'))
const option = fc.option(
  slug.filter(value => value !== 'default'),
  { nil: undefined },
)
const language = fc.constantFrom(...languages)

const inSteps = ['turn', 'misc'] as const
const single = pictureViews.stamp.filter(view => view !== 'turn' && view !== 'misc')

const spec: fc.Arbitrary<PictureSpec> = fc.oneof(
  fc.record({
    kind: fc.constant('stamp' as const),
    slug,
    view: fc.constantFrom(...single),
    color: option,
    ink: option,
    language,
  }),
  fc.record({
    kind: fc.constant('stamp' as const),
    slug,
    view: fc.constantFrom(...inSteps),
    step: fc.nat({ max: 999 }),
    color: option,
    ink: option,
    language,
  }),
  fc.record({
    kind: fc.constant('sign' as const),
    slug,
    view: fc.constantFrom(...pictureViews.sign),
    color: option,
    language,
  }),
  fc.record({
    kind: fc.constant('static' as const),
    slug,
    view: fc.constantFrom(...pictureViews.static),
    variant: option,
    language,
  }),
  fc.record({
    kind: fc.constant('fixing' as const),
    slug,
    view: fc.constantFrom(...pictureViews.fixing),
    style: option,
    language,
  }),
  fc.record({
    kind: fc.constantFrom('rubber' as const, 'template' as const),
    slug,
    view: fc.constantFrom(...pictureViews.rubber),
    language,
  }),
  fc.record({
    kind: fc.constant('scene' as const),
    slug,
    view: fc.constantFrom(...pictureViews.scene),
    language,
  }),
)

const segmentsOf = (url: string) => url.replace('/pictures/', '').split('/')

describe('addresses of pictures', () => {
  test('what is built is read back', () => {
    fc.assert(
      fc.property(
        spec,
        fc.constantFrom(...pictureScales),
        fc.constantFrom(...pictureFormats),
        (wanted, scale, format) => {
          const url = pictureUrl(wanted, scale, format)
          expect(parsePicturePath(segmentsOf(url))).toEqual({ spec: wanted, scale, format })
          expect(url).toMatch(/^\/pictures\/v\d+\/[a-z]+\/[a-z0-9-]+\/[a-z0-9.-]+@[123]x\.(webp|jpg|png)$/)
        },
      ),
    )
  })

  test('an address is read in one spelling only', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 6 }), segments => {
        const read = parsePicturePath(segments)
        if (read)
          expect(pictureUrl(read.spec, read.scale, read.format)).toBe(`/pictures/${segments.join('/')}`)
      }),
    )
  })

  const good = `v${drawingVersion}/stamp/model-trodat-printy-4913/tile.blue.blue.fr@2x.webp`
  test('a good address is read', () => {
    expect(parsePicturePath(good.split('/'))).toBeDefined()
  })

  test.each([
    good.replace(/^v\d+/, 'v0'),
    good.replace(/^v\d+/, `v${drawingVersion + 1}`),
    good.replace('stamp', 'constructor'),
    good.replace('stamp', '__proto__'),
    good.replace('model-trodat-printy-4913', '..'),
    good.replace('model-trodat-printy-4913', '../../../etc/passwd'),
    good.replace('model-trodat-printy-4913', 'MODEL'),
    good.replace('model-trodat-printy-4913', 'a'.repeat(500)),
    good.replace('tile', 'toString'),
    good.replace('tile', 'swatch'),
    good.replace('@2x', '@4x'),
    good.replace('@2x', '@02x'),
    good.replace('@2x', ''),
    good.replace('webp', 'svg'),
    good.replace('.fr@', '.it@'),
    good.replace('.blue.blue', '.blue'),
    good.replace('.blue.blue', '.blue.blue.blue'),
    good.replace('.blue.blue', '..'),
    good.replace('blue.blue', 'blue%00.blue'),
    `${good}/more`,
    `${good}?x`,
    '',
  ])('%s is not read', address => {
    expect(parsePicturePath(address.split('/'))).toBeUndefined()
  })

  test('an image gets its densities, or its widths where its size is given', () => {
    const spec: PictureSpec = { kind: 'rubber', slug: 'rubber-a', view: 'tile', language: 'fr' }
    expect(pictureSources(spec).srcSet).toContain('@3x.webp 3x')
    expect(pictureSources(spec, { sizes: '50vw' })).toMatchObject({ width: 400, height: 300, sizes: '50vw' })
    expect(pictureSources(spec, { sizes: '50vw' }).srcSet).toContain('@3x.webp 1200w')
  })
})

describe('a choice', () => {
  test('is taken by a picture as far as its kind has it, and stays in its address', () => {
    fc.assert(
      fc.property(spec, slug, slug, slug, (picture, color, ink, variant) => {
        const chosen = chosenPicture(picture, { color, ink, variant })
        expect(parsePicturePath(segmentsOf(pictureUrl(chosen)))?.spec).toEqual(chosen)
        expect(chosenPicture(picture, {})).toEqual(picture)
        const first = { stamp: color, sign: color, static: variant }[picture.kind as string]
        if (first) expect(firstChoiceOf(chosen)).toBe(first)
        else expect(chosen).toEqual(picture)
      }),
    )
  })

  test('of another view is one that the kind has', () => {
    const pad = { kind: 'static', slug: 'pad', view: 'hero', variant: 'blue', language: 'fr' } as const
    expect(pictureIn(pad, 'use')).toEqual({ ...pad, view: 'use' })
    expect(pictureIn({ kind: 'rubber', slug: 'plate', view: 'hero', language: 'fr' }, 'use')).toBeNull()
  })
})
