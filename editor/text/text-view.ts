import { baseKeymap, deleteSelection, selectAll } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { type Node, Slice } from 'prosemirror-model'
import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { docPlain, sameDoc, type TextDoc, type TextStyle } from '@/lib/scene/text-doc'
import { lineAround } from './caret'
import { fromEditorDoc, fromEditorPos, toEditorDoc, toEditorPos } from './convert'
import { lookOf, textSchema } from './schema'

interface TextViewOptions {
  mount: HTMLElement
  doc: TextDoc
  label: string
  onChange: (doc: TextDoc) => void
  onSelect: (anchor: number, head: number) => void
  /** Escape, or Tab: the person is done with this text. */
  onLeave: () => void
  /** One line up or down: the layout knows where that is. */
  moveLine: (offset: number, by: 1 | -1) => number | null
  onUndo: () => void
  onRedo: () => void
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
        'aria-multiline': 'true',
        spellcheck: 'false',
      },
      dispatchTransaction: transaction => {
        const state = this.view.state.apply(transaction)
        this.view.updateState(state)
        if (transaction.docChanged) this.take()
        this.tellSelection()
      },
      handlePaste: (_, event) => this.paste(event.clipboardData?.getData('text/plain') ?? ''),
      handleDrop: () => true,
      clipboardTextSerializer: slice => slice.content.textBetween(0, slice.content.size, '\n'),
      // Looks from elsewhere stay there: what is pasted takes the letters of its new place.
      transformPasted: () => Slice.empty,
    })
  }

  focus(): void {
    this.view.focus()
  }

  destroy(): void {
    this.view.destroy()
  }

  /** Takes a text that was changed from outside: by undo, or by the form. The caret stays where it can. */
  show(doc: TextDoc): void {
    if (sameDoc(doc, this.doc)) return
    const { anchor, head } = this.selection
    this.doc = doc
    this.view.updateState(this.stateOf(doc, anchor, head))
    this.tellSelection()
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

  /** A key that was pressed before the view was there: letters, places in the line, and taking away. */
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
    else if (key === 'Enter') splitLine(state, this.view.dispatch)
    else if (key === 'Backspace' || key === 'Delete') deleteSelection(state, this.view.dispatch)
  }

  /** Styles the selected letters; false when none are selected. */
  styleSelection(style: Partial<TextStyle>): boolean {
    const { state } = this.view
    const { from, to, empty } = state.selection
    if (empty) return false
    const { tr } = state
    state.doc.nodesBetween(from, to, (node, pos) => {
      if (!node.isText) return true
      const before = node.marks[0]?.attrs.style as TextStyle | undefined
      if (!before) return false
      tr.addMark(Math.max(from, pos), Math.min(to, pos + node.nodeSize), lookOf({ ...before, ...style }))
      return false
    })
    this.view.dispatch(tr)
    return true
  }

  private stateOf(doc: TextDoc, anchor?: number, head?: number): EditorState {
    const node = toEditorDoc(doc)
    const state = EditorState.create({ doc: node, plugins: [keymap(this.keys()), keymap(baseKeymap)] })
    if (anchor === undefined || head === undefined) return state
    const selection = TextSelection.create(node, toEditorPos(doc, anchor), toEditorPos(doc, head))
    return state.apply(state.tr.setSelection(selection))
  }

  private keys(): Record<string, Command> {
    const { onLeave, onUndo, onRedo } = this.options
    const call = (act: () => void): Command => {
      return () => {
        act()
        return true
      }
    }
    return {
      Escape: call(onLeave),
      Tab: call(onLeave),
      'Mod-z': call(onUndo),
      'Mod-y': call(onRedo),
      'Shift-Mod-z': call(onRedo),
      'Mod-a': selectAll,
      'Mod-b': call(() => this.toggle('bold')),
      'Mod-i': call(() => this.toggle('italic')),
      'Mod-u': call(() => this.toggle('underline')),
      Enter: splitLine,
      'Shift-Enter': splitLine,
      ArrowUp: this.moveTo(-1, false),
      ArrowDown: this.moveTo(1, false),
      'Shift-ArrowUp': this.moveTo(-1, true),
      'Shift-ArrowDown': this.moveTo(1, true),
    }
  }

  private toggle(key: 'bold' | 'italic' | 'underline'): void {
    const { state } = this.view
    const { from, to } = state.selection
    let all = true
    state.doc.nodesBetween(from, to, node => {
      if (node.isText && !(node.marks[0]?.attrs.style as TextStyle | undefined)?.[key]) all = false
    })
    this.styleSelection({ [key]: !all })
  }

  private moveTo(by: 1 | -1, extend: boolean): Command {
    return () => {
      const { anchor, head } = this.selection
      const next = this.options.moveLine(head, by)
      if (next === null) return false
      this.select(extend ? anchor : next, next)
      return true
    }
  }

  private paste(text: string): boolean {
    const { state } = this.view
    const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
    const marks = state.storedMarks ?? state.selection.$from.marks()
    const { align, base } = state.selection.$from.parent.attrs
    const nodes = lines.map(line =>
      textSchema.node('line', { align, base }, line ? [textSchema.text(line, marks)] : []),
    )
    const slice = new Slice(textSchema.node('doc', null, nodes).content, 1, 1)
    this.view.dispatch(state.tr.replaceSelection(slice).scrollIntoView())
    return true
  }

  /** The view's text becomes ours. Where cleaning changed it, the view is given the clean one, but not while it composes. */
  private take(): void {
    const doc = fromEditorDoc(this.view.state.doc)
    this.doc = doc
    if (!this.view.composing && docPlain(doc) !== plainOf(this.view.state.doc)) {
      const { anchor, head } = this.selection
      this.view.updateState(this.stateOf(doc, anchor, head))
    }
    this.options.onChange(doc)
  }

  private tellSelection(): void {
    const { anchor, head } = this.selection
    this.options.onSelect(anchor, head)
  }
}

const plainOf = (node: Node): string => node.textBetween(0, node.content.size, '\n')

/** A new line with the alignment and the letters of the old one. */
const splitLine: Command = (state, dispatch) => {
  const { $from } = state.selection
  const { align } = $from.parent.attrs
  const look = $from.marks()[0]?.attrs.style ?? $from.parent.attrs.base
  if (!dispatch) return true
  const line = state.schema.nodes.line
  if (!line) return false
  const { tr } = state
  tr.deleteSelection()
  tr.split(tr.mapping.map($from.pos), 1, [{ type: line, attrs: { align, base: look } }])
  dispatch(tr.scrollIntoView())
  return true
}
