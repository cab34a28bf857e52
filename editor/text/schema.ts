import { Schema } from 'prosemirror-model'
import { type Alignment, defaultTextStyle, type TextStyle } from '@/lib/design/scene/text-doc'

/**
 * The text model of the hidden view: lines of letters, each with one mark that holds its whole style. Its look there
 * does not matter: nobody sees it.
 */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'line+' },
    line: {
      content: 'text*',
      attrs: {
        align: { default: 'left' satisfies Alignment },
        base: { default: defaultTextStyle },
        lineHeight: { default: undefined },
      },
      parseDOM: [{ tag: 'div' }, { tag: 'p' }, { tag: 'li' }],
      // The arrow keys follow the direction of the letters.
      toDOM: () => ['div', { dir: 'auto' }, 0],
    },
    text: {},
  },
  marks: {
    look: {
      attrs: { style: {} },
      // Two styles cannot be combined: the second replaces the first.
      excludes: 'look',
      toDOM: () => ['span', 0],
    },
  },
})

export const lookOf = (style: TextStyle) => textSchema.mark('look', { style })
