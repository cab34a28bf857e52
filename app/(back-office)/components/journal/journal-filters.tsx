import type { JournalQuery } from '@/server/ground/journal/read-journal'
import { type Choice, FilterDate, FilterSelect } from '../filter-fields'
import type { PanelTexts } from '../panel-texts'

interface JournalFiltersProps {
  query: JournalQuery
  collections: readonly Choice[]
  texts: PanelTexts
}

/** Filters of the journal; the address holds them. */
export function JournalFilters({ query, collections, texts: { t } }: JournalFiltersProps) {
  return (
    <form className="bo-filters bo-journal__filters" method="get" action="/admin/journal">
      {query.subject && <input type="hidden" name="subject" value={query.subject} />}
      <div>
        <label htmlFor="journal-q">{t('backOffice.journal.search')}</label>
        <input id="journal-q" name="q" type="search" maxLength={100} defaultValue={query.q} />
      </div>
      <FilterSelect
        id="journal-collection"
        name="collection"
        label={t('backOffice.journal.collection')}
        all={t('backOffice.list.all')}
        choices={collections}
        defaultValue={query.collection ?? ''}
      />
      <FilterDate
        id="journal-from"
        name="from"
        label={t('backOffice.list.since')}
        defaultValue={query.from}
      />
      <FilterDate id="journal-to" name="to" label={t('backOffice.journal.until')} defaultValue={query.to} />
      <button type="submit" className="bo-button bo-button--main">
        {t('backOffice.journal.show')}
      </button>
      {Object.values(query).some(Boolean) && (
        <a className="bo-button" href="/admin/journal">
          {t('backOffice.list.clear')}
        </a>
      )}
    </form>
  )
}
