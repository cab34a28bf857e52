'use client'
import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type SyntheticEvent, useState } from 'react'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { languageOf } from '@/lib/ground/site/locales'
import { useGo } from '@/lib/ground/site/use-navigation'
import { SearchField } from './search-field'
import { findingsPath, SearchFindings, SearchNothing, SearchNotice } from './search-findings'
import { useSearch } from './use-search'

/** The search page: searches for the query in the address and shows all results. */
export function SearchResults() {
  const t = useTranslations('search')
  const locale = useLocale()
  const go = useGo()
  const parameters = useSearchParams()
  const asked = parameters.get('q') ?? ''
  const exact = parameters.get('exact') === '1'
  const { answer, failed } = useSearch({ locale, query: asked, exact, whole: true })
  const submit = (query: string) => go(findingsPath(locale, query))
  return (
    <>
      <SearchForm key={asked} asked={asked} onSearch={submit} />
      <p role="status" className="text-sm font-semibold">
        {failed ? t('failed') : answer ? t('count', { count: answer.total }) : asked ? '' : t('start')}
      </p>
      {answer && (
        <>
          <SearchNotice answer={answer} locale={locale} />
          {answer.total > 0 ? (
            <SearchFindings answer={answer} locale={locale} whole />
          ) : (
            <SearchNothing answer={answer} locale={locale} contact={helpPaths.contact[languageOf(locale)]} />
          )}
        </>
      )}
    </>
  )
}

function SearchForm({ asked, onSearch }: { asked: string; onSearch: (query: string) => void }) {
  const t = useTranslations('search')
  const [query, setQuery] = useState(asked)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (query.trim()) onSearch(query.trim())
  }
  return (
    <search>
      <form onSubmit={submit}>
        <SearchField query={query} onChange={setQuery}>
          <button
            type="submit"
            className="h-10 shrink-0 rounded-md bg-(--action) px-4 text-sm font-semibold text-white"
          >
            {t('submit')}
          </button>
        </SearchField>
      </form>
    </search>
  )
}
