import type { JournalQuery } from '@/server/journal/read-journal'
import type { PanelTexts } from '../panel-texts'

interface JournalFiltersProps {
  query: JournalQuery
  collections: readonly { value: string; label: string }[]
  texts: PanelTexts
}

/** What of the journal is looked at: the address keeps it. */
export function JournalFilters({ query, collections, texts: { t } }: JournalFiltersProps) {
  return (
    <form className="bo-filters bo-journal__filters" method="get" action="/admin/journal">
      {query.subject && <input type="hidden" name="subject" value={query.subject} />}
      <div>
        <label htmlFor="journal-q">{t('backOffice.journal.search')}</label>
        <input id="journal-q" name="q" type="search" maxLength={100} defaultValue={query.q} />
      </div>
      <div>
        <label htmlFor="journal-collection">{t('backOffice.journal.collection')}</label>
        <select id="journal-collection" name="collection" defaultValue={query.collection ?? ''}>
          <option value="">{t('backOffice.list.all')}</option>
          {collections.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="journal-from">{t('backOffice.list.since')}</label>
        <input id="journal-from" name="from" type="date" defaultValue={query.from} />
      </div>
      <div>
        <label htmlFor="journal-to">{t('backOffice.journal.until')}</label>
        <input id="journal-to" name="to" type="date" defaultValue={query.to} />
      </div>
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
