import type { OrderSheet } from '@/server/orders/order-sheet'
import { momentText, type PanelTexts } from './panel-texts'

const knownActors = ['admin', 'client', 'system'] as const

/** What has happened to the order, in its order. */
export function OrderEvents({ sheet, texts }: { sheet: OrderSheet; texts: PanelTexts }) {
  const { t, locale } = texts
  const actorText = (actor: string, email: string | null | undefined) => {
    const known = knownActors.find(one => one === actor)
    const name = known ? t(`backOffice.order.actors.${known}`) : actor
    return email ? `${name} (${email})` : name
  }
  return (
    <section className="bo-panel">
      <h3>{t('backOffice.fields.events')}</h3>
      <ol className="bo-events">
        {sheet.order.events.map((event, index) => (
          <li key={`${event.at} ${event.to}`}>
            <time dateTime={event.at}>{momentText(event.at, locale)}</time>
            <span>
              {event.from && `${t(`backOffice.options.${event.from}`)} → `}
              <b>{t(`backOffice.options.${event.to}`)}</b>
            </span>
            <span>{actorText(event.actor, sheet.actors[index])}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
