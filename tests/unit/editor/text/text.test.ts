import { EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import {
  lineAround,
  marksOf,
  offsetAt,
  offsetInNextLine,
  stopAt,
  wordAround,
  wordEdge,
} from '@/editor/text/caret'
import { fromEditorDoc, fromEditorPos, toEditorDoc, toEditorPos } from '@/editor/text/convert'
import { parseTextHtml } from '@/lib/design/scene/html'
import type { CaretStop, TextLayout } from '@/lib/design/scene/layout/types'
import { setTextDoc } from '@/lib/design/scene/operations/text'
import { docPlain } from '@/lib/design/scene/text-doc'
import { signDesign, text } from '@/tests/support/editor-design'

const html = `<div style="text-align:left"><span style="font-family:'Lora';font-size:4mm"><b>Ab</b></span><span style="font-family:'Roboto';font-size:3mm">cd</span></div><div style="text-align:right"><span style="font-family:'Roboto';font-size:2mm"><br></span></div><div style="text-align:center"><span style="font-family:'Roboto';font-size:3mm"><u>é x</u></span></div>`
const { doc } = parseTextHtml(html)

describe('the hidden view’s text', () => {
  it('is the same text there and back, with styles, alignment and the empty line', () => {
    expect(fromEditorDoc(toEditorDoc(doc))).toEqual(doc)
  })

  it('returns an unchanged line as the identical object', () => {
    const node = toEditorDoc(doc)
    expect(fromEditorDoc(node).lines[1]).toBe(fromEditorDoc(node).lines[1])
  })

  it('keeps the objects of the lines beside the written one, key after key', () => {
    let node = toEditorDoc(doc)
    let design = setTextDoc(signDesign([text('t', 'Ab', 4)]), 't', doc)
    const linesAfter = (letter: string) => {
      node = EditorState.create({ doc: node }).tr.insertText(letter, 1).doc
      design = setTextDoc(design, 't', fromEditorDoc(node))
      const [element] = design.elements
      return element?.type === 'text' ? element.doc.lines : []
    }
    const [first, ...others] = linesAfter('x')
    const [next, ...kept] = linesAfter('y')
    expect(next).not.toBe(first)
    expect(others).toHaveLength(2)
    for (const [at, line] of others.entries()) expect(kept[at]).toBe(line)
  })

  it('counts places as the plain text does', () => {
    const node = toEditorDoc(doc)
    const plain = docPlain(doc)
    for (let offset = 0; offset <= plain.length; offset += 1) {
      expect(fromEditorPos(node, toEditorPos(doc, offset))).toBe(offset)
    }
  })

  it('holds a place beyond the end at the end', () => {
    const node = toEditorDoc(doc)
    expect(fromEditorPos(node, toEditorPos(doc, 999))).toBe(docPlain(doc).length)
  })
})

const stop = (line: number, offset: number, x: number): CaretStop => ({
  line,
  offset,
  x,
  endX: offset % 4 === 3 ? x : x + 2,
  top: line * 5,
  bottom: line * 5 + 5,
})
/** Two lines of three letters, 2 mm each; the second is indented by 1 mm. */
const layout = {
  lines: [
    { left: 0, width: 6, top: 0, baseline: 4, bottom: 5, start: 0, length: 3 },
    { left: 1, width: 6, top: 5, baseline: 9, bottom: 10, start: 4, length: 3 },
  ],
  stopsOf: (row: number) =>
    [0, 1, 2, 3].map(i => (row === 0 ? stop(0, i, i * 2) : stop(1, 4 + i, 1 + i * 2))),
} as unknown as TextLayout

describe('the caret', () => {
  it('goes to the stop nearest to a press', () => {
    expect(offsetAt(layout, 2.9, 1)).toBe(1)
    expect(offsetAt(layout, 3.1, 1)).toBe(2)
    expect(offsetAt(layout, 100, 7)).toBe(7)
    expect(offsetAt(layout, -5, 99)).toBe(4)
  })

  it('keeps its distance from the left from line to line, and stops at both ends', () => {
    expect(offsetInNextLine(layout, 2, 1, 4)).toBe(5)
    expect(offsetInNextLine(layout, 5, -1, 4)).toBe(2)
    expect(offsetInNextLine(layout, 1, -1, 2)).toBe(0)
    expect(offsetInNextLine(layout, 5, 1, 3)).toBe(7)
  })

  it('stands before an accent’s letter where the accent has no stop of its own', () => {
    const accented = { ...layout, stopsOf: () => [stop(0, 0, 0), stop(0, 2, 3)] }
    expect(stopAt(accented, 1)?.x).toBe(0)
  })
})

describe('selected words', () => {
  it('are marked line by line, with the break between them', () => {
    const { selected, caret } = marksOf(layout, 1, 6)
    expect(selected).toEqual([
      { left: 2, top: 0, width: 5, height: 5 },
      { left: 1, top: 5, width: 4, height: 5 },
    ])
    expect(caret).toEqual({ x: 5, top: 5, height: 5 })
  })

  it('are none while there is only a caret', () => {
    expect(marksOf(layout, 2, 2).selected).toEqual([])
  })

  it('are a word at the second press and a line at the third', () => {
    const plain = 'rue de l’Église\nLyon'
    expect(wordAround(plain, 4)).toEqual({ from: 4, to: 6 })
    expect(wordAround(plain, 10)).toEqual({ from: 7, to: 15 })
    expect(wordAround(plain, plain.length)).toEqual({ from: 16, to: 20 })
    expect(lineAround(plain, 5)).toEqual({ from: 0, to: 15 })
    expect(lineAround(plain, 18)).toEqual({ from: 16, to: 20 })
  })
  it('end or begin where the word keys stop, over other characters', () => {
    const plain = 'rue de l’Église – Lyon'
    expect(wordEdge(plain, 0, 1)).toBe(3)
    expect(wordEdge(plain, 3, 1)).toBe(6)
    expect(wordEdge(plain, 15, 1)).toBe(22)
    expect(wordEdge(plain, 22, 1)).toBe(22)
    expect(wordEdge(plain, 22, -1)).toBe(18)
    expect(wordEdge(plain, 18, -1)).toBe(7)
    expect(wordEdge(plain, 0, -1)).toBe(0)
  })
})
