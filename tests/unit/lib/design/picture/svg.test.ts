import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pictureLimits } from '@/lib/design/picture/limits'
import { sniffFile } from '@/lib/design/picture/sniff'
import { outlinesIn } from '@/lib/design/picture/svg/outlines'
import { readSvg } from '@/lib/design/picture/svg/read-svg'
import { svgRenderer } from '@/tests/support/svg-renderer'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const svg = (inner: string, attributes = 'viewBox="0 0 100 50"') =>
  `<?xml version="1.0"?><!-- made by a program --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`
const square = '<path d="M10 10h9v9z"/>'

function read(inner: string, attributes?: string) {
  const drawing = readSvg(bytesOf(svg(inner, attributes)))
  if (!drawing.ok) throw new Error(drawing.code)
  return drawing
}
const codeOf = (text: string) => {
  const drawing = readSvg(bytesOf(text))
  return drawing.ok ? 'ok' : drawing.code
}

/** What is said of the last figure of a drawing, once all of its looks stand in attributes. */
function looksOf(inner: string): Record<string, string> {
  const tag =
    read(inner)
      .plain.match(/<(?:path|rect|circle)[^>]*>/g)
      ?.at(-1) ?? ''
  return Object.fromEntries(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

describe('looks of a drawing', () => {
  test.each([
    ['an attribute', '<path fill="RED" d="M0 0"/>', { fill: '#ff0000' }],
    ['a style before an attribute', '<path fill="red" style="fill:#00f" d="M0 0"/>', { fill: '#0000ff' }],
    ['a class', '<style>.a{fill:teal}</style><path class="a" fill="red" d="M0 0"/>', { fill: '#008080' }],
    [
      'an id before a class',
      '<style>#p{fill:teal}.a{fill:red}</style><path id="p" class="a" d="M0 0"/>',
      { fill: '#008080' },
    ],
    [
      'the later of two alike',
      '<style>.a{fill:red}.a{fill:teal}</style><path class="a" d="M0 0"/>',
      { fill: '#008080' },
    ],
    [
      'what is important',
      '<style>path{fill:teal!important}</style><path style="fill:red" d="M0 0"/>',
      { fill: '#008080' },
    ],
    [
      'a value that is none leaves the one before',
      '<path fill="teal" style="fill:reddish" d="M0 0"/>',
      { fill: '#008080' },
    ],
    [
      'a rule within another',
      '<style>.logo{fill:red;g &amp;{opacity:.9}.ink{fill:teal;&amp;[d]{stroke:#00f}}}</style><g class="logo"><path class="ink" d="M0 0"/></g>',
      { fill: '#008080', stroke: '#0000ff' },
    ],
    [
      'a reference to what paints nothing is passed over',
      '<defs><g id="a"/></defs><path fill="url(#a) teal" stroke="url(#a)" clip-path="url(#a)" mask="url(#a)" d="M0 0"/>',
      { fill: '#008080', stroke: 'none', 'clip-path': 'none', mask: 'none' },
    ],
    [
      'names by which browsers knew a property before',
      '<style>path{-webkit-clip-path:url(#a);-webkit-transform:translate(3px,0)}</style><clipPath id="a"/><path d="M0 0"/>',
      { 'clip-path': 'url(#a)', transform: 'matrix(1 0 0 1 3 0)' },
    ],
    [
      'two colours as one',
      '<path fill="color-mix(in srgb, red 25%, rgb(0, 0, 255))" stroke="color-mix(in srgb, black, white)" d="M0 0"/>',
      { fill: '#4000bf', stroke: '#808080' },
    ],
    [
      'a marker in the colour of its line',
      '<g stroke="teal"><path d="M0 0h9" marker-end="url(#m)"/></g><marker id="m"><path d="M0 0h1" fill="context-stroke"/></marker>',
      { fill: '#008080' },
    ],
    [
      'lengths that are worked out',
      '<style>rect{x:calc(10% - 2px);width:calc((1in / 2 + 2px) * 2);height:min(40px, 20%)}</style><rect y="1rem" stroke-width="4q" rx="max(1mm,2px"/>',
      { x: '8', y: '16', width: '100', height: '10', 'stroke-width': String((4 * 96) / 101.6) },
    ],
    [
      'a turn within the box of a figure',
      '<rect x="20" y="10" width="40" height="20" style="transform-box:fill-box;transform-origin:center;transform:rotate(90deg)"/>',
      { transform: 'matrix(0 1 -1 0 60 -20)' },
    ],
    ['a variable', '<g style="--ink:teal"><path style="fill:var(--ink)" d="M0 0"/></g>', { fill: '#008080' }],
    ['what stands for a variable', '<path style="fill:var(--ink, teal)" d="M0 0"/>', { fill: '#008080' }],
    ['the beginning', '<path fill="red" style="fill:initial" d="M0 0"/>', { fill: '#000000' }],
    [
      'a reference in quotes',
      '<linearGradient id="g"/><path style=\'fill:url("#g")\' d="M0 0"/>',
      { fill: 'url(#g)' },
    ],
    ['a reference to nothing', '<path fill="url(#g) teal" d="M0 0"/>', { fill: '#008080' }],
    [
      'a transform of a style',
      '<path style="transform:translate(1mm, 10%)" d="M0 0"/>',
      { transform: 'matrix(1 0 0 1 3.77952755906 5)' },
    ],
    ['a figure measured by a style', '<style>circle{r:5px}</style><circle r="1"/>', { r: '5px' }],
    [
      'a media that is none of a screen',
      '<style>@media print{path{fill:red}}</style><path fill="teal" d="M0 0"/>',
      { fill: '#008080' },
    ],
  ])('%s', (_, inner, looks) => {
    expect(looksOf(inner)).toMatchObject(looks)
  })

  test('no sheet, class or style is left for the renderer', () => {
    const { plain } = read('<style>.a{fill:red}</style><path class="a" style="stroke:red" d="M0 0"/>')
    expect(plain).not.toMatch(/<style|class=|style=/)
  })
})

describe('a file of a drawing', () => {
  test.each([
    [
      'UTF-16 in either order',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg(square), 'utf16le')]),
    ],
    ['UTF-16 without a mark', Buffer.from(svg(square), 'utf16le')],
    [
      'an encoding that it names',
      Buffer.from(svg(`<title>Société</title>${square}`).replace('?>', ' encoding="ISO-8859-1"?>'), 'latin1'),
    ],
    ['gzip', gzipSync(svg(square))],
    [
      'another prefix',
      Buffer.from(
        `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:path d="M0 0h9v9z"/></s:svg>`,
      ),
    ],
    ['no namespace at all', Buffer.from(`<svg viewBox="0 0 9 9">${square}</svg>`)],
  ])('in %s is read', (_, bytes) => {
    const drawing = readSvg(bytes)
    expect(drawing.ok && drawing.plain).toMatch(/<path d="M/)
    expect(drawing.ok && drawing.lost).toEqual([])
  })

  test('cut short is read as far as it goes, and said to be damaged', () => {
    expect(readSvg(bytesOf(svg(square + square).slice(0, -20)))).toMatchObject({
      ok: true,
      lost: ['damaged'],
    })
  })
})

