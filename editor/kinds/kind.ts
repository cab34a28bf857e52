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

/** An element that the palettes offer to add. */
export interface Offer {
  /** Unique among the offers of its kind. */
  key: string
  name: string
  /** Further names; left out where it has the name of its kind. */
  called?: readonly string[]
  /** Other words that people look for it by. */
  words?: string
  perform: () => void
}

/** The context for an offer. */
export interface OfferContext {
  words: EditorWords
  language: Language
  editor: Editor
  plate: Plate
  add: ReturnType<typeof useAdd>
}

/** Declared as a method for the type check: the view of one kind only ever gets elements of this kind. */
export type KindInspector<E extends Element> = { show(props: { element: E }): ReactNode }['show']

/** What the editor shows of a kind of element: the twin of the kind in `lib/design/scene/elements`. */
export interface EditorKind<E extends Element> {
  readonly icon: LucideIcon
  /** The menu in which its elements are added. */
  readonly menu: EditorMenu
  /** The content of that menu, to add an element. It is fetched when the menu is first opened. */
  readonly panel: Loader<() => ReactNode>
  /** The offers of the palettes: elements to add at once, or a form to fill in first. Without offers the palettes open its menu. */
  offers?(context: OfferContext): readonly Offer[]
  /** The fields of a selected element beside place, size and letters. */
  readonly inspector?: Loader<KindInspector<E>>
  /** What an element is called, in the list and in the inspector. */
  name(element: E, words: EditorWords, language: Language): string
}
