import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Element } from '@/lib/design/scene/model'
import type { EditorWords } from './kind'

const maxName = 40

/** A kind with letters is named by its text; of a long text only the words in the name are read. */
export function nameByWords(element: Element, words: EditorWords): string {
  let name = ''
  for (const [word] of (kindOf(element).letters?.plain(element) ?? '').matchAll(/\S+/g)) {
    name = name === '' ? word : `${name} ${word}`
    if (name.length > maxName) return `${name.slice(0, maxName)}…`
  }
  return name === '' ? words('kind.emptyText') : name
}
