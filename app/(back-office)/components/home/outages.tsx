import type { Payload } from 'payload'
import { shopClock } from '@/lib/people/company/hours'
import { readTroubles, type Trouble } from '@/server/office/home/read-troubles'
import type { PanelTexts } from '../panel-texts'

function textOf(trouble: Trouble, { t, locale }: PanelTexts): string {
  if (trouble.kind === 'queue' || trouble.kind === 'unread')
    return t(`backOffice.home.outages.${trouble.kind}`)
  if ('proxy' in trouble) return t(`backOffice.home.outages.${trouble.kind}`, { proxy: trouble.proxy })
  const moment = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopClock }).format(
      new Date(at),
    )
  const { kind, since, until } = trouble
  return until
    ? `${t(`backOffice.home.outages.${kind}Over`)} (${t('backOffice.home.outages.over', { since: moment(since), until: moment(until) })})`
    : `${t(`backOffice.home.outages.${kind}`)} (${t('backOffice.home.outages.lasts', { since: moment(since) })})`
}

/** Which operations of the shop fail, or failed within a day (RUN-3, RUN-5). Nothing where all is well. */
export async function Outages({ payload, texts }: { payload: Payload; texts: PanelTexts }) {
  const troubles = await readTroubles(payload)
  if (troubles.length === 0) return null
  return (
    <section className="bo-notice" aria-labelledby="home-outages">
      <h2 id="home-outages">{texts.t('backOffice.home.outages.title')}</h2>
      <ul>
        {troubles.map(trouble => (
          <li key={`${trouble.kind} ${'since' in trouble ? trouble.since : ''}`}>{textOf(trouble, texts)}</li>
        ))}
      </ul>
    </section>
  )
}
