import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { BasePayload } from 'payload'
import { expect, it } from 'vitest'
import { containsText, searchingAdapter } from '@/cms/like'

const { name } = pgTable('people', { name: text('name') })
const patternIn = (query: SQL) => new PgDialect().sqlToQuery(query).params

it('a text is looked for letter by letter', () => {
  expect(patternIn(containsText(name, '50 %_\\'))).toEqual(['%50 \\%\\_\\\\%'])
})

it('Payload looks for it letter by letter too, whatever operator asks', () => {
  const adapter = searchingAdapter({ pool: {} })
  const { operators } = adapter.init({ payload: { config: {} } as BasePayload })
  for (const operator of ['like', 'contains', 'not_like'] as const)
    expect(patternIn(operators[operator](name, '%5%_\\%'))).toEqual(['%5\\%\\_\\\\%'])
  expect(patternIn(operators.equals(name, '%5%'))).toEqual(['%5%'])
  expect(patternIn(operators.contains(name, '%%'))).toEqual(['%%'])
})

it('nobody else makes a pattern of what was typed', () => {
  const files = ['app', 'cms', 'components', 'editor', 'lib', 'server', 'stores'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !file.startsWith('migrations'))
      .map(file => path.join(folder, file)),
  )
  const makes = /\b(?:not)?i?like\(|\bi?like\s+(?:'|\$\{|\$\d|any\b|concat)|~~\*?|similar to/i
  const found = files.filter(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some(line => makes.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line)),
  )
  expect(found).toEqual(['cms/like.ts'])
})
