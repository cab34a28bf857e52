import { useFormatter } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { isAlarming } from './gaps'

/** The widest gap that the chart shows; larger gaps stand at its edge. */
const widest = 0.25
const marks = [-0.2, -0.1, 0, 0.1, 0.2]
const [width, height, box] = [280, 24, 16]
const x = (gap: number) => width / 2 + (Math.max(-widest, Math.min(widest, gap)) / widest) * (width / 2 - 10)

/** The position of each letter: at its gap, or beside the letter before, if it would cover that one. */
export function placesOf(gaps: readonly number[]): number[] {
  const apart = box + 1
  const places: number[] = []
  for (const gap of gaps) places.push(Math.max(x(gap), (places.at(-1) ?? -apart) + apart))
  // Letters pushed beyond the edge push the others back.
  let most = width - box / 2
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i] ?? 0, most)
    most = (places[i] ?? 0) - apart
  }
  return places
}

/** The heads of the chart's lines. */
export function GapScale() {
  const format = useFormatter()
  return (
    <svg className="tl-chart tl-gap" viewBox={`0 0 ${width} 16`} aria-hidden="true">
      {marks.map(gap => (
        <text key={gap} x={x(gap)} y={12} textAnchor="middle" fill="currentColor">
          {format.number(gap, { style: 'percent', signDisplay: 'exceptZero' })}
        </text>
      ))}
    </svg>
  )
}

/** Gaps of competitors to our price: our price is the line, each competitor a letter at his gap. */
export function GapRow({ gaps }: { gaps: readonly { letter: string; gap: number }[] }) {
  const format = useFormatter()
  const ordered = [...gaps].sort((a, b) => a.gap - b.gap)
  const places = placesOf(ordered.map(({ gap }) => gap))
  const text = ordered
    .map(
      ({ letter, gap }) =>
        `${letter} ${format.number(gap, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })}`,
    )
    .join(', ')
  return (
    <svg className="tl-chart tl-gap" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text}>
      {marks
        .filter(gap => gap !== 0)
        .map(gap => (
          <line key={gap} x1={x(gap)} x2={x(gap)} y1={0} y2={height} stroke="var(--color-line)" />
        ))}
      <line
        x1={places[0]}
        x2={places.at(-1)}
        y1={height / 2}
        y2={height / 2}
        stroke="var(--color-edge)"
        strokeWidth={1}
      />
      <line x1={x(0)} x2={x(0)} y1={0} y2={height} stroke="var(--color-mat)" strokeWidth={2} />
      {ordered.map(({ letter, gap }, i) => (
        <g key={letter} className={classNames(isAlarming(gap) && 'tl-down')}>
          <rect
            x={(places[i] ?? 0) - box / 2}
            y={4}
            width={box}
            height={box}
            rx={2}
            fill={isAlarming(gap) ? 'var(--color-seal)' : 'var(--color-ink-2)'}
          />
          <text x={places[i]} y={16} textAnchor="middle" fill="#fff" fontWeight={600}>
            {letter}
          </text>
        </g>
      ))}
    </svg>
  )
}
