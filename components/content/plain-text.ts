import { fromMarkdown } from 'mdast-util-from-markdown'

type MarkedNode = { type: string; value?: string; children?: readonly MarkedNode[] }

/** Block nodes: a space separates them from the next. */
const apart = new Set(['paragraph', 'heading', 'listItem', 'break', 'code'])

/** The text of a part, with a space after each block. */
export const textOf = ({ type, value = '', children = [] }: MarkedNode): string =>
  `${type === 'html' ? '' : value}${children.map(textOf).join('')}${apart.has(type) ? ' ' : ''}`

/** What a text says without its marks (CommonMark), in one line. */
export const plainText = (marked: string): string => textOf(fromMarkdown(marked)).replace(/\s+/g, ' ').trim()
