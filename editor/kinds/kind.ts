import type { LucideIcon } from 'lucide-react'
import type { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Element } from '@/lib/design/scene/model'
import type { Plate } from '@/lib/design/scene/plate'
import type { Language } from '@/lib/ground/common'
import type { Editor } from '../state/editor'
import type { EditorMenu } from '../state/editor-state'
import type { Loader } from '../state/use-loaded'
import type { useAdd } from './use-add'

export type EditorWords = ReturnType<typeof useTranslations<'editor'>>

/** Something of a kind that the palettes offer to add. */
export interface Offer {
  /** Unlike every other offer of its kind. */
  key: string
  name: string
  /** What else it is called; left out where it is called what its kind is. */
  called?: readonly string[]
  /** Other words that people look for it by. */
  words?: string
  perform: () => void
}

/** What an offer may use. */
export interface OfferContext {
  words: EditorWords
  language: Language
  editor: Editor
  plate: Plate
  add: ReturnType<typeof useAdd>
}

/** Named as a method is: what shows the elements of one kind is only ever asked about these. */
export type KindInspector<E extends Element> = { show(props: { element: E }): ReactNode }['show']

/** What the editor shows of a kind of element: the twin of the kind in `lib/design/scene/elements`. */
export interface EditorKind<E extends Element> {
  readonly icon: LucideIcon
  /** The menu in which its elements are added. */
  readonly menu: EditorMenu
  /** What stands in that menu: how one is added. It is fetched when the menu is first opened. */
  readonly panel: Loader<() => ReactNode>
  /** What the palettes offer: to be added at once, or the form that must be filled in first. Where nothing is they lead to its menu. */
  offers?(context: OfferContext): readonly Offer[]
  /** What can be said about a selected one beside place, size and letters. */
  readonly inspector?: Loader<KindInspector<E>>
  /** What an element is called, in the list and in the inspector. */
  name(element: E, words: EditorWords, language: Language): string
}
