'use client'

import { type PaidLine, piecesLeft, type ReturnedLines } from '@/lib/money/returned-lines'

/** A line of the order with what it is called. */
export interface RefundLine extends PaidLine {
  title: string
}

interface RefundLinesProps {
  lines: readonly RefundLine[]
  /** Pieces for which money has gone back before. */
  returned: ReturnedLines
  chosen: ReturnedLines
  onChoose: (chosen: ReturnedLines) => void
  label: string
}

/** How many pieces of each line are given back. */
export function RefundLines({ lines, returned, chosen, onChoose, label }: RefundLinesProps) {
  const choose = (id: string, quantity: number) => {
    const others = chosen.filter(one => one.id !== id)
    onChoose(quantity > 0 ? [...others, { id, quantity }] : others)
  }
  return (
    <fieldset className="bo-group">
      <legend>{label}</legend>
      <ul className="bo-pieces">
        {lines.map(line => {
          const left = piecesLeft(line, returned)
          return (
            <li key={line.id}>
              <label>
                <input
                  type="number"
                  min={0}
                  max={left}
                  disabled={left <= 0}
                  value={chosen.find(({ id }) => id === line.id)?.quantity ?? 0}
                  onChange={({ target }) =>
                    choose(line.id, Math.min(left, Math.max(0, Math.floor(target.valueAsNumber || 0))))
                  }
                />{' '}
                / {left} {line.title}
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
