import { describe, expect, test } from 'vitest'
import { pictureLimits } from '@/lib/picture/limits'
import { readSvg } from '@/lib/picture/svg/read-svg'
import { writeSvg } from '@/lib/picture/svg/write-svg'

const svg = (inner: string, attributes = 'viewBox="0 0 100 50"') =>
  `<?xml version="1.0"?><!-- made by a program --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`

function read(inner: string, attributes?: string) {
  const drawing = readSvg(svg(inner, attributes))
  if (!drawing.ok) throw new Error(drawing.code)
  return drawing
}
const start = (inner: string) => read(inner).figures[0]?.path[0]

describe('an SVG', () => {
  test('is read as figures in a box of 1000 units', () => {
    const { width, height, figures } = read('<rect x="10" y="5" width="20" height="10" fill="#c00"/>')
    expect([width, height]).toEqual([1000, 500])
    expect(figures).toMatchObject([{ fill: '#cc0000', stroke: null, fillRule: 'nonzero' }])
    expect(figures[0]?.path).toEqual([
      ['M', 100, 50],
      ['L', 300, 50],
      ['L', 300, 150],
      ['L', 100, 150],
      ['Z'],
    ])
  })

  test.each([
    ['circle', '<circle cx="50" cy="25" r="10"/>', ['M', 600, 250]],
    ['ellipse', '<ellipse cx="50" cy="25" rx="20" ry="10"/>', ['M', 700, 250]],
    ['polygon', '<polygon points="1,2 3,4 5,6"/>', ['M', 10, 20]],
    ['polyline', '<polyline points="1 2 3 4" stroke="black"/>', ['M', 10, 20]],
    ['line', '<line x1="1" y1="2" x2="3" y2="4" stroke="black"/>', ['M', 10, 20]],
    ['path', '<path d="m1 2 3 4z"/>', ['M', 10, 20]],
  ])('has a %s', (_, inner, first) => {
    expect(start(inner)).toEqual(first)
  })

  test('is moved by all groups around a figure', () => {
    const inner = '<g transform="translate(10 5)"><g transform="scale(2)"><path d="M1 1h2v2z"/></g></g>'
    expect(start(inner)).toEqual(['M', 120, 70])
    expect(start('<g transform="rotate(90 50 25)"><path d="M50 5h1v1z"/></g>')).toEqual(['M', 700, 250])
  })

  test('hands looks down, and lets style sheets and styles say otherwise', () => {
    const inner =
      '<style><![CDATA[.a{fill:#0000ff}#b{fill:none;stroke:#00ff00;stroke-width:2}]]></style>' +
      '<g fill="#ff0000"><path d="M0 0h1v1z"/><path class="a" d="M0 0h1v1z"/><path id="b" d="M0 0h1v1z"/>' +
      '<path style="fill:#123456" class="a" d="M0 0h1v1z"/></g>'
    const { figures } = read(inner)
    expect(figures.map(({ fill }) => fill)).toEqual(['#ff0000', '#0000ff', null, '#123456'])
    expect(figures[2]).toMatchObject({ stroke: '#00ff00', strokeWidth: 20 })
  })

  test('draws what is used, and nothing that is only defined, hidden or gone', () => {
    const inner =
      '<defs><path id="p" d="M1 1h1v1z"/></defs><use href="#p" x="2"/><g display="none"><path d="M0 0h1v1z"/></g>' +
      '<path visibility="hidden" d="M0 0h1v1z"/><symbol id="s"><path d="M9 9h1v1z"/></symbol>'
    const { figures } = read(inner)
    expect(figures.map(({ path }) => path[0])).toEqual([['M', 30, 10]])
  })

  test('says what is lost', () => {
    const inner = '<path d="M0 0h9v9z" clip-path="url(#c)"/><text>Jardins</text><image href="a.png"/>'
    expect(read(inner).lost.toSorted()).toEqual(['clip', 'image', 'text'])
  })

  test('without a box takes that of its figures', () => {
    expect(read('<path d="M10 10h40v20h-40z"/>', '')).toMatchObject({ width: 1000, height: 500 })
  })
})

describe('a hostile SVG', () => {
  const hostile =
    '<script>alert(1)</script><foreignObject><body onload="x()"/></foreignObject>' +
    '<path d="M0 0h9v9z" onclick="alert(1)" fill="url(https://example.com/x)" style="background:url(https://example.com)"/>' +
    '<use href="https://example.com/x.svg#a"/><image href="file:///etc/passwd"/><a href="javascript:alert(1)"><path d="M1 1h1v1z"/></a>'

  test('leaves figures alone, which hold no address and no script', () => {
    const written = writeSvg(read(hostile))
    expect(written).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1000 500">(<path [^<>]*\/>)+<\/svg>$/,
    )
    expect(written.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /script|http|on\w+=|href|url|data:|&/i,
    )
  })

  test('is the same once it was cleaned', () => {
    const clean = writeSvg(read(hostile))
    const again = readSvg(clean)
    expect(again.ok && writeSvg(again)).toBe(clean)
  })

  test('of a million elements is refused before they are read', () => {
    expect(readSvg(svg('<path/>'.repeat(1_000_000)))).toEqual({ ok: false, code: 'too-large' })
  })

  test('whose references multiply without end is refused', () => {
    const levels = [1, 2, 3, 4, 5, 6, 7].map(
      level => `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
    )
    const bomb = `<defs><path id="l0" d="M0 0h1v1z"/>${levels.join('')}</defs><use href="#l7"/>`
    expect(readSvg(svg(bomb))).toEqual({ ok: false, code: 'too-large' })
    expect(readSvg(svg('<g id="a"><use href="#a"/></g>'))).toEqual({ ok: false, code: 'empty' })
  })

  test('whose outlines are too long is refused', () => {
    const long = `<path d="M0 0${'h1v1'.repeat(pictureLimits.svgCommands / 2)}z"/>`
    expect(readSvg(svg(long))).toEqual({ ok: false, code: 'too-large' })
  })

  test.each([
    [
      'an entity bomb',
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg viewBox="0 0 1 1"><text>&b;</text></svg>',
      'empty',
    ],
    ['no SVG', '<html><p>hello</p></html>', 'unreadable'],
    ['an empty box', '<svg viewBox="0 0 0 0"></svg>', 'empty'],
    ['numbers beyond all bounds', '<svg viewBox="0 0 1 1"><path d="M1e308 1e308L1e309 0z"/></svg>', 'empty'],
    ['a tag without end', '<svg viewBox="0 0 1 1"><path d="M0 0', 'empty'],
  ])('with %s is refused by name', (_, text, code) => {
    expect(readSvg(text)).toEqual({ ok: false, code })
  })

  test('nested a hundred thousand deep is no trouble', () => {
    expect(readSvg(svg('<g>'.repeat(15_000))).ok).toBe(false)
  })
})
