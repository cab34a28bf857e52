/*
 * A command of path data may be followed by any number of figures, each group of them another segment. The parser that
 * we use takes time by the square of their number, so that long rows are broken up before it reads them.
 */

/** Signs of a row that is left as it is, and groups of figures that a row is broken up into. */
const short = { signs: 400, groups: 200 } as const

/** Figures of one segment. */
const figuresOf: Readonly<Record<string, number>> = { a: 7, c: 6, h: 1, l: 2, m: 2, q: 4, s: 4, t: 2, v: 1 }

const figure = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy
/** The two flags of an arc may stand without anything between them. */
const flag = /[01]/y
const gap = /\s*(?:,\s*)?/y

/** Where a match that begins at `at` ends; -1 where there is none. */
function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at
  return expression.test(text) ? expression.lastIndex : -1
}

/** One command with its figures, its name repeated every so often; `null` where they are no whole groups. */
function breakUp(row: string): string | null {
  const name = row.charAt(0)
  const each = figuresOf[name.toLowerCase()]
  if (each === undefined) return null
  // What follows the first place of a move is lines.
  const repeated = name === 'm' ? 'l' : name === 'M' ? 'L' : name
  const parts: string[] = []
  let from = 0
  let count = 0
  let at = endOf(/\s*/y, row, 1)
  while (at < row.length) {
    const place = count % each
    const isFlag = each === 7 && (place === 3 || place === 4)
    const end = endOf(isFlag ? flag : figure, row, at)
    if (end < 0) return null
    count += 1
    at = endOf(gap, row, end)
    if (count % (each * short.groups) !== 0 || at >= row.length) continue
    parts.push(row.slice(from, end))
    from = at
  }
  if (count === 0 || count % each !== 0) return null
  parts.push(row.slice(from))
  return parts.join(repeated)
}

/**
 * Path data that means the same, in which no command has a long row of figures; `null` where a long row is no path. Time
 * in proportion to the text.
 */
export function inShortRows(text: string): string | null {
  if (text.length <= short.signs) return text
  const rows: string[] = []
  for (const row of text.split(/(?=[a-df-z])/i)) {
    const broken = row.length <= short.signs ? row : breakUp(row)
    if (broken === null) return null
    rows.push(broken)
  }
  return rows.join('')
}
