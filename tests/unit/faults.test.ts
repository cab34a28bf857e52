import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const rowsOf = (name: string) =>
  readFileSync(`docs/decisions/${name}.md`, 'utf8')
    .split('\n')
    .filter(line => /^\| (?!fault|-)/.test(line))

/** Each test of a row as its file and its sentence: sentences after a file belong to it. */
function testsOf(row: string): { file: string; sentence: string }[] {
  let file = ''
  return [...row.matchAll(/`(tests\/[^`]+)`|“([^”]+)”/g)].flatMap(([, named, sentence = '']) => {
    if (named === undefined) return [{ file, sentence }]
    file = named
    return []
  })
}

it.each([
  ['order-faults', 30],
  ['quotation-faults', 15],
  ['production-faults', 12],
])('every fault of %s is covered by an existing test', (name, least) => {
  const rows = rowsOf(name)
  expect(rows.length).toBeGreaterThan(least)
  const missing = rows.flatMap(row => {
    const tests = testsOf(row)
    if (tests.length === 0) return [row]
    return tests
      .filter(({ file, sentence }) => !readFileSync(file, 'utf8').includes(sentence))
      .map(({ file, sentence }) => `${file}: ${sentence}`)
  })
  expect(missing).toEqual([])
})
