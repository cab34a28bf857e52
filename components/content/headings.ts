import { fromMarkdown } from 'mdast-util-from-markdown'
import { textOf } from './plain-text'

/** A chapter of a text: what it is called, how it is led to, where in the text it begins. */
export interface Heading {
  id: string
  title: string
  at: number
}

/** "Délais et livraison" → "delais-et-livraison". */
const idOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The chapters of a text in CommonMark, its headings of the first two ranks; a second heading with the same name gets a number. */
export function headingsOf(text: string): Heading[] {
  const seen = new Map<string, number>()
  return fromMarkdown(text).children.flatMap(node => {
    if (node.type !== 'heading' || node.depth > 2) return []
    const title = textOf(node).trim()
    const id = idOf(title)
    const before = seen.get(id) ?? 0
    seen.set(id, before + 1)
    if (!id) return []
    return { id: before > 0 ? `${id}-${before + 1}` : id, title, at: node.position?.start.offset ?? 0 }
  })
}
