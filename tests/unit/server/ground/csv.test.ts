import { describe, expect, it } from 'vitest'
import { readCsv, writeCsv } from '@/server/ground/csv'

describe('a file of a spreadsheet', () => {
  it.each([
    ['semicolons', 'slug;title\r\na;Ink, blue\r\n'],
    ['commas', 'slug,title\na,"Ink, blue"\n'],
    ['tabs and a byte order mark', '\ufeffslug\ttitle\na\tInk, blue'],
  ])('is read with %s', (_by, text) => {
    expect(readCsv(text, 10)).toEqual([
      ['slug', 'title'],
      ['a', 'Ink, blue'],
    ])
  })

  it('is refused with more columns than any table has', () => {
    const row = (cells: number) => 'a;'.repeat(cells - 1).concat('a')
    expect(readCsv(`${row(1000)}\n${row(1000)}`, 10)).toHaveLength(2)
    expect(readCsv(`${row(1001)}\n${row(2)}`, 10)).toBeNull()
    expect(readCsv(`${row(2)}\n${row(1001)}`, 10)).toBeNull()
  })

  it('keeps blank rows where they are, and none at its end', () => {
    expect(readCsv('slug;title\n\n;\nb;B\n\n;;\n', 10)).toEqual([
      ['slug', 'title'],
      [''],
      ['', ''],
      ['b', 'B'],
    ])
  })

  it('has more rows than are read also where only blank ones stand between', () => {
    const text = `slug;title\n${'b;B\n'.repeat(2)}${';\n'.repeat(20)}c;C\n`
    expect(readCsv(text, 10)?.length).toBeGreaterThan(11)
  })

  it('has as many rows as may be also where blank ones follow them', () => {
    const rows = [['slug'], ['a'], ['b']]
    for (const end of ['', '\n', '\n\n', '\n\n;\n\n\n']) expect(readCsv(`slug\na\nb${end}`, 2)).toEqual(rows)
    expect(readCsv('slug\na\nb\n\n\nc', 2)?.length).toBeGreaterThan(3)
  })

  it('has its head first: what is blank before it counts as rows all the same', () => {
    expect(readCsv('\n;\nslug;title\nb;B\n', 10)).toEqual([['slug', 'title'], [''], ['', ''], ['b', 'B']])
  })

  it.each([
    ['semicolons', 'sep=;\r\nslug;title\r\na;Ink, blue\r\n'],
    ['a sign that nobody would guess', '\ufeffSEP=|\nslug|title\na|Ink, blue'],
  ])('names in a first line for Excel what parts its cells: %s', (_by, text) => {
    expect(readCsv(text, 10)).toEqual([
      ['slug', 'title'],
      ['a', 'Ink, blue'],
    ])
  })

  it('is written in one form, and read back as it was', () => {
    const written = writeCsv([
      ['slug', 'sum', 'text'],
      ['-2+3', -5.5, '=A1;"b"'],
      ['-7', null, "'=mark"],
      ['sep=;', 0, 'é\n-'],
    ])
    expect(written).toBe(
      `\ufeffslug;sum;text\r\n'-2+3;-5,5;"'=A1;""b"""\r\n-7;;''=mark\r\n"sep=;";0;"é\n-"\r\n`,
    )
    expect(readCsv(written, 10)).toEqual([
      ['slug', 'sum', 'text'],
      ['-2+3', '-5,5', '=A1;"b"'],
      ['-7', '', "'=mark"],
      ['sep=;', '0', 'é\n-'],
    ])
  })

  it.each(['', ' \n,,\n', '"broken'])('is refused where it is %j', text => {
    expect(readCsv(text, 10)).toBeNull()
  })
})
