import { expect, it } from 'vitest'
import { element, xmlDocument } from '@/lib/ground/xml/xml'

it('writes texts so that none of them is markup', () => {
  expect(element('title', `<a href="x">L'été & "Fils"</a>`)).toBe(
    '<title>&lt;a href=&quot;x&quot;&gt;L&apos;été &amp; &quot;Fils&quot;&lt;/a&gt;</title>',
  )
})

it('leaves out characters that no document may have', () => {
  expect(element('title', 'a\u0000b\u001f\ud800c\u{1f600}')).toBe('<title>abc\u{1f600}</title>')
})

it('puts elements into each other', () => {
  const inner = [element('b', 'x'), element('c', [])]
  expect(xmlDocument('a', 'v="1"', inner)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a v="1"><b>x</b>\n<c></c></a>\n',
  )
})
