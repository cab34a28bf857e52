import { momentText } from '../panel-texts'
import type { SheetParts } from './parts'

/** What happened to the safety of his account lately, and in how many browsers he is logged in. */
export function ClientLog({ sheet, texts }: SheetParts) {
  const { events, figures } = sheet
  const { t, locale } = texts
  if (events.length === 0) return null
  return (
    <section className="bo-panel" aria-labelledby="client-log">
      <h3 id="client-log">{t('backOffice.clientSheet.log.title')}</h3>
      <p className="bo-note">{t('backOffice.clientSheet.log.sessions', { count: figures.sessions })}</p>
      <ul className="bo-client__designs">
        {events.map(({ id, kind, at, device }) => (
          <li key={id}>
            {t(`accountArea.log.kinds.${kind}`)}{' '}
            <span className="bo-note">
              {momentText(at, locale)}
              {device && ` · ${device}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
