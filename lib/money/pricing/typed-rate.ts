import { isRate, readRate } from './material-cells'

/** Decimals to which a calculated rate is rounded. */
const calculated = 4
const round = (value: number) => Number(value.toFixed(calculated))

/** A rate by a percentage more or less. */
export const byPercent = (rate: number, percent: number): number => round(rate * (1 + percent / 100))

/**
 * What is typed into a cell: a rate, nothing for a hole, or a calculation with the present rate: `=+4%`, `=-2,5%`,
 * `=*1,04`, `=+0,5`. Null for anything else, or for a rate that this cell cannot have.
 */
export function readTyped(
  cell: string,
  typed: string,
  shown: number | null,
): { value: number | null } | null {
  const text = typed.trim()
  if (text === '') return { value: null }
  const value = text.startsWith('=') ? calculate(text.slice(1), shown) : readRate(text)
  return value !== null && isRate(cell, value) ? { value } : null
}

function calculate(text: string, shown: number | null): number | null {
  const [, sign = '', figure = '', percent] = /^([+*-])\s*(\d+(?:[.,]\d+)?)\s*(%?)$/.exec(text.trim()) ?? []
  if (shown === null || figure === '') return null
  const by = Number(figure.replace(',', '.'))
  if (percent) return sign === '*' ? null : byPercent(shown, sign === '-' ? -by : by)
  if (sign === '*') return round(shown * by)
  return round(sign === '-' ? shown - by : shown + by)
}

/** A percentage as it is typed, with or without its sign: `+4 %`, `-2,5`; null for none, for zero and beyond half. */
export function readPercent(typed: string): number | null {
  const [, sign = '', figure = ''] = /^([+\-−]?)\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*%?$/.exec(typed.trim()) ?? []
  const value = Number(figure.replace(',', '.'))
  return figure === '' || value === 0 || value > 50 ? null : sign === '-' || sign === '−' ? -value : value
}
