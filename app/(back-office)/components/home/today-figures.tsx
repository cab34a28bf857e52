import type { HomeFigures } from '@/server/office/home/read-figures'
import { ColumnHead } from '../column-head'
import type { PanelTexts } from '../panel-texts'
import { euroText } from './figure'
import { SpanFigures } from './span-figures'

/** Today beside the same weekday a week ago, and what sells most this month. */
export function TodayFigures({ figures, texts }: { figures: HomeFigures; texts: PanelTexts }) {
  const { t, locale } = texts
  return (
    <section className="bo-panel" aria-labelledby="home-today">
      <h2 id="home-today">
        {t('backOffice.home.today')}{' '}
        <small className="bo-home__against">{t('backOffice.home.todayBefore')}</small>
      </h2>
      <SpanFigures now={figures.today} before={figures.weekBefore} texts={texts} />
      {figures.sold.length > 0 && (
        <table>
          <thead>
            <tr>
              <ColumnHead>{t('backOffice.home.sold')}</ColumnHead>
              <ColumnHead figure>{t('backOffice.home.soldPieces')}</ColumnHead>
              <ColumnHead figure>{t('backOffice.home.net')}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {figures.sold.map(({ slug, title, pieces, net }) => (
              <tr key={slug}>
                <th scope="row">{title}</th>
                <td className="bo-right">{pieces.toLocaleString(locale)}</td>
                <td className="bo-right">{euroText(net, locale, true)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
