import type { MonthDay } from '@/lib/office/home/figures'
import type { PanelTexts } from '../panel-texts'
import { euroText } from './figure'

const width = 620
const height = 130
const foot = 18
const side = 56

/** The next number of the form 1, 2 or 5 with zeros, at or above a value: the top of the scale. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return power * ([1, 2, 5].find(step => step * power >= value) ?? 10)
}

/** Revenue of each day of the month as bars, with the revenue of the same day of the month before as a line across each bar. */
export function DayBars({ days, texts }: { days: readonly MonthDay[]; texts: PanelTexts }) {
  const { t, locale } = texts
  const top = roundUp(Math.max(...days.map(({ net, before }) => Math.max(net, before ?? 0))))
  const step = (width - side) / days.length
  const y = (net: number) => height - (height * net) / top
  return (
    <svg
      className="bo-home__bars"
      viewBox={`0 -6 ${width} ${height + foot + 6}`}
      role="img"
      aria-label={t('backOffice.home.barsLabel')}
    >
      {[0, top / 2, top].map(net => (
        <g key={net}>
          <line x1={side} x2={width} y1={y(net)} y2={y(net)} className="bo-home__grid" />
          <text x={side - 6} y={y(net) + 4} textAnchor="end">
            {euroText(net, locale, false)}
          </text>
        </g>
      ))}
      {days.map(({ day, net, before }, i) => (
        <g key={day}>
          <title>{`${day}: ${euroText(net, locale, true)}`}</title>
          <rect x={side + i * step + 1} width={step - 2} y={y(net)} height={height - y(net)} />
          {before !== null && before > 0 && (
            <line
              x1={side + i * step}
              x2={side + (i + 1) * step}
              y1={y(before)}
              y2={y(before)}
              className="bo-home__before"
            />
          )}
          {(day === 1 || day % 5 === 0) && (
            <text x={side + (i + 0.5) * step} y={height + 14} textAnchor="middle">
              {day}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
