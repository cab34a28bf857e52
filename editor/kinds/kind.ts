import type { LucideIcon } from 'lucide-react'
import type { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Language } from '@/lib/catalogue/common'
import type { Element } from '@/lib/scene/model'
import type { EditorMenu } from '../state/editor-state'

export type EditorWords = ReturnType<typeof useTranslations<'editor'>>

/** What the editor shows of a kind of element: the twin of the kind in `lib/scene/elements`. */
export interface EditorKind<E extends Element> {
  readonly icon: LucideIcon
  /** The menu in which its elements are added. */
  readonly menu: EditorMenu
  /** What stands in that menu: how one is added. */
  Panel(): ReactNode
  /** What can be said about a selected one beside place, size and letters. */
  Inspector?(props: { element: E }): ReactNode
  /** What an element is called, in the list and in the inspector. */
  name(element: E, words: EditorWords, language: Language): string
}
