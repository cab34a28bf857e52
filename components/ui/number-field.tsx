'use client'
import { useEffect, useRef, useState } from 'react'
import { plainNumber } from '@/lib/ground/validators/typed-number'
import { classNames } from './class-names'
import { controlClass } from './field'
import { formatNumber } from './format-number'

interface NumberFieldProps {
  id?: string
  /** Said by assistive technology where no visible label stands. */
  label?: string
  /** Null shows an empty field: several values at once. */
  value: number | null
  onChange: (value: number) => void
  /** Called where the input is no number or out of bounds: then the nearest number was taken. */
  onRefuse?: (reason: 'number' | 'range') => void
  min?: number
  max?: number
  /** One press of an arrow key; ten with Shift. */
  step?: number
  /** Most decimals. */
  decimals?: number
  unit?: string
  invalid?: boolean
  locale: string
  className?: string
  'aria-describedby'?: string
}

/** Reads a number as people write it (FORM-13). Null when it is no number. */
export function readNumber(text: string): number | null {
  const plain = plainNumber(text)
  return plain === null ? null : Number(plain)
}

/** A number with its unit inside; it counts when the field is left, on Enter, and at each arrow key. */
export function NumberField(props: NumberFieldProps) {
  const { id, label, value, onChange, min = -Infinity, max = Infinity, step = 1, decimals = 1 } = props
  const write = (number: number) =>
    formatNumber(number, props.locale, { min: Math.min(1, decimals), max: decimals, grouping: false })
  const shown = value === null ? '' : write(value)
  const [typed, setTyped] = useState(shown)
  useEffect(() => setTyped(shown), [shown])
  const reported = useRef<number | null>(null)
  // A value that was reported but not accepted, for example while a question is open, is not shown as if it were valid.
  useEffect(() => {
    const isTaken = reported.current === null || reported.current === value
    reported.current = null
    if (!isTaken) setTyped(shown)
  })
  const report = (next: number) => {
    reported.current = next
    onChange(next)
  }
  const clamp = (number: number) => Math.min(max, Math.max(min, number))
  const commit = (text: string) => {
    // A focus and blur without input changes nothing: the shown number may be rounded.
    if (text === shown) return
    const number = readNumber(text)
    const next = number === null ? value : clamp(number)
    setTyped(next === null || next === value ? shown : write(next))
    if (next !== null && next !== value) report(next)
    if (number === null) props.onRefuse?.('number')
    else if (next !== number) props.onRefuse?.('range')
  }
  const stepBy = (by: number) => {
    const from = readNumber(typed) ?? value ?? 0
    const next = clamp(Math.round((from + by) * 1000) / 1000)
    setTyped(write(next))
    if (next !== value) report(next)
  }
  return (
    <span className={classNames('relative block', props.className)}>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props['aria-describedby']}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={event => commit(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') commit(event.currentTarget.value)
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          stepBy((event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1))
        }}
        className={classNames(
          controlClass(props.invalid),
          'min-h-10! px-3 pointer-coarse:min-h-11!',
          Boolean(props.unit) && 'pr-11',
        )}
      />
      {props.unit && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-3"
        >
          {props.unit}
        </span>
      )}
    </span>
  )
}