describe('the size of a drawing', () => {
  test.each([
    ['mm', 'width="58mm" height="22mm" viewBox="0 0 58 22"', [58, 22, true]],
    ['inches', 'width="2in" height="1in"', [50.8, 25.4, true]],
    ['points', 'width="72pt" height="36pt"', [25.4, 12.7, true]],
    ['pixels', 'width="96" height="48px"', [25.4, 12.7, false]],
    ['one side', 'width="4cm" viewBox="0 0 2 1"', [40, 20, true]],
  ])('in %s', (_, attributes, [width, height, physical]) => {
    const { trueSize } = read(square, attributes)
    expect(trueSize?.width).toBeCloseTo(Number(width), 6)
    expect(trueSize?.height).toBeCloseTo(Number(height), 6)
    expect(trueSize?.physical).toBe(physical)
  })

  test.each([
    ['a box alone', 'viewBox="0 0 100 50"', { width: 100, height: 50 }],
    [
      'shares of what is not known',
      'width="100%" height="100%" viewBox="0 0 100 50"',
      { width: 100, height: 50 },
    ],
    ['neither', '', null],
  ])('is none with %s, and its ratio is kept', (_, attributes, size) => {
    expect(read(square, attributes)).toMatchObject({ trueSize: null, size })
  })
})

