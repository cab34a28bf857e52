import type { OrderSheet } from '@/server/office/orders/order-sheet'
import type { JournalEntry } from '@/server/orders/journal'
import { momentText, type PanelTexts } from './panel-texts'

const knownActors = ['admin', 'client', 'system'] as const

/** What an entry says: a change of state by its two states, everything else in a sentence. */
function EntryText({ entry, texts: { t } }: { entry: JournalEntry; texts: PanelTexts }) {
  if (entry.kind === 'state') {
    return (
      <span>
        {entry.from && `${t(`backOffice.options.${entry.from}`)} → `}
        <b>{t(`backOffice.options.${entry.to}`)}</b>
      </span>
    )
  }
  const { code, line, text, number } = entry
  return (
    <span>
      {t(`backOffice.order.journal.${code}`, { line, number })}
      {text && <span className="bo-notes__text">{text}</span>}
    </span>
  )
}

/** What has happened to the order, in its order. */
export function OrderEvents({ sheet, texts }: { sheet: OrderSheet; texts: PanelTexts }) {
  const { t, locale } = texts
  const actorText = (actor: string, email: string | null) => {
    const known = knownActors.find(one => one === actor)
    const name = known ? t(`backOffice.order.actors.${known}`) : actor
    return email ? `${name} (${email})` : name
  }
  return (
    <section className="bo-panel">
      <h3>{t('backOffice.fields.events')}</h3>
      <ol className="bo-events">
        {sheet.journal.map(entry => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{momentText(entry.at, locale)}</time>
            <EntryText entry={entry} texts={texts} />
            <span>{actorText(entry.actor, entry.email)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
