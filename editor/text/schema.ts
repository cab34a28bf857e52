import { Schema } from 'prosemirror-model'
import { type Alignment, defaultTextStyle, type TextStyle } from '@/lib/design/scene/text-doc'

/**
 * The text model of the hidden view: lines of letters, each with one mark that holds its whole style. What it looks
 * like there is of no concern, nobody sees it.
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
      // The arrow keys go as the letters do.
      toDOM: () => ['div', { dir: 'auto' }, 0],
    },
    text: {},
  },
  marks: {
    look: {
      attrs: { style: {} },
      // Two looks cannot stand together: the second takes the first one's place.
      excludes: 'look',
      toDOM: () => ['span', 0],
    },
  },
})

export const lookOf = (style: TextStyle) => textSchema.mark('look', { style })
