'use client'
import MiniSearch from 'minisearch'
import { useMemo } from 'react'
import { findForgiving, forgivingWords } from '@/lib/catalogue/search/forgiving'
import { nearness } from './named-first'
import type { PaletteEntry, PaletteFind } from './source'

function createFind(entries: readonly PaletteEntry[]): PaletteFind {
  let index: MiniSearch<PaletteEntry> | null = null
  const made = () => {
    const search = new MiniSearch<PaletteEntry>({
      fields: ['name', 'called', 'note', 'words'],
      ...forgivingWords,
    })
    search.addAll(entries)
    return search
  }
  const byId = new Map(entries.map((entry, place) => [entry.id, { entry, place }]))
  const offered = entries.filter(({ missing }) => missing === undefined)
  return query => {
    if (query.trim() === '') return offered
    index ??= made()
    return findForgiving(index, query, { boost: { name: 3, called: 2 } })
      .flatMap(({ id }) => byId.get(id) ?? [])
      .map(({ entry, place }) => {
        const near = nearness(entry, query)
        // Entries with the same name keep their order.
        return { entry, near, later: Number(entry.missing !== undefined), place: near === 0 ? place : 0 }
      })
      .toSorted((one, other) => one.near - other.near || one.later - other.later || one.place - other.place)
      .map(({ entry }) => entry)
  }
}

/**
 * Searches known entries (null while they load), by words, beginnings of words, and words with a letter or two wrong: exact names first; of
 * equally near entries, possible ones first.
 */
export function useFinder(entries: readonly PaletteEntry[]): PaletteFind
export function useFinder(entries: readonly PaletteEntry[] | null): PaletteFind | null
export function useFinder(entries: readonly PaletteEntry[] | null): PaletteFind | null {
  return useMemo(() => entries && createFind(entries), [entries])
}
