'use client'

import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { readAmount, writeAmount } from '@/lib/orders/quotations/amount'

interface AmountFieldProps {
  /** In minor units; null where nothing is said. */
  minor: number | null
  /** What acts where nothing is said. */
  usual?: number | undefined
  label: string
  disabled: boolean
  /** Whether it may be left empty. */
  optional?: boolean
  onChange: (minor: number | null) => void
}

/** An amount as it is typed. What cannot be read is marked and changes nothing. */
export function AmountField({ minor, usual, label, disabled, optional, onChange }: AmountFieldProps) {
  const decimal = useLocale().startsWith('en') ? '.' : ','
  const textOf = (value: number | null) => (value === null ? '' : writeAmount(value, decimal))
  const [text, setText] = useState(() => textOf(minor))
  const typing = useRef(false)
  const shown = textOf(minor)
  useEffect(() => {
    if (!typing.current) setText(shown)
  }, [shown])
  const isEmpty = text.trim() === ''
  const invalid = isEmpty ? !optional : readAmount(text) === null
  return (
    <input
      className="bo-quotations__amount"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={invalid || undefined}
      disabled={disabled}
      value={text}
      placeholder={usual === undefined ? undefined : writeAmount(usual, decimal)}
      onFocus={() => {
        typing.current = true
      }}
      onBlur={() => {
        typing.current = false
        setText(shown)
      }}
      onChange={({ target }) => {
        setText(target.value)
        const read = readAmount(target.value)
        if (read !== null) onChange(read)
        else if (optional && target.value.trim() === '') onChange(null)
      }}
    />
  )
}
