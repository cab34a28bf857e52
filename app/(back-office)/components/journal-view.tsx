import { getTranslation } from '@payloadcms/translations'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/people/actor/can'
import { journalCollections, journalQuery, readJournal } from '@/server/ground/journal/read-journal'
import { JournalFilters } from './journal/journal-filters'
import { JournalTable } from './journal/journal-table'
import { PanelFrame } from './panel-frame'
import { panelTexts } from './panel-texts'
import './back-office.css'
import './journal/journal.css'

/** `/admin/journal`: which clerk changed what, when, from what to what; it can be searched, but not changed (STAFF-6). */
export async function JournalView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (req.user?.collection !== 'admins') redirect('/admin/login?redirect=/admin/journal')
  const actor = actorOfUser(req.user)
  if (!can(actor, 'journal.read')) redirect('/admin')
  const query = journalQuery.parse(view.searchParams ?? {})
  const [texts, journal, known] = await Promise.all([
    panelTexts(view.i18n.language),
    readJournal(actor, query),
    journalCollections(),
  ])
  const { collections, globals } = req.payload.config
  const places = ['competitor-prices', 'exports', 'stock-levels'] as const
  const names = new Map<string, string>([
    ...places.map(place => [place, texts.t(`backOffice.journal.places.${place}`)] as const),
    ...collections.map(({ slug, labels }) => [slug, getTranslation(labels.plural, view.i18n)] as const),
    ...globals.map(({ slug, label }) => [slug, getTranslation(label ?? slug, view.i18n)] as const),
  ])
  const nameOf = (collection: string) => names.get(collection) ?? collection
  return (
    <PanelFrame view={view}>
      <div className="bo-view bo-journal">
        <h1>{texts.t('backOffice.journal.title')}</h1>
        <p>{texts.t('backOffice.journal.lead')}</p>
        <JournalFilters
          query={query}
          collections={known.map(value => ({ value, label: nameOf(value) }))}
          texts={texts}
        />
        {journal && <JournalTable {...journal} query={query} nameOf={nameOf} texts={texts} />}
      </div>
    </PanelFrame>
  )
}
