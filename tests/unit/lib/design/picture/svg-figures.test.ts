import { describe, expect, test } from 'vitest'
import type { Drawn, Figure, FigureGroup } from '@/lib/design/picture/svg/figures/figures'
import { readSvg } from '@/lib/design/picture/svg/read-svg'
import { svgOfFigures } from '@/tests/support/figures-svg'
import fc, { runs } from '@/tests/support/properties'
import { randomFigures } from '@/tests/support/random-svg'
import { svgRenderer } from '@/tests/support/svg-renderer'

function read(svg: string) {
  const drawing = readSvg(new TextEncoder().encode(svg))
  if (!drawing.ok) throw new Error(drawing.code)
  return drawing
}

const svg = (inner: string, attributes = 'viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`

const partsOf = (inner: string, attributes?: string): readonly Drawn[] | null =>
  read(svg(inner, attributes)).figures?.parts ?? null

function figureAt(parts: readonly Drawn[] | null | undefined, at = 0): Figure {
  const part = parts?.[at]
  if (!part || 'parts' in part) throw new Error('it is a figure')
  return part
}

function groupAt(parts: readonly Drawn[] | null | undefined, at = 0): FigureGroup {
  const part = parts?.[at]
  if (!part || !('parts' in part)) throw new Error('it is a group')
  return part
}

function outlinesAt(parts: readonly Drawn[] | null) {
  const { clip } = groupAt(parts)
  if (!clip || 'mask' in clip) throw new Error('it is cut by outlines')
  return clip.outlines
}

const square = '<path d="M10 10h9v9z"/>'
const plain = (matrix: readonly number[] | undefined) => matrix?.map(part => part + 0)

describe('a drawing of figures alone', () => {
  test('is a list of them, with what they take from those around them', () => {
    const parts = partsOf(
      '<g fill="teal" stroke="red" stroke-width="2mm" transform="translate(5 6)" color="#123">' +
        '<path d="M0 0h9"/><rect x="1" y="2" width="3" height="4" fill="currentColor" stroke="none" opacity=".5"/></g>',
    )
    expect(parts).toMatchObject([
      { outline: 'M0 0h9', matrix: [1, 0, 0, 1, 5, 6], fill: { paint: '#008080', opacity: 1 } },
      { outline: 'M1 2h3v4h-3Z', fill: { paint: '#112233', opacity: 0.5 }, stroke: null },
    ])
    expect(figureAt(parts).stroke).toMatchObject({ paint: '#ff0000', cap: 'butt', dashes: [] })
    expect(figureAt(parts).stroke?.width).toBeCloseTo(7.559, 3)
  })

  test.each([
    ['its box', 'viewBox="10 0 100 50" width="200" height="200"', [2, 0, 0, 2, -20, 50]],
    [
      'its box drawn out',
      'viewBox="0 0 100 50" width="200" height="200" preserveAspectRatio="none"',
      [2, 0, 0, 4, 0, 0],
    ],
    [
      'its box cut',
      'viewBox="0 0 100 50" width="200" height="200" preserveAspectRatio="xMinYMid slice"',
      [4, 0, 0, 4, 0, 0],
    ],
    ['no box', 'width="200" height="200"', [1, 0, 0, 1, 0, 0]],
  ])('stands in %s', (_, attributes, matrix) => {
    expect(plain(figureAt(partsOf(square, attributes)).matrix)).toEqual(matrix)
  })

  test.each([
    ['hidden', '<path d="M0 0h9v9z" visibility="hidden"/>'],
    ['in no picture', '<g display="none"><path d="M0 0h9v9z"/></g>'],
    ['in definitions', '<defs><path d="M0 0h9v9z"/></defs>'],
    ['without an area', '<circle cx="4" cy="4" r="0"/>'],
    ['without paint', '<path d="M0 0h9v9z" fill="none"/>'],
    ['clear', '<g opacity="0"><path d="M0 0h9v9z"/></g>'],
    ['cut away', '<clipPath id="c"/><path clip-path="url(#c)" d="M0 0h9v9z"/>'],
    ['a use of nothing', '<use href="#nobody"/>'],
    ['in a symbol that nobody uses', '<symbol><path d="M0 0h9v9z"/></symbol>'],
    ['in a drawing without a size', '<svg width="0" height="9"><path d="M0 0h9v9z"/></svg>'],
    ['painted by nothing', '<linearGradient id="a"/><path d="M0 0h9v9z" fill="url(#a)"/>'],
  ])('passes over what is %s', (_, figure) => {
    expect(partsOf(figure + square)).toHaveLength(1)
  })

  test.each([
    ['a text', '<text y="9">a</text>'],
    ['a mask', '<mask id="a"/><path mask="url(#a)" d="M0 0h9v9z"/>'],
    ['a pattern', '<pattern id="a"/><path fill="url(#a)" d="M0 0h9v9z"/>'],
    ['a filter', '<filter id="a"/><path filter="url(#a)" d="M0 0h9v9z"/>'],
    [
      'a gradient that begins anew',
      '<linearGradient id="a" spreadMethod="repeat"><stop/><stop offset="1"/></linearGradient><path fill="url(#a)" d="M0 0h9v9z"/>',
    ],
    [
      'a gradient on what has no area',
      '<linearGradient id="a"><stop/><stop offset="1"/></linearGradient><path stroke="url(#a)" d="M0 0h9"/>',
    ],
    [
      'gradients that take from each other',
      '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><path fill="url(#a)" d="M0 0h9v9z"/>',
    ],
    [
      'a clip by a text',
      '<clipPath id="a"><text>a</text></clipPath><path clip-path="url(#a)" d="M0 0h9v9z"/>',
    ],
    [
      'a clip by itself',
      '<clipPath id="a" clip-path="url(#a)"><path d="M0 0h9v9z"/></clipPath><path clip-path="url(#a)" d="M0 0h9v9z"/>',
    ],
    ['a use of itself', '<g id="a"><use href="#a"/></g>'],
    ['a share of the whole', '<rect width="50%" height="9"/>'],
    ['a length that follows letters', '<path stroke="red" stroke-width="1em" d="M0 0h9v9z"/>'],
    ['a dot', '<path stroke="red" stroke-linecap="round" d="M9 9h0"/>'],
    ['edges without greys', '<path shape-rendering="crispEdges" d="M0 0h9v9z"/>'],
    ['a way of mixing', '<path style="mix-blend-mode:multiply" d="M0 0h9v9z"/>'],
    ['a choice', '<switch><path d="M0 0h9v9z"/></switch>'],
    ['a cut of the whole', '', 'viewBox="0 0 9 9" clip-path="url(#b)"'],
  ])('is none with %s', (_, inner, attributes = undefined) => {
    const clip = '<clipPath id="b"><path d="M0 0h9v9z"/></clipPath>'
    expect(partsOf(square + clip + inner, attributes)).toBeNull()
  })

  test('is none where nothing says how large it is, or the whole is turned', () => {
    expect(partsOf(square, '')).toBeNull()
    expect(partsOf(square, 'viewBox="0 0 100 50" style="transform:rotate(9deg)"')).toBeNull()
  })
})

describe('an opacity', () => {
  test('of one figure painted once is its own, of fill and stroke or of several that of a layer', () => {
    expect(figureAt(partsOf('<g opacity=".5"><path opacity=".5" d="M0 0h9v9z"/></g>')).fill?.opacity).toBe(
      0.25,
    )
    const both = groupAt(partsOf('<path opacity=".5" stroke="red" d="M0 0h9v9z"/>'))
    expect(both).toMatchObject({ opacity: 0.5, clip: null, parts: [{ fill: { opacity: 1 } }] })
    const several = groupAt(partsOf(`<g opacity=".5">${square}${square}</g>`))
    expect(several.parts).toHaveLength(2)
  })

  test('knows how far its layer reaches, so that a small one takes no picture of the whole', () => {
    const { extent } = groupAt(
      partsOf(
        '<g opacity=".5"><path d="M10 10h9v9z"/><path d="M40 20h9" stroke="red" stroke-width="2"/></g>',
      ),
    )
    expect(extent).toEqual({ left: 10, top: 10, width: 43, height: 14 })
  })

  test('of many layers of the whole is left to the renderer, of many small ones not', () => {
    const layers = (side: number) =>
      `<g opacity=".5"><path d="M0 0h${side}v${side}z"/><path d="M0 0v${side}h${side}z"/></g>`.repeat(100)
    expect(partsOf(layers(50))).toBeNull()
    expect(partsOf(layers(5))).toHaveLength(100)
    const deep = (count: number): string =>
      count === 0 ? square : `<g opacity=".9">${square}${deep(count - 1)}</g>`
    expect(partsOf(deep(4))).toHaveLength(1)
    expect(partsOf(deep(5))).toBeNull()
  })
})

describe('a clip', () => {
  const cut = (path: string, figure: string) => partsOf(`${path}${figure}`)

  test('of one figure is an outline with its rule, where the figure that it cuts is drawn', () => {
    const outlines = outlinesAt(
      cut(
        '<g clip-rule="evenodd"><clipPath id="c" transform="translate(1 2)"><circle r="5" transform="scale(2)"/></clipPath></g>',
        '<g transform="translate(10 0)" clip-path="url(#c)"><path d="M0 0h9v9z"/></g>',
      ),
    )
    expect(outlines).toHaveLength(1)
    expect(outlines[0]).toMatchObject({ rule: 'evenodd', matrix: [2, 0, 0, 2, 11, 2] })
  })

  test('on a clip is a second outline, and one by the box is moved to it', () => {
    const outlines = outlinesAt(
      cut(
        '<clipPath id="a"><rect width="5" height="5"/></clipPath><clipPath id="b" clip-path="url(#a)"><rect width="3" height="9"/></clipPath>',
        '<path clip-path="url(#b)" d="M0 0h9v9z"/>',
      ),
    )
    expect(outlines.map(({ outline }) => outline)).toEqual(['M0 0h3v9h-3Z', 'M0 0h5v5h-5Z'])
    const byBox = outlinesAt(
      cut(
        '<clipPath id="a" clipPathUnits="objectBoundingBox"><rect width=".5" height="1"/></clipPath>',
        '<path clip-path="url(#a)" d="M10 20h8v4z"/>',
      ),
    )
    expect(byBox[0]?.matrix).toEqual([8, 0, 0, 4, 10, 20])
  })

  test('of several figures is a picture of them', () => {
    const group = groupAt(
      cut(
        '<clipPath id="a"><rect width="5" height="5"/><circle r="5"/></clipPath>',
        '<path clip-path="url(#a)" d="M0 0h9v9z"/>',
      ),
    )
    expect(group.clip && 'mask' in group.clip && group.clip.mask).toHaveLength(2)
  })

  test('that a style sheet gives to all is counted as often as it cuts', () => {
    const clip = `<style>path{clip-path:url(#a)}</style><clipPath id="a">${'<rect width="5" height="5"/>'.repeat(1000)}</clipPath>`
    expect(partsOf(clip + square.repeat(100))).toBeNull()
  })
})

describe('a use', () => {
  test('shows what it refers to, with its own looks, where it stands', () => {
    const parts = partsOf(
      '<g id="g"><rect width="3" height="2"/></g><use href="#g" x="5" y="1" fill="teal" transform="scale(2)"/>',
    )
    expect(figureAt(parts, 1)).toMatchObject({ matrix: [2, 0, 0, 2, 10, 2], fill: { paint: '#008080' } })
  })

  test('of a symbol is fitted into its size and cut by it', () => {
    const parts = partsOf(
      '<symbol id="s" viewBox="0 0 10 10"><circle r="5"/></symbol><use href="#s" x="10" y="20" width="20" height="40"/>',
    )
    expect(figureAt(groupAt(parts).parts).matrix).toEqual([2, 0, 0, 2, 10, 30])
    expect(outlinesAt(parts)).toMatchObject([{ outline: 'M0 0h20v40h-20Z', matrix: [1, 0, 0, 1, 10, 20] }])
  })

  test('of a symbol without a size takes the whole surrounding viewport, and may overflow', () => {
    const parts = partsOf(
      '<symbol id="s" overflow="visible" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></symbol><use href="#s"/>',
    )
    expect(plain(figureAt(parts).matrix)).toEqual([5, 0, 0, 5, 25, 0])
  })
})

describe('a gradient', () => {
  const painted = (gradient: string, figure = '<rect x="10" width="20" height="10" fill="url(#g)"/>') =>
    figureAt(partsOf(gradient + figure)).fill?.paint

  test('by the box is in the units of its figure, its tones across it as the box is drawn out', () => {
    const paint = painted(
      '<linearGradient id="g" x2="1" y2="1"><stop stop-color="red" stop-opacity=".5"/><stop offset="50%"/><stop offset=".4"/></linearGradient>',
    )
    if (typeof paint !== 'object' || paint.kind !== 'linear') throw new Error('it is along a line')
    expect(paint.stops).toEqual([
      { offset: 0, colour: 'rgba(255,0,0,0.5)' },
      { offset: 0.5, colour: '#000000' },
      { offset: 0.5, colour: '#000000' },
    ])
    // Its tones run along the other diagonal: from (30, 0) to (10, 10).
    expect((paint.to.x - paint.from.x) * 20 - (paint.to.y - paint.from.y) * 10).toBeCloseTo(0, 9)
    expect(paint.from).toEqual({ x: 10, y: 0 })
  })

  test('takes what it does not say from the one that it refers to', () => {
    const paint = painted(
      '<linearGradient id="a" x1="3" gradientUnits="userSpaceOnUse"><stop/><stop offset="1" stop-color="red"/></linearGradient>' +
        '<linearGradient id="g" href="#a" x2="7" gradientTransform="translate(1 0)"/>',
    )
    expect(paint).toMatchObject({ kind: 'linear', from: { x: 4, y: 0 }, to: { x: 8, y: 0 } })
  })

  test('of one colour is that colour, and one without a length its last', () => {
    expect(painted('<linearGradient id="g"><stop stop-color="red"/></linearGradient>')).toBe('#ff0000')
    expect(painted('<linearGradient id="g" x2="0"><stop/><stop stop-color="red"/></linearGradient>')).toBe(
      '#ff0000',
    )
  })

  test('of circles keeps its matrix where its figure is no square', () => {
    const gradient =
      '<radialGradient id="g" fx=".3"><stop/><stop offset="1" stop-color="red"/></radialGradient>'
    expect(painted(gradient)).toMatchObject({ kind: 'radial', radius: 0.5, matrix: [20, 0, 0, 10, 10, 0] })
    expect(painted(gradient, '<circle cx="9" cy="9" r="5" fill="url(#g)"/>')).toMatchObject({
      matrix: null,
      radius: 5,
      centre: { x: 9, y: 9 },
      focus: { x: 7, y: 9 },
    })
  })
})

/** How far two pictures are apart, as a share of their pixels whose colour on white differs visibly. */
function apart(a: { data: Uint8ClampedArray } | null, b: { data: Uint8ClampedArray } | null): number {
  if (!a || !b) return a === b ? 0 : 1
  let differing = 0
  for (let at = 0; at < a.data.length; at += 4) {
    const on = ({ data }: typeof a, part: number) =>
      255 + ((data[at + part] ?? 0) - 255) * ((data[at + 3] ?? 0) / 255)
    if ([0, 1, 2].some(part => Math.abs(on(a, part) - on(b, part)) > 40)) differing += 1
  }
  return differing / (a.data.length / 4)
}

test('the list of a drawing looks like the drawing', async () => {
  await fc.assert(
    fc.asyncProperty(randomFigures, async text => {
      const drawing = read(text)
      const { figures, size } = drawing
      if (!figures || !size) throw new Error('all of it is figures')
      const [whole, listed] = await Promise.all(
        [drawing, read(svgOfFigures(figures, size))].map(one => svgRenderer.draw(one, 300)),
      )
      expect(apart(whole ?? null, listed ?? null)).toBeLessThan(0.004)
    }),
    { numRuns: runs(30, 200), endOnFailure: true },
  )
})
