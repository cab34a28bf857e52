import { baseKeymap, deleteSelection } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { type Node, Slice } from 'prosemirror-model'
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { docPlain, sameWanted, type TextDoc, type TextStyle } from '@/lib/design/scene/text-doc'
import { withoutEnd } from '@/lib/ground/ends'
import { lineAround, wordEdge } from './caret'
import { fromEditorDoc, fromEditorPos, toEditorDoc, toEditorPos } from './convert'
import { keepLook, type LineStyle, restyle, restyleLines, splitLine } from './looks'
import type { ToggledStyle } from './restyle'
import { textSchema } from './schema'

interface TextViewOptions {
  mount: HTMLElement
  doc: TextDoc
  label: string
  /** A single-line text: Enter ends the editing. */
  oneLine: boolean
  /** False where the design is full. */
  onChange: (doc: TextDoc) => boolean
  onSelect: (anchor: number, head: number) => void
  /** Escape, or Tab: the person is done with this text. */
  onLeave: () => void
  /** One line up or down: the layout knows where that is. */
  moveLine: (offset: number, by: 1 | -1) => number | null
  /** The row around a place: the layout knows where a line that wraps is broken. */
  rowAround: (offset: number) => { from: number; to: number } | null
  /** Whether the row at a place is read from right to left. */
  readsToTheLeft: (offset: number) => boolean
  onUndo: () => void
  onRedo: () => void
  onToggle: (style: ToggledStyle) => void
}

/**
 * A text under the keyboard: a hidden view that holds selection, input, input methods and clipboard, while the
 * canvas draws the letters. Places are counted in UTF-16 units of the plain text.
 */
export class TextView {
  private readonly view: EditorView
  private doc: TextDoc
  private readonly options: TextViewOptions

  constructor(options: TextViewOptions) {
    this.options = options
    this.doc = options.doc
    this.view = new EditorView(options.mount, {
      state: this.stateOf(options.doc),
      attributes: {
        'aria-label': options.label,
        role: 'textbox',
        'aria-multiline': String(!options.oneLine),
        spellcheck: 'false',
      },
      dispatchTransaction: transaction => this.apply(transaction),
      // Before the view reads other formats of the copy: its HTML is never parsed, so nothing in it can send requests.
      handleDOMEvents: {
        paste: (_, event) => {
          event.preventDefault()
          return this.paste(event.clipboardData?.getData('text/plain') ?? '')
        },
        drop: (_, event) => {
          event.preventDefault()
          return true
        },
      },
      clipboardTextSerializer: slice => slice.content.textBetween(0, slice.content.size, '\n'),
      // Styles from elsewhere are dropped: pasted text takes the style of its new place.
      transformPasted: () => Slice.empty,
    })
  }

  focus(): void {
    this.view.focus()
  }

  destroy(): void {
    this.view.destroy()
  }

  /**
   * Takes a text that was changed from outside: by undo, or by the form. The caret stays where possible. Sizes
   * calculated to fill the plate are ignored: they are invisible here, and an input method must not be interrupted.
   */
  show(doc: TextDoc): void {
    if (sameWanted(doc, this.doc)) return
    const { anchor, head } = this.selection
    this.doc = doc
    this.view.updateState(this.stateOf(doc, anchor, head))
    this.reportSelection()
  }

  select(anchor: number, head: number): void {
    const { doc, tr } = this.view.state
    const at = (offset: number) => toEditorPos(this.doc, offset)
    this.view.dispatch(tr.setSelection(TextSelection.create(doc, at(anchor), at(head))))
  }

  get selection(): { anchor: number; head: number } {
    const { doc, selection } = this.view.state
    return { anchor: fromEditorPos(doc, selection.anchor), head: fromEditorPos(doc, selection.head) }
  }

  get plain(): string {
    return docPlain(this.doc)
  }

  /** A key that was pressed before the view was there: letters, moves in the line, and deletions. */
  press(key: string): void {
    const { state } = this.view
    if (key.length === 1) {
      this.view.dispatch(state.tr.insertText(key))
      return
    }
    const { head } = this.selection
    const line = lineAround(this.plain, head)
    const places: Record<string, number> = {
      Home: line.from,
      End: line.to,
      ArrowLeft: Math.max(0, head - 1),
      ArrowRight: Math.min(this.plain.length, head + 1),
    }
    const place = places[key]
    if (place !== undefined) this.select(place, place)
    else if (key === 'Enter') this.enter()
    else if (key === 'Backspace' || key === 'Delete') deleteSelection(state, this.view.dispatch)
  }

  /** Styles the selected letters; false when none are selected. */
  styleSelection(style: Partial<TextStyle>): boolean {
    const transaction = restyle(this.view.state, style)
    if (!transaction) return false
    this.view.dispatch(transaction)
    return true
  }

