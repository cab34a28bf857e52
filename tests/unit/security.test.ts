import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { clientWays, staffWays, type WayIn } from '@/lib/people/ways/ways-in'

/** The rows of the table, each with the tests that it names and its quotes from them. */
const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| '))
  .map(line => ({
    line,
    files: [...line.matchAll(/`(tests\/[\w./-]+)`/g)].map(([, file = '']) => file),
    quotes: [...line.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote),
  }))

it('the statements about account security are covered by existing tests, by these names', () => {
  const named = rows.flatMap(({ files }) => files)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(file => !existsSync(file))).toEqual([])
  const textOf = (files: string[]) =>
    files
      .filter(file => file.endsWith('.ts'))
      .map(file => readFileSync(file, 'utf8'))
      .join('\n')
  const lost = rows.flatMap(({ files, quotes }) => {
    const text = textOf(files)
    return quotes.filter(quote => !text.includes(quote))
  })
  expect(lost).toEqual([])
})

/** The row of a way to log in, as in the document. */
const rowOf = ([way, { boundTo, lasts, ends }]: [string, WayIn<string>]) => {
  const ended = Object.entries(ends).map(([event, how]) => (how === 'all' ? event : `${event} (${how})`))
  return `| ${way} | ${boundTo} | ${lasts} | ${ended.join(', ')} |`
}

it('the tables of the ways in say what the code does', () => {
  const text = readFileSync('docs/security.md', 'utf8')
  const tableAfter = (heading: string) => {
    const after = text.split(`### ${heading}\n`)[1] ?? ''
    return after.trim().split('\n\n')[0]?.split('\n').slice(2)
  }
  expect(tableAfter('Into a client’s account')).toEqual(Object.entries(clientWays).map(rowOf))
  expect(tableAfter('Into the panel')).toEqual(Object.entries(staffWays).map(rowOf))
})
