import { shopClock } from '@/lib/people/company/hours'
import type { HomeFigures } from '@/server/office/home/read-figures'
import { ColumnHead } from '../column-head'
import type { PanelTexts } from '../panel-texts'
import { DayBars } from './day-bars'
import { euroText } from './figure'
import { SpanFigures } from './span-figures'

function Countries({ countries, texts }: { countries: HomeFigures['countries']; texts: PanelTexts }) {
  const { t, locale } = texts
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const most = Math.max(1, ...countries.map(({ net }) => net))
  return (
    <section className="bo-panel" aria-labelledby="home-countries">
      <h2 id="home-countries">{t('backOffice.home.countries')}</h2>
      {countries.length === 0 && <p>{t('backOffice.home.noSales')}</p>}
      <table>
        <thead>
          <tr>
            <ColumnHead>{t('backOffice.fields.country')}</ColumnHead>
            <ColumnHead figure>{t('backOffice.home.orders')}</ColumnHead>
            <ColumnHead figure>{t('backOffice.home.net')}</ColumnHead>
            <ColumnHead>
              <span className="bo-hidden">{t('backOffice.home.share')}</span>
            </ColumnHead>
          </tr>
        </thead>
        <tbody>
          {countries.map(({ country, orders, net }) => (
            <tr key={country}>
              <th scope="row">{names.of(country) ?? country}</th>
              <td className="bo-right">{orders.toLocaleString(locale)}</td>
              <td className="bo-right">{euroText(net, locale)}</td>
              <td className="bo-home__share">
                <meter min={0} max={most} value={Math.max(0, net)} aria-label={country} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The month beside the one before until the same day, day by day, and by country (STAFF-3). */
export function MonthFigures({ figures, texts }: { figures: HomeFigures; texts: PanelTexts }) {
  const { t, locale } = texts
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: shopClock }).format(new Date())
  return (
    <div className="bo-home__columns">
      <section className="bo-panel" aria-labelledby="home-month">
        <h2 id="home-month">
          {month} <small className="bo-home__against">{t('backOffice.home.monthBefore')}</small>
        </h2>
        <SpanFigures now={figures.month} before={figures.monthBefore} texts={texts} />
        <DayBars days={figures.days} texts={texts} />
      </section>
      <Countries countries={figures.countries} texts={texts} />
    </div>
  )
}