  /** Sets the lines that the caret or the selected words are in; the others stay. */
  styleLines(style: LineStyle): void {
    this.view.dispatch(restyleLines(this.view.state, style))
  }

  private stateOf(doc: TextDoc, anchor?: number, head?: number): EditorState {
    const node = toEditorDoc(doc)
    const state = EditorState.create({
      doc: node,
      plugins: [keepLook, keymap(this.keys()), keymap(baseKeymap)],
    })
    if (anchor === undefined || head === undefined) return state
    const selection = TextSelection.create(node, toEditorPos(doc, anchor), toEditorPos(doc, head))
    return state.apply(state.tr.setSelection(selection))
  }

  private keys(): Record<string, Command> {
    const { onLeave, onUndo, onRedo, onToggle, oneLine } = this.options
    const call = (act: () => void): Command => {
      return () => {
        act()
        return true
      }
    }
    return {
      Escape: call(onLeave),
      Tab: call(onLeave),
      'Shift-Tab': call(onLeave),
      'Mod-z': call(onUndo),
      'Mod-y': call(onRedo),
      'Shift-Mod-z': call(onRedo),
      'Mod-a': call(() => this.select(0, this.plain.length)),
      'Mod-b': call(() => onToggle('bold')),
      'Mod-i': call(() => onToggle('italic')),
      'Mod-u': call(() => onToggle('underline')),
      Enter: oneLine ? call(onLeave) : splitLine,
      'Shift-Enter': oneLine ? call(onLeave) : splitLine,
      ...this.moves('ArrowUp', head => this.options.moveLine(head, -1)),
      ...this.moves('ArrowDown', head => this.options.moveLine(head, 1)),
      // The browser's own command would search the line's end in a view that is one pixel wide.
      ...this.moves('Home', head => this.rowAround(head).from),
      ...this.moves('End', head => this.rowAround(head).to),
      // By word too: right after one of these moves, the browser's own move would be undone.
      ...this.moves('Ctrl-ArrowLeft', head =>
        wordEdge(this.plain, head, this.options.readsToTheLeft(head) ? 1 : -1),
      ),
      ...this.moves('Ctrl-ArrowRight', head =>
        wordEdge(this.plain, head, this.options.readsToTheLeft(head) ? -1 : 1),
      ),
      ...this.moves('Mod-Home', () => 0),
      ...this.moves('Mod-End', () => this.plain.length),
    }
  }

  /** A key that moves the caret, and with Shift the end of the selected words; null where it has no target. */
  private moves(key: string, to: (head: number) => number | null): Record<string, Command> {
    const move = (extend: boolean): Command => {
      return () => {
        const { anchor, head } = this.selection
        const next = to(head)
        if (next === null) return false
        this.select(extend ? anchor : next, next)
        return true
      }
    }
    return { [key]: move(false), [`Shift-${key}`]: move(true) }
  }

  private rowAround(offset: number): { from: number; to: number } {
    return this.options.rowAround(offset) ?? lineAround(this.plain, offset)
  }

  private enter(): void {
    if (this.options.oneLine) this.options.onLeave()
    else splitLine(this.view.state, this.view.dispatch)
  }

  private linesOf(text: string): string[] {
    const lines = withoutEnd(text.replace(/\r\n?/g, '\n'), '\n').split('\n')
    return this.options.oneLine ? [lines.join(' ')] : lines
  }

  private paste(text: string): boolean {
    const { state } = this.view
    const lines = this.linesOf(text)
    const marks = state.storedMarks ?? state.selection.$from.marks()
    const { attrs } = state.selection.$from.parent
    const nodes = lines.map(line =>
      textSchema.node('line', attrs, line ? [textSchema.text(line, marks)] : []),
    )
    const slice = new Slice(textSchema.node('doc', null, nodes).content, 1, 1)
    this.view.dispatch(state.tr.replaceSelection(slice).scrollIntoView())
    return true
  }

  /**
   * A change from the keyboard. Where the design is full, the view restores its old text. Where cleaning changed the
   * text, the view gets the clean one, but not during composition.
   */
  private apply(transaction: Transaction): void {
    const state = this.view.state.apply(transaction)
    if (state.doc !== this.view.state.doc) {
      const before = this.doc
      this.doc = fromEditorDoc(state.doc)
      if (!this.options.onChange(this.doc)) {
        this.doc = before
        this.view.updateState(this.view.state)
        return
      }
    }
    this.view.updateState(state)
    if (!this.view.composing && docPlain(this.doc) !== plainOf(state.doc)) {
      const { anchor, head } = this.selection
      this.view.updateState(this.stateOf(this.doc, anchor, head))
    }
    this.reportSelection()
  }

  private reportSelection(): void {
    const { anchor, head } = this.selection
    this.options.onSelect(anchor, head)
  }
}

const plainOf = (node: Node): string => node.textBetween(0, node.content.size, '\n')
