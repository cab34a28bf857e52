import { describe, expect, test } from 'vitest'
import { readSeedFile } from '@/cms/seed/files'
import { parseTextHtml, serializeTextHtml } from '@/lib/design/scene/html'
import { letterCases } from '@/lib/design/scene/layout/letter-case'
import { alignments, canonicalLine, docPlain, type TextDoc } from '@/lib/design/scene/text-doc'
import fc from '@/tests/support/properties'

const style = fc.record({
  family: fc.constantFrom('Roboto', 'Playfair Display', 'EB Garamond', 'roboto-slab'),
  sizeMm: fc.integer({ min: 100, max: 80_000 }).map(n => n / 1000),
  bold: fc.boolean(),
  italic: fc.boolean(),
  underline: fc.boolean(),
  color: fc.option(fc.constantFrom('#000000', '#c4161c', '#0057a4')),
  letterSpacing: fc.option(fc.integer({ min: -18, max: 200 }).map(n => n / 100)),
  letterCase: fc.constantFrom(undefined, ...letterCases),
  wantedMm: fc.constantFrom(undefined, 4.6, 12.345),
})
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('a < b & c > d', '&amp;', '<script>', '  two  blanks  ', '“É”', 'a\u00a0b', 'e\u0301', ' '),
)
const line = fc
  .tuple(
    fc.constantFrom(...alignments),
    fc.array(fc.record({ text, style }), { minLength: 1, maxLength: 4 }),
    fc.constantFrom(undefined, 0.8, 1.25, 10),
  )
  .map(([align, runs, height]) => canonicalLine(align, runs, runs[0]?.style as never, height))
const doc: fc.Arbitrary<TextDoc> = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 5 }) })

describe('the html of a text', () => {
  test('comes back from what was written, whatever the text is', () => {
    fc.assert(
      fc.property(doc, value => {
        expect(parseTextHtml(serializeTextHtml(value))).toEqual({ doc: value, forbidden: [] })
      }),
      { numRuns: 1000 },
    )
  })

  test('of every template is canonical already', () => {
    const { items } = readSeedFile('templates') as { items: { elements: { type: string; html: string }[] }[] }
    const texts = items.flatMap(item => item.elements).filter(element => element.type === 'text')
    expect(texts.length).toBeGreaterThan(150)
    for (const { html } of texts) expect(serializeTextHtml(parseTextHtml(html).doc)).toBe(html)
  })

  test('is read from any characters without an error, and is canonical from then on', () => {
    const scrap = fc.constantFrom(
      '<',
      '>',
      '</',
      '<div',
      '<span style="',
      '"',
      "'",
      '&',
      '&#',
      '&#x41;',
      '<!--',
      '-->',
      '<br>',
      '<b>',
      '</b>',
      '</div>',
      'text',
      'font-size:',
      '3mm',
      ';',
      '=',
      '/>',
      '<u',
      '\n',
      '<script>',
      '</script>',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(scrap, fc.string()), { maxLength: 30 }), parts => {
        const once = serializeTextHtml(parseTextHtml(parts.join('')).doc)
        expect(serializeTextHtml(parseTextHtml(once).doc)).toBe(once)
        expect(parseTextHtml(once).forbidden).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  test('reads blocks, breaks and nested styles as lines and runs', () => {
    const { doc } = parseTextHtml(
      '<p style="text-align: right">one<br/>two</p>\n<div>three <strong>bold <em>both</em></strong></div><div><br></div>end',
    )
    expect(docPlain(doc)).toBe('one\ntwo\nthree bold both\n\nend')
    expect(doc.lines.map(l => l.align)).toEqual(['right', 'right', 'left', 'left', 'left'])
    expect(doc.lines[2]?.runs.map(r => [r.style.bold, r.style.italic])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
  })

  test('takes sizes in px at 96 an inch, and in pt and cm', () => {
    const size = (css: string) =>
      parseTextHtml(`<span style="font-size:${css}">x</span>`).doc.lines[0]?.runs[0]?.style.sizeMm
    expect(size('96px')).toBe(25.4)
    expect(size('12pt')).toBe(4.233)
    expect(size('1cm')).toBe(10)
    expect(size('-3mm')).toBe(3)
    expect(size('1e9mm')).toBe(3)
    expect(size('calc(1px)')).toBe(3)
  })

  test('composes accents and drops what no font shows', () => {
    expect(docPlain(parseTextHtml('Le\u0301on\u0000\ufeff\ud800').doc)).toBe('Léon')
  })
})

describe('hostile html', () => {
  const attacks: [string, string][] = [
    ['<script>alert(1)</script>x', 'script'],
    ['<ScRiPt src=//x>alert(1)', 'script'],
    ['<style>*{background:url(x)}</style>x', 'script'],
    ['<img src=x onerror=alert(1)>', 'event-handler'],
    ['<b onclick="alert(1)">x</b>', 'event-handler'],
    ['<svg/onload=alert(1)>', 'event-handler'],
    ['<a href="java\nscript:alert(1)">x</a>', 'url'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'url'],
    ['<div style="background:url(https://x)">x</div>', 'url'],
    ['<div style="width:expression(alert(1))">x</div>', 'url'],
    ['<div style="b\\61 ckground:red">x</div>', 'url'],
    ['<iframe src="data:text/html,x"></iframe>', 'url'],
    ['<object data="x"></object>', 'embedded'],
    ['<embed src=x>', 'embedded'],
    ['<math><mtext></mtext></math>', 'embedded'],
    [`${'<b>'.repeat(60)}x`, 'nesting'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'broken'],
    ['<!--><script>alert(1)</script>-->', 'broken'],
    ['<img src=x onerror=alert(1)', 'broken'],
  ]
  test.each(attacks)('%s is named', (html, kind) => {
    const { doc, forbidden } = parseTextHtml(html)
    expect(forbidden).toContain(kind)
    expect(serializeTextHtml(doc)).not.toMatch(/script|onerror|onclick|onload|url\(|href|src=|expression/i)
  })

  test('what only looks like markup stays text', () => {
    expect(docPlain(parseTextHtml('3 < 5 & 7 > 2').doc)).toBe('3 < 5 & 7 > 2')
    expect(docPlain(parseTextHtml('&lt;script&gt;').doc)).toBe('<script>')
  })

  test('a text of nothing but open brackets is read to its end', () => {
    expect(docPlain(parseTextHtml('<'.repeat(20_000)).doc)).toHaveLength(20_000)
    expect(docPlain(parseTextHtml('&'.repeat(20_000)).doc)).toHaveLength(20_000)
    expect(docPlain(parseTextHtml('<a '.repeat(6000)).doc)).toBe('')
  })
})
