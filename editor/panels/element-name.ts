'use client'
import { useTranslations } from 'next-intl'
import type { Design, Element } from '@/lib/design/scene/model'
import { elementsOf } from '@/lib/design/scene/operations/boxes'
import { groupLabel, wholeGroupOf } from '@/lib/design/scene/operations/layers'
import { editorKindOf } from '../kinds/registry'
import { useSetting } from '../state/editor-context'

/** The name of an element: its owner's, else its kind's. */
export function useElementName(): (element: Element) => string {
  const words = useTranslations('editor')
  const { language } = useSetting()
  return element => element.label ?? editorKindOf(element).name(element, words, language)
}

/** The selection in words: an element's name, a group's, or the number of elements. */
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
