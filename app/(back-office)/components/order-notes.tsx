import type { OrderSheet } from '@/server/office/orders/order-sheet'
import { CallButton } from './call-button'
import { NoteForm } from './note-form'
import { momentText, type PanelTexts } from './panel-texts'

/** What the staff have written to each other about the order; each can remove his own. */
export function OrderNotes({ sheet, texts }: { sheet: OrderSheet; texts: PanelTexts }) {
  const { t, locale } = texts
  const { order, notes, reader } = sheet
  const failed = t('backOffice.refusals.other')
  return (
    <section className="bo-panel" aria-labelledby="order-notes">
      <h3 id="order-notes">{t('backOffice.order.notes.title')}</h3>
      <NoteForm
        path={`/api/orders/${order.id}/notes`}
        words={{ label: t('backOffice.order.notes.write'), add: t('backOffice.order.notes.add'), failed }}
      />
      <ul className="bo-notes">
        {notes.map(({ id, author, admin, text, createdAt }) => (
          <li key={id}>
            <p className="bo-note">
              <b>{author}</b> {momentText(createdAt.toISOString(), locale)}
            </p>
            <p className="bo-notes__text">{text}</p>
            {admin === reader && (
              <CallButton
                method="DELETE"
                path={`/api/orders/${order.id}/notes/${id}`}
                label={t('backOffice.order.notes.remove')}
                failed={failed}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
