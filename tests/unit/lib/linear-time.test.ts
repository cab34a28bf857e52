import { describe, expect, test } from 'vitest'
import { inShortRows } from '@/lib/design/geometry/path-rows'
import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import { pictureLimits } from '@/lib/design/picture/limits'
import { readSvg } from '@/lib/design/picture/svg/read-svg'
import { canonicalLine, defaultTextStyle } from '@/lib/design/scene/text-doc'
import { inThrees, shortDecimal, withoutEnd } from '@/lib/ground/ends'
import { processorMs } from '@/tests/support/processor-time'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`
const square = '<path d="M0 0H9V9z"/>'
const read = (inner: string) => readSvg(new TextEncoder().encode(svg(inner)))
const codeOf = (inner: string) => {
  const drawing = read(inner)
  return drawing.ok ? 'ok' : drawing.code
}

describe('the parts of an SVG are read up to a bound', () => {
  const { svgStyle, svgAttributesEach, svgOutlines, svgDigits } = pictureLimits
  test.each([
    ['style sheets', (over: number) => `<style>${'a'.repeat(svgStyle + over)}</style>${square}`],
    [
      'attributes of an element',
      (over: number) =>
        `<path d="M0 0H9V9z" ${Array.from({ length: svgAttributesEach - 1 + over }, (_, at) => `a${at}="1"`).join(' ')}/>`,
    ],
    ['outlines', (over: number) => `<path d="M0 0H9V9${' '.repeat(svgOutlines - 9 + over)}z"/>`],
    ['digits of a figure', (over: number) => `<path d="M0 0H9V9L5 5.${'1'.repeat(svgDigits + over)}z"/>`],
  ])('%s', (_, inner) => {
    expect(codeOf(inner(0))).toBe('ok')
    expect(codeOf(inner(1))).toBe('too-large')
  })

  test('attributes in all', () => {
    const each = pictureLimits.svgAttributesEach - 1
    const many = Array.from({ length: each }, (_, at) => `a${at}=""`).join(' ')
    const elements = Math.floor(pictureLimits.svgAttributes / each)
    expect(codeOf(`<g ${many}/>`.repeat(elements - 1) + square)).toBe('ok')
    expect(codeOf(`<g ${many}/>`.repeat(elements + 1) + square)).toBe('too-large')
  })

  test('outlines as often as they are drawn, though they are none', () => {
    const wrong = `<defs><path id="p" d="${'x'.repeat(svgOutlines / 100)}"/></defs>`
    expect(codeOf(wrong + square + '<use href="#p"/>'.repeat(90))).toBe('ok')
    expect(codeOf(wrong + square + '<use href="#p"/>'.repeat(101))).toBe('too-large')
  })

  test('but a picture in it may have any size: it is not read', () => {
    const image = `<image href="data:image/png;base64,${'A'.repeat(svgOutlines + 1)}"/>`
    expect(codeOf(image + square)).toBe('ok')
  })
})

describe('a style sheet', () => {
  const fillOf = (css: string) => {
    const drawing = read(`<style>${css}</style><path class="a" d="M0 0H9V9z"/>`)
    return drawing.ok && (/ fill="([^"]*)"/.exec(drawing.plain)?.[1] ?? null)
  }
  test.each([
    ['.a{fill:#ff0000}', '#ff0000'],
    ['/* .a{fill:#00ff00} */.a{fill:#ff0000}', '#ff0000'],
    ['.b{}/**/.a/***/{fill:#ff0000}', '#ff0000'],
    ['@media screen{.a{fill:#ff0000}}', '#ff0000'],
    ['}.a{fill:#ff0000}{}', null],
    ['.a{fill:#ff0000}.a{stroke:none}', '#ff0000'],
    ['.a{fill:#ff0000', '#ff0000'],
    ['.a{fill:#ff0000}/* never ends', '#ff0000'],
  ])('%s', (css, fill) => {
    expect(fillOf(css)).toBe(fill)
  })
})

describe('path data with a long row of figures', () => {
  const long = (row: string, times: number) => row.repeat(times)
  test.each([
    ['lines', `M0 0L${long('1 2 ', 3000)}`, `M0 0${long('L1 2', 3000)}`],
    ['a move', `m1 1 ${long('1,2 ', 3000)}z`, `m1 1${long('l1,2', 3000)}z`],
    ['curves without blanks', `M0 0c${long('-.5.5-1-1+2+2', 1000)}`, `M0 0${long('c-.5.5-1-1+2+2', 1000)}`],
    [
      'arcs with flags run together',
      `M0 0a${long('1 1 0 00.5.5 ', 1000)}`,
      `M0 0${long('a1 1 0 0 0 .5 .5', 1000)}`,
    ],
  ])('%s is read as short ones', (_, row, short) => {
    const read = parseSvgPath(row)
    expect(read.ok).toBe(true)
    expect(read).toEqual(parseSvgPath(short))
  })

  test.each([
    ['half a place', `M0 0L${'1 2 '.repeat(3000)}1`],
    ['two commas', `M0 0L${'1 2 '.repeat(3000)},,1 2`],
    ['a comma at the end', `M0 0L${'1 2,'.repeat(3000)}`],
    ['a word', `M0 0L${'1 2 '.repeat(3000)}word`],
    ['no such command', `M0 0 y${'1 2 '.repeat(3000)}`],
  ])('is none with %s', (_, text) => {
    expect(parseSvgPath(text)).toEqual({ ok: false, code: 'path_invalid' })
  })

  test('is broken up in rows that grow in number and not in length', () => {
    const longest = (points: number) =>
      Math.max(...(inShortRows(`M0 0L${'1 2 '.repeat(points)}`) ?? '').split('L').map(row => row.length))
    expect(longest(40_000)).toBe(longest(10_000))
    expect(longest(40_000)).toBeLessThan(1_000)
  })
})

describe('four times as much takes some four times the work', () => {
  test.each([
    ['a style sheet without a rule', (n: number) => `<style>${'a'.repeat(20 * n)}</style>${square}`],
    ['comments that never end', (n: number) => `<style>${'/*'.repeat(10 * n)}</style>${square}`],
    [
      'a rule with a long value that many elements have',
      (n: number) => `<style>.a{fill:${'a'.repeat(40 * n)}}</style>${'<g class="a"/>'.repeat(n)}${square}`,
    ],
    [
      'many classes with rules',
      (n: number) => {
        const names = Array.from({ length: n / 5 }, (_, at) => `c${at}`)
        const rules = names.map(name => `.${name}{fill:red;stroke:red}`).join('')
        return `<style>${rules}</style>${`<g class="${names.join(' ')}"/>`.repeat(n / 20)}${square}`
      },
    ],
    ['a long row of figures', (n: number) => `<path d="M0 0L${'1 2 '.repeat(10 * n)}"/>`],
    ['names before no bracket', (n: number) => `<path transform="${'a'.repeat(50 * n)}" d="M0 0H9V9z"/>`],
    [
      'a class that comes again and again',
      (n: number) => `<style>.a{fill:red}</style><path class="${'a '.repeat(20 * n)}" d="M0 0H9V9z"/>`,
    ],
    [
      'families that nobody has, each with a letter of its own',
      (n: number) =>
        Array.from(
          { length: n },
          (_, at) => `<text font-family="a${at},b">${String.fromCodePoint(0x4e00 + at)}</text>`,
        ).join(''),
    ],
  ])('%s', (_, inner) => {
    // A square law would give sixteen.
    const [once, fourTimes] = [1_000, 4_000].map(n => processorMs(() => read(inner(n))))
    expect(fourTimes).toBeLessThan(10 * Math.max(once ?? 0, 4))
  })
})

describe('of other input, four times as much takes about four times the work', () => {
  const runs = (n: number) => Array.from({ length: 4 * n }, () => ({ text: 'ạ̈', style: defaultTextStyle }))
  test.each([['runs of one style', (n: number) => canonicalLine('left', runs(n), defaultTextStyle)]])(
    '%s',
    (_, read) => {
      const [once, fourTimes] = [1_000, 4_000].map(n => processorMs(() => read(n)))
      expect(fourTimes).toBeLessThan(10 * Math.max(once ?? 0, 4))
    },
  )
})

describe('the end of a text', () => {
  test('is left out in one walk', () => {
    expect(withoutEnd('word...', '.')).toBe('word')
    expect(withoutEnd('...', '.')).toBe('')
    expect(withoutEnd('a1b22', sign => /\d/.test(sign))).toBe('a1b')
  })

  test.each([
    [10.5, '10.5'],
    [100, '100'],
    [0, '0'],
    [0.00004, '0'],
    [-3.25, '-3.25'],
    [1200.0001, '1200.0001'],
  ])('%d is written %s', (value, text) => {
    expect(shortDecimal(value, 4)).toBe(text)
  })

  test.each([
    ['1', '1'],
    ['123', '123'],
    ['1234', '1 234'],
    ['1234567', '1 234 567'],
    ['', ''],
  ])('%s in threes is %s', (digits, grouped) => {
    expect(inThrees(digits, ' ')).toBe(grouped)
  })
})
