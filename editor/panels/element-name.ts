'use client'
import { useTranslations } from 'next-intl'
import type { Element } from '@/lib/scene/model'
import { editorKindOf } from '../kinds/registry'
import { useSetting } from '../state/editor-context'

/** What an element is called: by its owner, else by its kind. */
export function useElementName(): (element: Element) => string {
  const words = useTranslations('editor')
  const { language } = useSetting()
  return element => element.label ?? editorKindOf(element).name(element, words, language)
}
