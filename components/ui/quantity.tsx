'use client'
import { useEffect, useState } from 'react'
import { classNames } from './class-names'

interface QuantityProps {
  value: number
  onChange: (value: number) => void
  labels: { quantity: string; less: string; more: string }
  min?: number
  max?: number
  className?: string
}

/** A whole number with its two steps; what is typed counts when the field is left or on Enter. */
export function Quantity({ value, onChange, labels, min = 1, max = 9999, className }: QuantityProps) {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const commit = (text: string) => {
    const number = Number(text)
    const valid = Number.isInteger(number) && number >= min && number <= max
    if (valid) onChange(number)
    setTyped(String(valid ? number : value))
  }
  const step = 'grid w-11 place-items-center text-lg disabled:text-edge hover:bg-wash rounded-[3px]'
  return (
    <div className={classNames('flex min-h-12 rounded-md border border-edge bg-paper', className)}>
      <button
        type="button"
        className={step}
        aria-label={labels.less}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <input
        inputMode="numeric"
        aria-label={labels.quantity}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onBlur={event => commit(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && commit(event.currentTarget.value)}
        className="w-11 min-w-0 border-x border-line bg-transparent text-center font-semibold"
      />
      <button
        type="button"
        className={step}
        aria-label={labels.more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  )
}
