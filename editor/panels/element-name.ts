'use client'
import { useTranslations } from 'next-intl'
import type { Design, Element } from '@/lib/design/scene/model'
import { elementsOf } from '@/lib/design/scene/operations/boxes'
import { groupLabel, wholeGroupOf } from '@/lib/design/scene/operations/layers'
import { editorKindOf } from '../kinds/registry'
import { useSetting } from '../state/editor-context'

/** What an element is called: by its owner, else by its kind. */
export function useElementName(): (element: Element) => string {
  const words = useTranslations('editor')
  const { language } = useSetting()
  return element => element.label ?? editorKindOf(element).name(element, words, language)
}

/** What is selected, in words: an element's name, a group's, or how many they are. */
export function useSelectionName(): (design: Design, selection: readonly string[]) => string {
  const words = useTranslations('editor')
  const nameOf = useElementName()
  return (design, selection) => {
    const elements = elementsOf(design, selection)
    const [only, ...others] = elements
    if (!only) return ''
    if (others.length === 0) return nameOf(only)
    const count = elements.length
    if (wholeGroupOf(design, selection) === null) return words('inspector.several', { count })
    return groupLabel(elements) ?? words('elements.group', { count })
  }
}
