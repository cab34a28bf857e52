import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { fromEditorDoc, toEditorDoc } from '@/editor/text/convert'
import { keepLook, restyle, splitLine } from '@/editor/text/looks'
import { parseTextHtml } from '@/lib/design/scene/html'
import { docPlain, type TextDoc } from '@/lib/design/scene/text-doc'

const html = `<div style="text-align:center"><span style="font-family:'Lora';font-size:4.6mm"><b>Dupont</b></span></div><div style="text-align:center"><span style="font-family:'Roboto';font-size:3mm">Lyon</span></div>`
const { doc } = parseTextHtml(html)
const bold = { family: 'Lora', sizeMm: 4.6, bold: true }

/** The text in edit mode, all of it selected. */
function writing(text: TextDoc = doc): EditorState {
  const node = toEditorDoc(text)
  const state = EditorState.create({ doc: node, plugins: [keepLook] })
  return state.apply(state.tr.setSelection(TextSelection.create(node, 1, node.content.size - 1)))
}

const textOf = (state: EditorState) => fromEditorDoc(state.doc)
const firstRun = (state: EditorState) => textOf(state).lines[0]?.runs[0]

describe('the style of letters', () => {
  it('stays for the next ones when all words are deleted', () => {
    let state = writing()
    state = state.apply(state.tr.deleteSelection())
    state = state.apply(state.tr.insertText('New'))
    expect(docPlain(textOf(state))).toBe('New')
    expect(textOf(state).lines[0]?.align).toBe('center')
    expect(firstRun(state)?.style).toMatchObject(bold)
  })

  it('stays that of the last letter when a line is emptied letter by letter', () => {
    const { doc: two } = parseTextHtml('<div>a<b>b</b></div>')
    let state = writing(two)
    state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 3)))
    state = state.apply(state.tr.delete(1, 2))
    state = state.apply(state.tr.delete(1, 2))
    state = state.apply(state.tr.insertText('x'))
    expect(firstRun(state)?.style.bold).toBe(true)
  })

  it('stays when several lines are written over', () => {
    const state = writing()
    const next = state.apply(state.tr.insertText('X'))
    expect(docPlain(textOf(next))).toBe('X')
    expect(firstRun(next)?.style).toMatchObject(bold)
  })

  it('is that of the whole text after everything was replaced at once', () => {
    const state = writing()
    const emptied = state.apply(state.tr.replaceWith(0, state.doc.content.size, state.schema.node('line')))
    const next = emptied.apply(emptied.tr.insertText('X'))
    expect(docPlain(textOf(next))).toBe('X')
  })

  it('is given to the selected letters alone, and taken back', () => {
    const all = writing()
    const word = all.apply(all.tr.setSelection(TextSelection.create(all.doc, 1, 4)))
    const styled = word.apply(restyle(word, { italic: true }) ?? word.tr)
    expect(textOf(styled).lines[0]?.runs.map(run => [run.text, run.style.italic])).toEqual([
      ['Dup', true],
      ['ont', false],
    ])
    const back = styled.apply(restyle(styled, { italic: false }) ?? styled.tr)
    expect(textOf(back)).toEqual(doc)
    expect(restyle(writing().apply(all.tr.setSelection(TextSelection.create(all.doc, 2))), {})).toBeNull()
  })

  it('can be changed for letters that were typed into an empty line', () => {
    let state = writing(parseTextHtml('').doc)
    state = state.apply(state.tr.insertText('abc'))
    state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 4)))
    const styled = state.apply(restyle(state, { bold: true }) ?? state.tr)
    expect(firstRun(styled)?.style.bold).toBe(true)
  })

  it('goes on in a new line', () => {
    const state = writing()
    const end = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 7)))
    let next = end
    splitLine(end, transaction => {
      next = end.apply(transaction)
    })
    next = next.apply(next.tr.insertText('Fils'))
    expect(docPlain(textOf(next))).toBe('Dupont\nFils\nLyon')
    expect(textOf(next).lines[1]).toMatchObject({ align: 'center', runs: [{ style: bold }] })
  })
})