describe('sides in which nothing could be drawn count as not said', () => {
  test.each([
    ['of nothing', 'width="0" height="0mm"'],
    ['below nothing', 'width="-5mm" height="22mm"'],
    ['of next to nothing', 'width="1e-300mm" height="0%"'],
    ['beyond all figures', 'width="1e309mm" height="1e309mm"'],
    ['of one that is not there', 'width="40mm"'],
  ])('%s', async (_, attributes) => {
    const drawing = read(square, `${attributes} viewBox="0 0 100 50"`)
    expect(drawing.size && drawing.size.width / drawing.size.height).toBeCloseTo(2, 6)
    const pixels = await svgRenderer.draw(drawing, 200)
    expect(pixels).toMatchObject({ width: 200, height: 100 })
  })
})

describe('what cannot be shown is said', () => {
  test.each([
    ['a picture elsewhere', '<image href="a.png"/>', ['image']],
    ['a picture that is none', '<image href="data:image/png;base64,aGVsbG8="/>', ['image']],
    [
      'a web page in it',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
      ['foreign'],
    ],
    [
      'a text in a frame that no browser shows',
      '<flowRoot><flowRegion><rect width="9" height="9"/></flowRegion><flowPara>Lyon</flowPara></flowRoot><path d="M0 0h9v9z"/>',
      ['flow'],
    ],
    [
      'a group that is turned within its own box',
      '<g style="transform-box:fill-box;transform:rotate(9deg)"><path d="M0 0h9v9z"/></g>',
      ['turn'],
    ],
    ['a shape of a style sheet', '<path style="clip-path:circle(10px)" d="M0 0h9v9z"/>', ['clip']],
    ['nothing', '<path d="M0 0h9v9z" clip-path="url(#c)"/>', []],
  ])('%s', (_, inner, lost) => {
    expect(read(inner).lost).toEqual(lost)
  })

  test('a text is set in the shop’s family of that name, or in the nearest, which is said', () => {
    expect(read('<text font-family="Nope, Lato" font-weight="700">A</text>')).toMatchObject({
      otherFamilies: [],
      faces: ['lato-bold.ttf'],
    })
    const other = read('<g style="font-family:\'Times New Roman\'"><text>A</text></g>')
    expect(other.otherFamilies).toEqual([
      { asked: 'Times New Roman', drawn: 'Tinos', near: ['Tinos', expect.any(String), expect.any(String)] },
    ])
  })

  const times = svg(
    '<text font-family="Times, serif">A<tspan font-weight="700">B</tspan></text><text font-family="Arial">C</text>',
  )
  const readWith = (families: { asked: string; drawn: string }[]) => {
    const drawing = readSvg(bytesOf(times), families)
    if (!drawing.ok) throw new Error(drawing.code)
    return drawing
  }

  test('a text is set in the family that was chosen for it, in all of its weights', () => {
    const { plain, otherFamilies, faces } = readWith([{ asked: 'Times', drawn: 'Lora' }])
    expect(otherFamilies).toMatchObject([
      { asked: 'Times', drawn: 'Lora' },
      { asked: 'Arial', drawn: 'Roboto' },
    ])
    expect(otherFamilies[0]?.near[0]).toBe('Tinos')
    expect(faces).toEqual(['lora-regular.ttf', 'lora-bold.ttf', 'roboto-regular.ttf'])
    expect(plain.match(/font-family="[^"]*"/g)).toEqual([
      `font-family="'Lora'"`,
      `font-family="'Lora'"`,
      `font-family="'Roboto'"`,
    ])
  })

  test('a choice for another name, or of a family that the shop does not have, changes nothing', () => {
    const usual = readWith([]).plain
    expect(readWith([{ asked: 'Georgia', drawn: 'Lora' }]).plain).toBe(usual)
    expect(readWith([{ asked: 'Times', drawn: 'Comic Sans MS' }]).plain).toBe(usual)
  })

  test('a name without end, cut within a character, is said as text that can be kept', () => {
    const [other] = read(`<text font-family="${'x'.repeat(99)}😀${'y'.repeat(5000)}">A</text>`).otherFamilies
    expect(other?.asked).toHaveLength(100)
    expect(other?.asked.isWellFormed()).toBe(true)
  })

  test('what the nearest family lacks is drawn in one that has it', () => {
    const [other] = read('<text font-family="Times New Roman">سلام</text>').otherFamilies
    expect(other?.drawn).toBe('Noto Naskh Arabic')
  })
})

