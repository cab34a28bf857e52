'use client'

interface RangeFilterProps {
  label: { low: string; high: string }
  min: number
  max: number
  step?: number
  value: readonly [number, number] | undefined
  /** Writes a bound for people. */
  format: (value: number) => string
  onChange: (value: readonly [number, number] | undefined) => void
}

/** A range between two bounds, by two native sliders on one track. The whole track means: nothing chosen. */
export function RangeFilter({ label, min, max, step = 1, value, format, onChange }: RangeFilterProps) {
  const [low, high] = value ?? [min, max]
  const change = (next: readonly [number, number]) =>
    onChange(next[0] <= min && next[1] >= max ? undefined : next)
  const place = (at: number) => `${((at - min) / Math.max(1, max - min)) * 100}%`
  return (
    <div>
      <div className="relative mx-0.5 h-6">
        <div className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-line" />
        <div
          className="absolute top-2.5 h-1 bg-(--action)"
          style={{ left: place(low), right: `calc(100% - ${place(high)})` }}
        />
        <input
          type="range"
          aria-label={label.low}
          aria-valuetext={format(low)}
          min={min}
          max={max}
          step={step}
          value={low}
          onChange={event => change([Math.min(Number(event.target.value), high), high])}
          className="range-thumb"
        />
        <input
          type="range"
          aria-label={label.high}
          aria-valuetext={format(high)}
          min={min}
          max={max}
          step={step}
          value={high}
          onChange={event => change([low, Math.max(Number(event.target.value), low)])}
          className="range-thumb"
        />
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-2">
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </p>
    </div>
  )
}
