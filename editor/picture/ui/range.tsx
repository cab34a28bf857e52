'use client'
import { useId } from 'react'

interface RangeProps {
  label: string
  /** The value in words. */
  shown: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}

/** A slider under its label and value. */
export function Range({ label, shown, value, min, max, step = 1, onChange }: RangeProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-0.5 text-xs">
      <span className="flex justify-between gap-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="text-ink-2">{shown}</span>
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={event => onChange(Number(event.target.value))}
        className="h-6 w-full accent-(--action) pointer-coarse:h-11"
      />
    </div>
  )
}
