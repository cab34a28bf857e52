'use client'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import type { PaletteMode } from '../state/editor-state'
import { namedFirst } from './named-first'
import type { PaletteEntry, PaletteSource } from './source'
import { paletteSources } from './sources'

/** A shown entry; `key` is unique in the palette. */
export interface Choice {
  key: string
  entry: PaletteEntry
  /** Choosing it keeps the palette open and shows more. */
  stays?: true
}

/** What a source found. */
export interface Group {
  source: PaletteSource
  choices: readonly Choice[]
}

interface Results {
  groups: readonly Group[]
  /** How many there are, shown or not. */
  count: number
  /** Whether all sources have answered; a pending one may have a better result. */
  whole: boolean
}

/** How many more are shown at once: a list of thousands would delay typing in the field. */
const portion = 120

/** The results of all sources of a palette for a query. */
export function useResults(mode: PaletteMode, query: string): Results {
  const t = useTranslations('editor.palette')
  // biome-ignore lint/correctness/useHookAtTopLevel: the sources of a mode are a constant list, always asked in its order
  const finds = paletteSources[mode].map(source => ({ source, find: source.useFind() }))
  const [more, setMore] = useState<{ source: string; portions: number } | null>(null)
  const key = finds.map(({ find }) => find)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `finds` is a new array each time, its functions are not
  const found = useMemo(
    () =>
      finds
        .filter(({ source }) => !(mode === 'add' && source.isDone && query.trim() === ''))
        .map(({ source, find }) => ({ source, entries: find?.(query) ?? [] })),
    [mode, query, ...key],
  )
  const choicesOf = (source: PaletteSource, entries: readonly PaletteEntry[]): readonly Choice[] => {
    const portions = more?.source === source.id ? more.portions : mode === source.id ? 1 : 0
    let most = source.shown + portions * portion
    // A single remaining entry needs no "more".
    if (entries.length === most + 1) most += 1
    const shown = entries.slice(0, most).map(entry => ({ key: `${source.id}-${entry.id}`, entry }))
    if (shown.length === entries.length) return shown
    const name = t('all', { count: entries.length })
    const all: PaletteEntry = {
      id: 'all',
      name,
      perform: () => setMore({ source: source.id, portions: portions + 1 }),
    }
    return [...shown, { key: `${source.id}-all`, entry: all, stays: true }]
  }
  const groups = namedFirst(found, query)
    .filter(({ entries }) => entries.length > 0)
    .map(({ source, entries }) => ({ source, choices: choicesOf(source, entries) }))
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0)
  return { groups, count, whole: finds.every(({ find }) => find !== null) }
}