describe('the outlines of a drawing', () => {
  test('are where its groups move them, and only what is seen', async () => {
    const inner =
      '<g transform="translate(10 5)"><g style="transform:scale(2)"><path d="M1 1h2v2z"/></g></g>' +
      '<path display="none" d="M0 0h1v1z"/><path fill="none" d="M0 0h1v1z"/><defs><path d="M0 0h1v1z"/></defs>'
    const paths = outlinesIn(await svgRenderer.simplify(read(inner)))
    expect(paths).toEqual([[['M', 12, 7], ['L', 16, 7], ['L', 16, 11], ['Z']]])
  })

  test('of letters are those of the shop’s face', async () => {
    const paths = outlinesIn(
      await svgRenderer.simplify(read('<text x="5" y="40" font-family="Roboto" font-size="30">No</text>')),
    )
    expect(paths?.flat().length).toBeGreaterThan(20)
  })
})

describe('a hostile SVG', () => {
  const hostile =
    '<script>alert(1)</script><foreignObject><body onload="x()"/></foreignObject>' +
    '<path d="M0 0h9v9z" onclick="alert(1)" fill="url(https://example.com/x)" style="background:url(https://example.com)"/>' +
    '<use href="https://example.com/x.svg#a"/><image href="file:///etc/passwd"/><a href="javascript:alert(1)"><path d="M1 1h1v1z"/></a>' +
    '<style>@import url(https://example.com/a.css);path{filter:url(https://example.com/f.svg#x)}</style>'

  test('leaves nothing that runs or asks for something', () => {
    const { plain } = read(hostile)
    expect(plain.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /script|http|on\w+=|href|url\(|data:|file:/i,
    )
  })

  test('of a million elements is refused before they are read', () => {
    expect(codeOf(svg('<path/>'.repeat(1_000_000)))).toBe('too-large')
  })

  test('whose references multiply without end is refused', () => {
    const levels = [1, 2, 3, 4, 5, 6, 7].map(
      level => `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
    )
    expect(codeOf(svg(`<defs><path id="l0" d="M0 0h1v1z"/>${levels.join('')}</defs><use href="#l7"/>`))).toBe(
      'too-large',
    )
    expect(codeOf(svg(`<pattern id="a"><path fill="url(#a)" d="M0 0h1v1z"/></pattern>${square}`))).toBe('ok')
  })

  test('whose entities multiply is refused', () => {
    const entities = Array.from({ length: 6 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`)
    const text = `<!DOCTYPE svg [<!ENTITY e0 "0123456789">${entities.join('')}]><svg viewBox="0 0 1 1"><g id="&e6;"/></svg>`
    expect(codeOf(text)).toBe('too-large')
  })

  test.each([
    ['no SVG', '<html><p>hello</p></html>', 'unreadable'],
    ['no XML', 'hello', 'unreadable'],
    ['a page around it', `<!doctype html><html>${svg(square)}</html>`, 'unreadable'],
    ['nothing in it', svg('<g/><script>1</script>'), 'empty'],
    ['a gzip of nothing', '\u001f\u008b\u0008', 'unreadable'],
  ])('with %s is refused by name', (_, text, code) => {
    const drawing = readSvg(Buffer.from(text, 'latin1'))
    expect(drawing).toEqual({ ok: false, code })
  })

  test.each([
    ['numbers beyond all bounds', '<svg viewBox="0 0 1 1"><path d="M1e308 1e308L1e309 0z"/></svg>'],
  ])('with %s draws nothing', async (_, text) => {
    const drawing = readSvg(bytesOf(text))
    expect(drawing.ok && (await svgRenderer.draw(drawing, 100).catch(() => null))).toBeNull()
  })

  test.each([
    ['of its own', 'g'],
    ['of another program', 'x:g xmlns:x="x"'],
  ])('nested deeper than any drawing is refused, whether by elements %s', (_, tag) => {
    const end = `</${tag.split(' ')[0]}>`
    expect(codeOf(svg(`<${tag}>`.repeat(10_000) + square + end.repeat(10_000)))).toBe('too-large')
    expect(codeOf(svg(`<${tag}>`.repeat(150) + end.repeat(150) + square))).toBe('ok')
  })

  test('with more letters than can be set comes without its texts, which is said', () => {
    const long = (letters: number) => `<text y="9">${'a'.repeat(letters)}</text>${square}`
    expect(read(long(pictureLimits.svgLetters)).lost).toEqual([])
    for (const inner of [
      long(100_000),
      `<text y="9">${'<tspan>abcdefgh</tspan>'.repeat(2000)}</text>${square}`,
      `<text id="t" y="9">${'a'.repeat(2000)}</text>${'<use href="#t"/>'.repeat(5)}${square}`,
    ]) {
      const { plain, lost } = read(inner)
      expect(lost).toEqual(['text'])
      expect(plain).not.toContain('<text')
      expect(plain).toContain('<path')
    }
  })

  test.each([
    ['a box of nothing', 'viewBox="0 0 0 0"', null],
    ['a box of words', 'viewBox="a b c d"', null],
    ['a box that ends before it begins', 'viewBox="0 0 -5 5"', null],
    ['a box beyond all bounds', 'viewBox="0 0 1e309 1e309"', null],
    ['no side', 'width="0" height="0"', null],
    ['no side but a box', 'width="0" height="0" viewBox="0 0 100 50"', { width: 100, height: 50 }],
    ['sides below nothing', 'width="-5" height="-9"', null],
    ['sides beyond all bounds', 'width="1e309" height="1e309mm"', null],
    [
      'sides beyond all bounds and a box',
      'width="1e309mm" height="1" viewBox="0 0 2 1"',
      { width: 2, height: 1 },
    ],
  ])('of %s is drawn by what is left', async (_, attributes, size) => {
    const drawing = read(square, attributes)
    expect(drawing).toMatchObject({
      size,
      trueSize: size?.width === 2 ? { height: expect.closeTo(0.2646, 3) } : null,
    })
    const drawn = await svgRenderer.draw(read('<path d="M0 0h1v1z"/>', attributes), 100)
    expect(drawn?.data.some(part => part > 0)).toBe(true)
  })

  test('of ten kilometres says so, and is drawn no larger than others', async () => {
    const drawing = read(square, 'width="10000000mm" height="5000000mm" viewBox="0 0 100 50"')
    expect(drawing.trueSize?.width).toBeCloseTo(10_000_000, 3)
    expect(await svgRenderer.draw(drawing, 100)).toMatchObject({ width: 100, height: 50 })
  })

  test('that is packed and cut short, or has more behind its end, is read as far as it goes', () => {
    // Random figures, so that the packed file is long enough to be cut in the middle.
    let seed = 1
    const chance = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % 1000
    }
    const figures = Array.from({ length: 9000 }, () => `<path d="M${chance()} ${chance()}h9v9z"/>`).join('')
    const packed = gzipSync(svg(figures))
    const cut = readSvg(packed.subarray(0, packed.length * 0.9))
    expect(cut.ok && cut.lost).toEqual(['damaged'])
    expect(cut.ok && cut.figures?.count).toBeGreaterThan(5000)
    expect(readSvg(Buffer.concat([gzipSync(svg(square)), Buffer.from('more')]))).toMatchObject({ ok: true })
  })

  test.each([
    ['a PDF', '%PDF-1.4\n1 0 obj'],
    ['another drawing', svg(square)],
    ['a picture', '\u0089PNG\r\n\u001a\n'],
  ])('with %s behind its end is what it begins as, and said to be damaged', (_, behind) => {
    const bytes = bytesOf(svg(square) + behind)
    expect(sniffFile(bytes)).toEqual({ kind: 'svg' })
    expect(readSvg(bytes)).toMatchObject({ ok: true, lost: ['damaged'] })
  })

  test.each([
    ['a PDF', '%PDF-1.4\n'],
    ['an archive', 'PK\u0003\u0004'],
  ])('behind %s is not taken for a drawing', (_, before) => {
    expect(sniffFile(bytesOf(before + svg(square)))?.kind).not.toBe('svg')
  })

  test('whose rules look at too many elements is refused', () => {
    const rules = Array.from({ length: 500 }, (_, at) => `*:nth-child(${at + 1}){fill:red}`).join('')
    expect(codeOf(svg(`<style>${rules}</style>${'<g/>'.repeat(pictureLimits.svgElements / 10)}`))).toBe(
      'too-large',
    )
  })
})
