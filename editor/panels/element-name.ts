'use client'
import { useTranslations } from 'next-intl'
import type { Element } from '@/lib/scene/model'
import { docPlain } from '@/lib/scene/text-doc'

const maxName = 40

/** What an element is called: a text by its words, all else by its kind. */
export function useElementName(): (element: Element) => string {
  const t = useTranslations('editor.kind')
  return element => {
    if (element.type !== 'text' && element.type !== 'rounded-text') return t(element.type)
    const words = element.type === 'text' ? docPlain(element.doc) : element.text
    const plain = words.replace(/\s+/g, ' ').trim()
    if (plain === '') return t('emptyText')
    return plain.length > maxName ? `${plain.slice(0, maxName)}…` : plain
  }
}
