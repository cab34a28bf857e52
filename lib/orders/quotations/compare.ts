import { type Money, subtractMoney, zeroMoney } from '@/lib/ground/money/money'
import type { Quoted, QuotedLine } from './quotation'

type Line = Extract<QuotedLine, { kind: 'line' }>

/** What a line has become from one version to the next, and by how much, without VAT. */
export interface LineChange {
  id: string
  title: string
  change: 'added' | 'removed' | 'changed'
  difference: Money
}

const linesOf = ({ lines }: Pick<Quoted, 'lines'>): Line[] => lines.filter(line => line.kind === 'line')

const worthOf = ({ line, discount }: Line): Money => subtractMoney(line, discount)

/** What changed between two versions of a quotation, line by line, what is new first. */
export function compareVersions(before: Pick<Quoted, 'lines'>, after: Pick<Quoted, 'lines'>): LineChange[] {
  const old = new Map(linesOf(before).map(line => [line.id, line]))
  const now = linesOf(after)
  const kept = new Set(now.map(({ id }) => id))
  const zero = (line: Line) => zeroMoney(line.line.currency)
  const changeOf = (line: Line, change: LineChange['change'], difference: Money) => ({
    id: line.id,
    title: line.title,
    change,
    difference,
  })
  const added = now.flatMap(line => (old.has(line.id) ? [] : changeOf(line, 'added', worthOf(line))))
  const changed = now.flatMap(line => {
    const was = old.get(line.id)
    if (!was) return []
    const difference = subtractMoney(worthOf(line), worthOf(was))
    const isSame =
      difference.minor === 0 && line.quantity === was.quantity && line.description === was.description
    return isSame ? [] : changeOf(line, 'changed', difference)
  })
  const removed = linesOf(before).flatMap(line =>
    kept.has(line.id) ? [] : changeOf(line, 'removed', subtractMoney(zero(line), worthOf(line))),
  )
  return [...added, ...changed, ...removed]
}
