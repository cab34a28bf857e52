import { useFormatter } from 'next-intl'
import { classNames } from '@/components/ui/class-names'

/** The widest gap that the chart shows; what is farther stands at its edge. */
const widest = 0.25
/** From so far below our price on a competitor is marked. */
export const alarming = -0.1
const [width, height] = [280, 24]
const x = (gap: number) => width / 2 + (Math.max(-widest, Math.min(widest, gap)) / widest) * (width / 2 - 10)

/** How far others are from our price: ours is the line, each of them a letter at its gap. */
export function GapRow({ gaps }: { gaps: readonly { letter: string; gap: number }[] }) {
  const format = useFormatter()
  const text = gaps
    .map(
      ({ letter, gap }) =>
        `${letter} ${format.number(gap, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })}`,
    )
    .join(', ')
  return (
    <svg className="tl-chart tl-gap" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text}>
      {[-0.2, -0.1, 0.1, 0.2].map(gap => (
        <line key={gap} x1={x(gap)} x2={x(gap)} y1={0} y2={height} stroke="var(--color-line)" />
      ))}
      <line x1={x(0)} x2={x(0)} y1={0} y2={height} stroke="var(--color-mat)" strokeWidth={2} />
      {gaps.map(({ letter, gap }) => (
        <g key={letter} className={classNames(gap <= alarming && 'tl-down')}>
          <rect
            x={x(gap) - 8}
            y={4}
            width={16}
            height={16}
            rx={2}
            fill={gap <= alarming ? 'var(--color-seal)' : 'var(--color-ink-2)'}
          />
          <text x={x(gap)} y={16} textAnchor="middle" fill="#fff" fontWeight={600}>
            {letter}
          </text>
        </g>
      ))}
    </svg>
  )
}
