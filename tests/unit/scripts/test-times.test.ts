import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { slowestTests } from '@/scripts/lib/test-times.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'test-times-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('names the slowest tests of a run, the slowest first', () => {
  const file = path.join(folder, 'times')
  const took = (name: string, ms: number) => JSON.stringify({ from: 'some.test.ts', name, ms })
  writeFileSync(file, [took('quick', 3), took('slow', 12_340), took('slower', 123_450), ''].join('\n'))
  expect(slowestTests(file, 2)).toEqual([' 123.5 s  some.test.ts › slower', '  12.3 s  some.test.ts › slow'])
})

it('names none where no test has run', () => {
  expect(slowestTests(path.join(folder, 'missing'))).toEqual([])
})
