'use client'
import { useMemo } from 'react'
import type { VectorEntry } from '@/lib/doors/contract/vectors'
import { useSetting } from '../../state/editor-context'
import { recentSymbols } from '../../symbols/recent-symbols'
import { SymbolPicture } from '../../symbols/symbol-picture'
import { useSymbols, useTakeSymbol } from '../../symbols/use-symbols'
import type { PaletteEntry, PaletteFind, PaletteSource } from '../source'
import { useAddFocused } from '../use-add-focused'

/** Search words of a symbol beside its name, in every language. */
const wordsOf = ({ label, words }: VectorEntry): string => [...Object.values(label), words].join(' ')

/** The shop's drawings, to put on the plate: those that were used lately first. */
export const symbolsSource: PaletteSource = {
  id: 'symbols',
  look: 'tiles',
  shown: 5,
  useFind: () => {
    const { language } = useSetting()
    const take = useTakeSymbol(useAddFocused())
    const list = useSymbols()
    return useMemo<PaletteFind | null>(() => {
      if (!list) return null
      const entryOf = (entry: VectorEntry): PaletteEntry => ({
        id: entry.name,
        name: entry.label[language],
        words: wordsOf(entry),
        picture: () => <SymbolPicture name={entry.name} size={28} />,
        perform: () => take(entry),
      })
      const lately = recentSymbols().flatMap(name => list.named(name) ?? [])
      const offered = [...new Set([...lately, ...list.entries])].map(entryOf)
      return query => (query.trim() === '' ? offered : list.find(query).map(entryOf))
    }, [list, language, take])
  },
}
