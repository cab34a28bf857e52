import { describe, expect, it } from 'vitest'
import { type Level, mostStockRows, readCounts, stockColumns } from '@/lib/catalogue/stock/read-counts'

const level: Level = { id: 7, slug: 'encre-a', variant: 'encre-a-blue', pieces: 10, reserved: 0, lowAt: 5 }
const heads = [...stockColumns]
const row = (over: Partial<Record<(typeof stockColumns)[number], string>> = {}) => {
  const cells = {
    slug: 'encre-a',
    variant: 'encre-a-blue',
    title: '',
    pieces: '10',
    reserved: '0',
    counted: '',
    low: '',
    reason: '',
    ...over,
  }
  return heads.map(head => cells[head])
}
const codes = (...rows: string[][]) => readCounts([heads, ...rows], [level]).faults.map(({ code }) => code)

describe('a file of what was counted', () => {
  it('is held against what the file says there was: what was ordered since stays ordered', () => {
    const { rows } = readCounts([heads, row({ pieces: '14', counted: '16', reason: 'Inventory' })], [level])
    expect(rows).toEqual([{ row: 2, level: 7, change: 2, lowAt: undefined, reason: 'Inventory' }])
  })

  it('counts the whole shelf: what is ordered and not sent yet lies there and stays ordered', () => {
    const changes = (pieces: string, reserved: string, counted: string) =>
      readCounts([heads, row({ pieces, reserved, counted, reason: 'Inventory' })], [level]).rows
    expect(changes('10', '3', '13')).toEqual([])
    expect(changes('10', '3', '12')).toMatchObject([{ change: -1 }])
    // Two more were sold than there are: the three on the shelf are those of orders.
    expect(changes('-2', '5', '3')).toEqual([])
    const withoutColumn = [
      ['slug', 'variant', 'pieces', 'counted', 'reason'],
      ['encre-a', 'encre-a-blue', '10', '14', 'Inventory'],
    ]
    expect(readCounts(withoutColumn, [{ ...level, reserved: 4 }]).rows).toEqual([])
  })

  it('counts up what was sold below nothing, also where that is not enough', () => {
    const sold = { ...level, pieces: -9 }
    const file = [heads, row({ pieces: '-5', reserved: '5', counted: '2', reason: 'Inventory' })]
    expect(readCounts(file, [sold])).toMatchObject({ rows: [{ change: 2 }], faults: [] })
  })

  it('changes nothing where nothing was filled in, and the low mark alone where that was', () => {
    expect(readCounts([heads, row()], [level])).toEqual({ rows: [], faults: [] })
    expect(readCounts([heads, row({ counted: '10', low: '5' })], [level]).rows).toEqual([])
    expect(readCounts([heads, row({ low: '3', reason: 'Slow' })], [level]).rows).toMatchObject([
      { change: 0, lowAt: 3 },
    ])
  })

  it('is read without columns that nobody needs, and in another order', () => {
    const file = [
      ['reason', 'counted', 'pieces', 'variant', 'slug'],
      ['Broken', '9', '10', 'encre-a-blue', 'encre-a'],
    ]
    expect(readCounts(file, [level]).rows).toMatchObject([{ change: -1, reason: 'Broken' }])
  })

  it('takes the sign off again that keeps spreadsheets from reckoning', () => {
    const { rows } = readCounts([heads, row({ counted: '11', reason: '=A1 of the shelf' })], [level])
    expect(rows).toMatchObject([{ reason: '=A1 of the shelf' }])
  })

  it('is refused by the row, each for its own reason, and is not imported at all', () => {
    expect(codes(row({ slug: 'nothing' }))).toEqual(['unknown'])
    expect(codes(row(), row())).toEqual(['twice'])
    for (const counted of ['many', '1.5', '-3', '99999999'])
      expect(codes(row({ counted, reason: 'Inventory' }))).toEqual(['not_a_number'])
    expect(codes(row({ reserved: '-1', counted: '4', reason: 'Inventory' }))).toEqual(['not_a_number'])
    expect(codes(row({ counted: '4' }))).toEqual(['no_reason'])
    expect(codes(row({ pieces: '100', counted: '50', reason: 'Inventory' }))).toEqual(['too_few'])
    const good = row({ counted: '12', reason: 'Inventory' })
    expect(readCounts([heads, good, row({ slug: 'nothing' })], [level]).rows).toEqual([])
  })

  it('numbers its rows as a spreadsheet does, blank ones too', () => {
    const blank = heads.map(() => ' ')
    const { rows, faults } = readCounts([heads, blank, row({ slug: 'nothing' })], [level])
    expect([rows, faults]).toEqual([[], [expect.objectContaining({ row: 3, code: 'unknown' })]])
  })

  it('needs its columns and has an end', () => {
    const named = readCounts(
      [
        ['slug', 'variant'],
        ['encre-a', 'encre-a-blue'],
      ],
      [level],
    ).faults
    expect(named.map(({ value }) => value)).toEqual(['pieces', 'counted', 'reason'])
    expect(codes(...Array.from({ length: mostStockRows + 1 }, () => row()))).toEqual(['too_many_rows'])
  })
})
