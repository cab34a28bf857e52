'use client'

import { useStructure } from './context'

interface RowButtonsProps {
  at: number
  count: number
  label: string
  move(to: number): void
  remove(): void
}

/** Buttons that move or remove a row. */
export function RowButtons({ at, count, label, move, remove }: RowButtonsProps) {
  const { words, readOnly } = useStructure()
  if (readOnly) return null
  return (
    <span className="bo-structure__buttons">
      <button
        type="button"
        aria-label={`${words.up}: ${label}`}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`${words.down}: ${label}`}
        disabled={at === count - 1}
        onClick={() => move(at + 1)}
      >
        ↓
      </button>
      <button type="button" aria-label={`${words.remove}: ${label}`} onClick={remove}>
        ×
      </button>
    </span>
  )
}
