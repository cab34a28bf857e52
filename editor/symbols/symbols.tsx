'use client'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { type VectorCategory, vectorCategories } from '@/lib/doors/contract/vectors'
import { useAdd } from '../kinds/use-add'
import { Finder } from '../panels/finder'
import { Part } from '../panels/panel'
import { recentSymbols } from './recent-symbols'
import type { SymbolList } from './symbol-list'
import { SymbolTiles } from './symbol-tiles'
import { useSymbols, useTakeSymbol } from './use-symbols'

/** The shop's symbols by category and by words, as they are engraved. */
export function Symbols() {
  const t = useTranslations('editor.symbols')
  const [attempt, setAttempt] = useState(0)
  const there = useSymbols(attempt)
  if (!there) return <p className="text-sm text-ink-2">{t('waiting')}</p>
  if (there.entries.length === 0)
    return (
      <p className="text-sm text-ink-2">
        {t('failed')}{' '}
        <button type="button" className="underline" onClick={() => setAttempt(attempt + 1)}>
          {t('again')}
        </button>
      </p>
    )
  return <Chooser list={there} />
}

function Chooser({ list }: { list: SymbolList }) {
  const t = useTranslations('editor.symbols')
  const id = useId()
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<VectorCategory | 'all'>('all')
  const [recent] = useState(recentSymbols)
  const take = useTakeSymbol(useAdd())
  const asked = useDeferredValue(query.trim())
  const shown = useMemo(() => {
    const found = asked === '' ? list.entries : list.find(asked)
    return category === 'all' ? found : found.filter(entry => entry.category === category)
  }, [list, asked, category])
  const lately = recent.flatMap(name => list.named(name) ?? [])
  return (
    <div className="flex flex-col gap-3">
      <Finder
        query={query}
        onQuery={setQuery}
        group={category}
        groups={vectorCategories}
        onGroup={setCategory}
        words={{
          search: t('search'),
          searchHint: t('searchHint'),
          group: t('category'),
          all: t('all'),
          nameOf: one => t(`categories.${one}`),
        }}
      />
      {lately.length > 0 && asked === '' && category === 'all' && (
        <Part title={t('recent')}>
          <SymbolTiles entries={lately} label={t('recent')} onTake={take} />
        </Part>
      )}
      <p id={id} role="status" className="text-xs text-ink-2">
        {t('found', { count: shown.length })}
      </p>
      <SymbolTiles key={`${asked} ${category}`} entries={shown} label={t('title')} onTake={take} />
    </div>
  )
}
