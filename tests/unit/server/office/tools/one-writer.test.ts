import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folders = ['app', 'cms', 'components', 'editor', 'lib', 'server', 'stores']
const sources = folders.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => path.join(folder, name)),
)

/** Files in a format that others have published: the French law, and DATEV. */
const published = ['lib/office/exports/datev.ts', 'lib/office/exports/fec.ts']

it('rows with separators are written in one place, except published formats', () => {
  const writes = /papaparse|\.join\((?:'\\t'|';'|"\\t"|";")\)/
  const elsewhere = sources.filter(file => writes.test(readFileSync(file, 'utf8')))
  // A list within its own text area, and a key that is compared: neither is a file.
  const noFiles = ['editor/series/series-panel.tsx', 'server/orders/write-order.ts']
  expect(elsewhere.filter(file => !noFiles.includes(file)).sort()).toEqual([
    ...published,
    'server/ground/csv.ts',
  ])
})

it('every file of rows for a spreadsheet that is answered comes from there', () => {
  const answers = sources.filter(
    file => file.startsWith('server/') && /text\/csv|\bcsv: write/.test(readFileSync(file, 'utf8')),
  )
  expect(answers.length).toBeGreaterThan(1)
  for (const file of answers) expect(readFileSync(file, 'utf8'), file).toContain('writeCsv')
})
