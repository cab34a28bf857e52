import { NoteForm } from '../note-form'
import { momentText } from '../panel-texts'
import type { SheetParts } from './parts'

/** What the staff have written to each other about him; no note can be removed. */
export function ClientNotes({ sheet, texts }: SheetParts) {
  const { t, locale } = texts
  const { client, notes } = sheet
  return (
    <section className="bo-panel" aria-labelledby="client-notes">
      <h3 id="client-notes">{t('backOffice.order.notes.title')}</h3>
      {!client.closed && (
        <NoteForm
          path={`/api/clients/${client.id}/notes`}
          words={{
            label: t('backOffice.order.notes.write'),
            add: t('backOffice.order.notes.add'),
            failed: t('backOffice.refusals.other'),
          }}
        />
      )}
      <ul className="bo-notes">
        {notes.map(({ id, author, text, createdAt }) => (
          <li key={id}>
            <p className="bo-note">
              <b>{author}</b> {momentText(createdAt.toISOString(), locale)}
            </p>
            <p className="bo-notes__text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
