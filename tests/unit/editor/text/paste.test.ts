// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { TextView } from '@/editor/text/text-view'
import { docPlain, type TextDoc } from '@/lib/design/scene/text-doc'
import { text } from '@/tests/support/editor-design'

afterEach(() => vi.restoreAllMocks())

/** A text in edit mode, and its last state. */
function written(words: string) {
  const element = text('a', words, 2)
  if (element.type !== 'text') throw new Error('it is a text')
  const mount = document.createElement('div')
  document.body.replaceChildren(mount)
  let doc: TextDoc = element.doc
  const view = new TextView({
    mount,
    doc,
    label: 'Text',
    oneLine: false,
    onChange: next => {
      doc = next
      return true
    },
    onSelect: () => {},
    onLeave: () => {},
    moveLine: () => null,
    rowAround: () => null,
    readsToTheLeft: () => false,
    onUndo: () => {},
    onRedo: () => {},
    onToggle: () => {},
  })
  return { view, mount, plain: () => docPlain(doc) }
}

/** Pastes a program's copy into the focused view, format by format. */
function paste(mount: HTMLElement, copied: Record<string, string>): Event {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, {
    clipboardData: { getData: (type: string) => copied[type] ?? '', types: Object.keys(copied), files: [] },
  })
  mount.firstElementChild?.dispatchEvent(event)
  return event
}

it('from a copy of a word processor the words are taken, and its HTML is never parsed', () => {
  const { mount, plain } = written('Dupont')
  const parsed = vi.spyOn(document.implementation, 'createHTMLDocument')
  const parsers = vi.spyOn(DOMParser.prototype, 'parseFromString')
  const event = paste(mount, {
    'text/html': '<p style="color:red">Lyon<img src="x" onerror="alert(1)"></p><script>alert(2)</script>',
    'text/plain': 'Lyon\r\nParis\r\n',
  })
  expect(plain()).toContain('Lyon\nParis')
  expect(event.defaultPrevented).toBe(true)
  expect(parsed).not.toHaveBeenCalled()
  expect(parsers).not.toHaveBeenCalled()
})

it('what is dropped on a text is never parsed, and changes nothing', () => {
  const { mount, plain } = written('Dupont')
  const parsed = vi.spyOn(document.implementation, 'createHTMLDocument')
  const event = new MouseEvent('drop', { bubbles: true, cancelable: true })
  const html = '<p>Lyon<img src="x" onerror="alert(1)"></p>'
  Object.assign(event, {
    dataTransfer: {
      getData: (type: string) => (type === 'text/html' ? html : ''),
      types: ['text/html'],
      files: [],
    },
  })
  mount.firstElementChild?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(plain()).toBe('Dupont')
  expect(parsed).not.toHaveBeenCalled()
})

it('a copied picture without words changes no text', () => {
  const { mount, plain } = written('Dupont')
  paste(mount, { 'text/html': '<img src="https://example.org/a.png">' })
  expect(plain()).toBe('Dupont')
})
