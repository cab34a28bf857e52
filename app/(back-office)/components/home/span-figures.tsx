import { formatChange } from '@/lib/ground/money/format-change'
import { changeOf, marginOf, type Sums } from '@/lib/office/home/figures'
import type { PanelTexts } from '../panel-texts'
import { type Change, euroText, Figure, percentChange, percentText } from './figure'

interface SpanFiguresProps {
  now: Sums
  before: Sums
  texts: PanelTexts
}

/** Orders, revenue, margin and the average order of a span, beside the span that it is compared with (STAFF-3). */
export function SpanFigures({ now, before, texts }: SpanFiguresProps) {
  const { t, locale } = texts
  const change = (a: number, b: number): Change | null => {
    const share = changeOf(a, b)
    return share === null ? null : { text: percentChange(share, locale), better: share >= 0 }
  }
  const average = ({ net, orders }: Sums) => (orders > 0 ? net / orders : 0)
  const [margin, marginBefore] = [marginOf(now), marginOf(before)]
  const points = margin === null || marginBefore === null ? null : (margin - marginBefore) * 100
  const pointText = (value: number) => formatChange(value, locale, { maximumFractionDigits: 1 })
  return (
    <dl className="bo-home__figures">
      <Figure
        label={t('backOffice.home.orders')}
        value={now.orders.toLocaleString(locale)}
        change={change(now.orders, before.orders)}
      />
      <Figure
        label={t('backOffice.home.revenue')}
        value={euroText(now.net, locale)}
        change={change(now.net, before.net)}
      />
      <Figure
        label={t('backOffice.home.margin')}
        value={margin === null ? '–' : percentText(margin, locale)}
        change={
          points === null
            ? null
            : { text: t('backOffice.home.points', { points: pointText(points) }), better: points >= 0 }
        }
      />
      <Figure
        label={t('backOffice.home.average')}
        value={euroText(average(now), locale)}
        change={change(average(now), average(before))}
      />
    </dl>
  )
}
