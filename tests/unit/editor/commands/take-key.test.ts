// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { createCommands } from '@/editor/commands/commands'
import { keyTaker, takeKey } from '@/editor/commands/take-key'
import { Editor } from '@/editor/state/editor'
import { pasteWords } from '@/editor/text/paste-words'
import { formLines, setLineText } from '@/lib/design/scene/operations/text-lines'
import { plateOf } from '@/lib/design/scene/plate'
import { catalogue } from '@/tests/support/catalogue'
import { qrcode, stampDesign, text } from '@/tests/support/editor-design'

const plate = { left: 0, top: 0, width: 58, height: 22, rotate: 0 }
const commands = createCommands(
  () => plate,
  () => plate,
)
const press = (key: string, held: { ctrlKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

let root: HTMLElement
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#x" id="page">page</a>
    <dialog open id="popup"><div id="room">
      <div role="application" tabindex="0" id="canvas"></div>
      <button id="button">Star</button>
      <input id="field"><textarea id="words"></textarea><textarea data-line id="line"></textarea><input type="radio" id="radio">
      <div contenteditable="true" id="hidden"></div>
    </div></dialog>`
  root = find('#room')
})

describe('who takes a key', () => {
  it('is the canvas, a button, a walked-through choice, a field; never the page around', () => {
    const takers = ['#canvas', '#button', '#radio', '#field', '#words', '#line', '#hidden', '#page'].map(id =>
      keyTaker(find(id), root),
    )
    expect(takers).toEqual(['canvas', 'button', 'list', 'field', 'field', 'line', 'field', null])
  })

  it('is the canvas where what was focused has gone, unless a dialog is open over it', () => {
    expect(keyTaker(document.body, root)).toBe('canvas')
    root.insertAdjacentHTML('beforeend', '<dialog open><button id="inner">OK</button></dialog>')
    expect(keyTaker(document.body, root)).toBeNull()
    expect(keyTaker(find('#inner'), root)).toBeNull()
  })
})

describe('keys beside the canvas', () => {
  const selected = () => {
    const editor = new Editor({ design: stampDesign([qrcode('a', 2, 2), text('t', 'Lyon', 8)]) })
    editor.select(['a'])
    return editor
  }

  it('undo and delete from a button, which keeps what presses it', () => {
    const editor = selected()
    expect(takeKey(press('Enter'), 'button', editor, commands)).toBe(false)
    expect(takeKey(press(' '), 'button', editor, commands)).toBe(false)
    expect(takeKey(press('Delete'), 'button', editor, commands)).toBe(true)
    expect(editor.design.elements.map(({ id }) => id)).toEqual(['t'])
    expect(takeKey(press('z', { ctrlKey: true }), 'button', editor, commands)).toBe(true)
    expect(editor.design.elements).toHaveLength(2)
  })

  it('leave the arrows to what walks with them', () => {
    const editor = selected()
    expect(takeKey(press('ArrowLeft'), 'list', editor, commands)).toBe(false)
    expect(takeKey(press('ArrowLeft'), 'button', editor, commands)).toBe(true)
  })

  it('undo what was pasted over several lines from the field of one, and nothing that was typed there', () => {
    const editor = selected()
    const lines = () => formLines(editor.design).map(line => line.text)
    const [line] = formLines(editor.design)
    if (!line) throw new Error('no line')
    const held = { ctrlKey: true }
    expect(takeKey(press('z', held), 'line', editor, commands)).toBe(false)
    editor.change(setLineText(editor.design, 't', 0, 'Nantes'))
    expect(takeKey(press('z', held), 'line', editor, commands)).toBe(false)
    const plate = plateOf(editor.design, catalogue)
    if (!plate) throw new Error('no plate')
    pasteWords(editor, plate, ['DUPONT', 'Notaires'], { from: line, mayGo: () => false })
    expect(lines()).toEqual(['DUPONT', 'Notaires'])
    expect(takeKey(press('z', held), 'field', editor, commands)).toBe(false)
    expect(takeKey(press('z', held), 'line', editor, commands)).toBe(true)
    expect(lines()).toEqual(['Nantes'])
    expect(takeKey(press('y', held), 'line', editor, commands)).toBe(true)
    expect(lines()).toEqual(['DUPONT', 'Notaires'])
    editor.change(setLineText(editor.design, 't', 0, 'DUPON'))
    expect(takeKey(press('z', held), 'line', editor, commands)).toBe(false)
  })

  it('are never Tab, so that the canvas is no trap', () => {
    const editor = selected()
    expect(takeKey(press('Tab'), 'canvas', editor, commands)).toBe(false)
    editor.editText('t')
    expect(takeKey(press('Tab'), 'canvas', editor, commands)).toBe(false)
  })

  it('wait for a text whose view is loading, in their order', () => {
    const editor = selected()
    editor.editText('t')
    for (const key of 'abc') takeKey(press(key), 'canvas', editor, commands)
    const typed: string[] = []
    editor.text?.attach({
      press: key => typed.push(key),
      place: () => {},
      style: () => false,
      styleLines: () => {},
      focus: () => {},
    })
    expect(typed).toEqual(['a', 'b', 'c'])
  })
})
