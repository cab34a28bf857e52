import { describe, expect, it } from 'vitest'
import type { TextElement } from '@/lib/design/scene/elements/text/schema'
import { serializeTextHtml } from '@/lib/design/scene/html'
import { setLocked } from '@/lib/design/scene/operations/hold'
import { setTextStyle } from '@/lib/design/scene/operations/text'
import { formLines, removeLine, setLineSize, setLineText } from '@/lib/design/scene/operations/text-lines'
import { summariseText } from '@/lib/design/scene/operations/text-summary'
import { qrcode, stampDesign, text } from '@/tests/support/editor-design'

const design = stampDesign([
  text('a', 'Dupont &amp; <b>Fils</b>', 2, 4),
  qrcode('q', 40, 2),
  text('b', 'Lyon', 8),
])

function textOf(of: typeof design, id: string): TextElement {
  const element = of.elements.find(candidate => candidate.id === id)
  if (element?.type !== 'text') throw new Error(`no text ${id}`)
  return element
}

describe('the letters of a text', () => {
  it('take a family, a size and a weight together, and the box follows the size', () => {
    const next = setTextStyle(design, ['a'], { family: 'Lora', sizeMm: 5, bold: true })
    expect(serializeTextHtml(textOf(next, 'a').doc)).toBe(
      `<div style="text-align:center"><span style="font-family:'Lora';font-size:5mm"><b>Dupont &amp; Fils</b></span></div>`,
    )
    expect(textOf(next, 'a').size).toEqual({ width: 56, height: 5.5 })
    expect(next.elements[2]).toBe(design.elements[2])
  })

  it('keep line height and letter spacing within their limits', () => {
    const next = setTextStyle(design, ['a'], { lineHeight: 0.2, letterSpacing: -4 })
    expect(textOf(next, 'a').lineHeight).toBe(0.8)
    expect(textOf(next, 'a').letterSpacing).toBe(-0.18)
    expect(textOf(next, 'a').size.height).toBe(3.2)
  })

  it('align every line', () => {
    const next = setTextStyle(design, ['a'], { align: 'right' })
    expect(textOf(next, 'a').doc.lines.map(line => line.align)).toEqual(['right'])
  })

  it('are summed up, and what differs is left open', () => {
    const elements = [textOf(design, 'a'), textOf(design, 'b')]
    expect(summariseText(elements)).toMatchObject({
      family: 'Roboto',
      sizeMm: null,
      bold: null,
      align: 'center',
      lineHeight: 1.1,
      letterSpacing: 0,
    })
    expect(summariseText([qrcode('q', 1, 1)])).toBeNull()
  })
})

describe('the selected words of a text', () => {
  it('are summed up alone, over lines too, and a place between letters means the whole', () => {
    const mixed = setLineText(setTextStyle(design, ['a'], { bold: true }), 'a', 0, 'Dupont')
    const { doc } = textOf(mixed, 'a')
    const [line] = doc.lines
    const run = line?.runs[0]
    if (!line || !run) throw new Error('no line')
    const plain = { ...line, runs: [{ text: 'Lyon', style: { ...run.style, bold: false } }] }
    const element = { ...textOf(mixed, 'a'), doc: { lines: [line, plain] } }
    const boldOf = (anchor: number, head: number) => summariseText([element], { id: 'a', anchor, head })?.bold
    expect(boldOf(0, 3)).toBe(true)
    expect(boldOf(11, 7)).toBe(false)
    expect(boldOf(3, 9)).toBeNull()
    expect(boldOf(2, 2)).toBeNull()
  })
})

describe('the plain form', () => {
  it('has one field a line, in the order of the design', () => {
    expect(formLines(design).map(line => line.text)).toEqual(['Dupont & Fils', 'Lyon'])
    expect(formLines(design).map(line => line.sizeMm)).toEqual([4, 3])
  })

  it('keeps what was bold around a correction', () => {
    const next = setLineText(design, 'a', 0, 'Dupond & Fils')
    expect(serializeTextHtml(textOf(next, 'a').doc)).toContain('Dupond &amp; </span>')
    expect(serializeTextHtml(textOf(next, 'a').doc)).toContain('<b>Fils</b>')
    expect(formLines(next)[0]?.text).toBe('Dupond & Fils')
  })

  it('takes a line away, and the element with its last one, but not a locked element', () => {
    expect(removeLine(design, 'a', 0).elements.map(({ id }) => id)).not.toContain('a')
    const locked = setLocked(design, ['a'], true)
    expect(removeLine(locked, 'a', 0)).toBe(locked)
  })

  it('writes any words over any others', () => {
    for (const words of [
      '',
      'F',
      'Fils',
      'Dupont & Fils',
      'aDupont & Fils',
      'Dupont & FilsFils',
      '<b>&amp;',
    ]) {
      expect(formLines(setLineText(design, 'a', 0, words))[0]?.text).toBe(words)
    }
  })

  it('keeps a line that was emptied, with its height', () => {
    const next = setLineText(design, 'b', 0, '')
    expect(textOf(next, 'b').size.height).toBe(3.3)
    expect(formLines(setLineText(next, 'b', 0, 'Paris'))[1]?.text).toBe('Paris')
  })

  it('sets the size of one line', () => {
    expect(formLines(setLineSize(design, 'b', 0, 2.5))[1]?.sizeMm).toBe(2.5)
  })

  it('takes the element away with its last line', () => {
    expect(removeLine(design, 'b', 0).elements.map(e => e.id)).toEqual(['a', 'q'])
  })
})
