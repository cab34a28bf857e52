import { kindOf } from '@/lib/scene/elements/registry'
import type { Element } from '@/lib/scene/model'
import type { EditorWords } from './kind'

const maxName = 40

/** A kind with letters is called by its words. */
export function nameByWords(element: Element, words: EditorWords): string {
  const plain = (kindOf(element).letters?.plain(element) ?? '').replace(/\s+/g, ' ').trim()
  if (plain === '') return words('kind.emptyText')
  return plain.length > maxName ? `${plain.slice(0, maxName)}…` : plain
}
