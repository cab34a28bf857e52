import { baseKeymap } from 'prosemirror-commands'
import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { lineKeys } from '@/editor/text/line-keys'
import { lookOf, textSchema } from '@/editor/text/schema'
import { alignments, defaultTextStyle } from '@/lib/scene/text-doc'
import fc from '@/tests/support/properties'

const line = fc.record({
  text: fc.constantFrom('', '', 'a', 'Lyon', 'été 2026'),
  align: fc.constantFrom(...alignments),
  sizeMm: fc.constantFrom(2, 3, 4.5),
})

/** A text of some lines with a caret or with selected letters. */
const writing = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    anchor: fc.nat(30),
    head: fc.nat(30),
    caret: fc.boolean(),
  })
  .map(({ lines, anchor, head, caret }) => {
    const doc = textSchema.node(
      'doc',
      null,
      lines.map(({ text, align, sizeMm }) => {
        const style = { ...defaultTextStyle, sizeMm }
        return textSchema.node(
          'line',
          { align, base: style },
          text === '' ? [] : [textSchema.text(text, [lookOf(style)])],
        )
      }),
    )
    const at = (place: number) => doc.resolve(place % (doc.content.size + 1))
    const selection = TextSelection.between(at(anchor), at(caret ? anchor : head))
    return EditorState.create({ doc, selection })
  })

/** What a command makes of a text; null where it leaves the key to the browser. */
function after(state: EditorState, command: Command | undefined) {
  let made = state
  const done = command?.(state, transaction => {
    made = state.apply(transaction)
  })
  return done ? { doc: made.doc.toJSON(), selection: made.selection.toJSON() } : null
}

test('keys do between lines what the usual keys do, whatever is written and wherever the caret is', () => {
  fc.assert(
    fc.property(writing, fc.constantFrom(...Object.keys(lineKeys)), (state, key) => {
      expect(after(state, lineKeys[key])).toEqual(after(state, baseKeymap[key]))
    }),
    { numRuns: 600 },
  )
})
