'use client'
import { useMemo } from 'react'
import type { Language } from '@/lib/ground/common'
import { useSetting } from '../../state/editor-context'
import { createLoader, type Loader, useArrival } from '../../state/use-loaded'
import type { PaletteWords } from './words'

/** They are fetched with the first palette, only for one language. */
const loaders: Record<Language, Loader<PaletteWords>> = {
  fr: createLoader(() => import('./fr').then(module => module.fr)),
  de: createLoader(() => import('./de').then(module => module.de)),
  en: createLoader(() => import('./en').then(module => module.en)),
}

/** Further names of a command, a kind of element or a menu, in the language of the page. */
export type Called = (part: keyof PaletteWords, id: string) => readonly string[]

const byNameAlone: Called = () => []

/** Null while the words load. If that fails, entries are found only by their names. */
export function useCalled(): Called | null {
  const { language } = useSetting()
  const { there, failure } = useArrival(loaders[language])
  return useMemo<Called | null>(() => {
    if (!there) return failure ? byNameAlone : null
    const { command, kind, menu } = there
    const parts: Record<keyof PaletteWords, Readonly<Record<string, string>>> = { command, kind, menu }
    return (part, id) => eachOf(parts[part][id] ?? '')
  }, [there, failure])
}

const eachOf = (words: string): readonly string[] => words.split(', ')
