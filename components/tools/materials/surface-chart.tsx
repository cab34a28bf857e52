'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { comparedSizes, type MaterialFacts } from '@/lib/doors/contract/material-tools'

const [width, height] = [440, 240]
const edge = { left: 56, right: 90, top: 12, bottom: 26 }

/** Lines at four even prices and at none, each with its price. */
function PriceGrid({ most, y }: { most: number; y: (unit: number) => number }) {
  const format = useFormatter()
  return [0, 0.25, 0.5, 0.75, 1].map(step => (
    <g key={step}>
      <line
        x1={edge.left}
        x2={width - edge.right}
        y1={y(most * step)}
        y2={y(most * step)}
        stroke="var(--color-line)"
      />
      <text x={edge.left - 6} y={y(most * step) + 4} textAnchor="end" fill="var(--color-ink-2)">
        {format.number(most * step, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })}
      </text>
    </g>
  ))
}

/** One piece by its surface: the chosen material's line over those of its kind. */
export function SurfaceChart({
  chosen,
  others,
}: {
  chosen: MaterialFacts
  others: readonly MaterialFacts[]
}) {
  const t = useTranslations('tools.materials')
  const format = useFormatter()
  const surfaces = comparedSizes.map(([w, h]) => (w * h) / 100)
  const lines = [...others, chosen].map(material => ({
    material,
    points: material.prices.flatMap(([first], i) =>
      first ? [{ surface: surfaces[i] ?? 0, unit: first.unit }] : [],
    ),
  }))
  const most = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ unit }) => unit)))
  const widest = Math.max(...surfaces)
  const x = (surface: number) => edge.left + (surface / widest) * (width - edge.left - edge.right)
  const y = (unit: number) => height - edge.bottom - (unit / most) * (height - edge.top - edge.bottom)
  return (
    <svg className="tl-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('chart')}>
      <PriceGrid most={most} y={y} />
      {[0, 600, 1500]
        .filter(surface => surface <= widest)
        .map(surface => (
          <text key={surface} x={x(surface)} y={height - 8} textAnchor="middle" fill="var(--color-ink-2)">
            {t('cm2', { value: format.number(surface) })}
          </text>
        ))}
      {lines.map(({ material, points }) => {
        const isChosen = material === chosen
        const last = points.at(-1)
        const own = chosen.prices.at(-1)?.[0]
        // Two names in one place would be unreadable.
        const isNamed = isChosen || !own || !last || Math.abs(y(own.unit) - y(last.unit)) > 14
        return last ? (
          <g key={material.name} fill={isChosen ? 'var(--color-mat)' : 'var(--color-ink-2)'}>
            <polyline
              points={points.map(({ surface, unit }) => `${x(surface)},${y(unit)}`).join(' ')}
              fill="none"
              stroke={isChosen ? 'var(--color-mat)' : '#a9c4b7'}
              strokeWidth={isChosen ? 2 : 1.5}
            />
            {isNamed && (
              <text x={x(last.surface) + 5} y={y(last.unit) + 4} fontWeight={isChosen ? 600 : 400}>
                {t('mm', { value: format.number(material.thickness) })}
              </text>
            )}
          </g>
        ) : null
      })}
    </svg>
  )
}
