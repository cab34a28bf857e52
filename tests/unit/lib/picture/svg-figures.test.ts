import { describe, expect, test } from 'vitest'
import { readSvg } from '@/lib/picture/svg/read-svg'

function figuresOf(inner: string, attributes = 'viewBox="0 0 100 50"') {
  const drawing = readSvg(
    new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`),
  )
  if (!drawing.ok) throw new Error(drawing.code)
  return drawing.figures
}

const square = '<path d="M10 10h9v9z"/>'

describe('a drawing of figures alone', () => {
  test('is a list of them, with what they take from those around them', () => {
    const figures = figuresOf(
      '<g fill="teal" stroke="red" stroke-width="2mm" transform="translate(5 6)" color="#123">' +
        '<path d="M0 0h9"/><rect x="1" y="2" width="3" height="4" fill="currentColor" stroke="none" opacity=".5"/></g>',
    )
    expect(figures).toMatchObject([
      { outline: 'M0 0h9', matrix: [1, 0, 0, 1, 5, 6], fill: { colour: '#008080', opacity: 1 } },
      { outline: 'M1 2h3v4h-3Z', fill: { colour: '#112233', opacity: 0.5 }, stroke: null },
    ])
    expect(figures?.[0]?.stroke).toMatchObject({ colour: '#ff0000', cap: 'butt', dashes: [] })
    expect(figures?.[0]?.stroke?.width).toBeCloseTo(7.559, 3)
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
    expect(figuresOf(square, attributes)?.[0]?.matrix.map(part => part + 0)).toEqual(matrix)
  })

  test.each([
    ['hidden', '<path d="M0 0h9v9z" visibility="hidden"/>'],
    ['in no picture', '<g display="none"><path d="M0 0h9v9z"/></g>'],
    ['in definitions', '<defs><path d="M0 0h9v9z"/></defs>'],
    ['without an area', '<circle cx="4" cy="4" r="0"/>'],
    ['without paint', '<path d="M0 0h9v9z" fill="none"/>'],
  ])('passes over what is %s', (_, figure) => {
    expect(figuresOf(figure + square)).toHaveLength(1)
  })

  test.each([
    ['a gradient', '<linearGradient id="a"/><rect width="9" height="9" fill="url(#a)"/>'],
    [
      'a clip',
      '<clipPath id="a"><path d="M0 0h9v9z"/></clipPath><g clip-path="url(#a)"><path d="M0 0h9"/></g>',
    ],
    ['a text', '<text y="9">a</text>'],
    ['a use', '<path id="a" d="M0 0h9"/><use href="#a"/>'],
    ['a drawing in it', '<svg width="9" height="9"><path d="M0 0h9v9z"/></svg>'],
    ['an opacity of several', '<g opacity=".5"><path d="M0 0h9v9z"/></g>'],
    ['an opacity of fill and stroke', '<path opacity=".5" stroke="red" d="M0 0h9v9z"/>'],
    ['a share of the whole', '<rect width="50%" height="9"/>'],
    ['a length that follows letters', '<path stroke="red" stroke-width="1em" d="M0 0h9v9z"/>'],
    ['a dot', '<path stroke="red" stroke-linecap="round" d="M9 9h0"/>'],
    ['edges without greys', '<path shape-rendering="crispEdges" d="M0 0h9v9z"/>'],
    ['a way of mixing', '<path style="mix-blend-mode:multiply" d="M0 0h9v9z"/>'],
    ['a choice', '<switch><path d="M0 0h9v9z"/></switch>'],
  ])('is none with %s', (_, inner) => {
    expect(figuresOf(square + inner)).toBeNull()
  })

  test('is none where nothing says how large it is, or the whole is turned', () => {
    expect(figuresOf(square, '')).toBeNull()
    expect(figuresOf(square, 'viewBox="0 0 100 50" style="transform:rotate(9deg)"')).toBeNull()
  })
})
