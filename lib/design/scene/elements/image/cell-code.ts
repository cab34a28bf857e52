import type { Cells } from '@/lib/design/geometry/cell-contours'

/*
 * The dots of a screened picture as a text: hexadecimal digits of four cells each, row after row without a gap, the
 * leftmost cell in the highest bit; what is left of the last digit is light.
 */

/** The length of the text for a number of cells. */
export const cellDigits = (columns: number, rows: number): number => Math.ceil((columns * rows) / 4)

/** The dots of a text that has `cellDigits` hexadecimal digits. */
export function readCells(text: string, columns: number, rows: number): Cells {
  const digits = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) digits[at] = Number.parseInt(text[at] ?? '0', 16)
  const dark = (column: number, row: number) => {
    const cell = row * columns + column
    return ((digits[cell >> 2] ?? 0) & (8 >> (cell & 3))) !== 0
  }
  return { columns, rows, dark }
}
