'use client'
import MiniSearch from 'minisearch'
import { useMemo } from 'react'
import { findForgiving, forgivingWords } from '@/lib/search/forgiving'
import type { PaletteEntry, PaletteFind } from './source'

function createFind(entries: readonly PaletteEntry[]): PaletteFind {
  let index: MiniSearch<PaletteEntry> | null = null
  const made = () => {
    const search = new MiniSearch<PaletteEntry>({ fields: ['name', 'note', 'words'], ...forgivingWords })
    search.addAll(entries)
    return search
  }
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  return query => {
    if (query.trim() === '') return entries
    index ??= made()
    return findForgiving(index, query, { boost: { name: 3 } }).flatMap(({ id }) => byId.get(id) ?? [])
  }
}

/** Finds among entries that are all known, by their words, beginnings of words, and words with a letter or two wrong. */
export function useFinder(entries: readonly PaletteEntry[]): PaletteFind {
  return useMemo(() => createFind(entries), [entries])
}
