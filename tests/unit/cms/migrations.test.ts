import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = 'cms/migrations'
const files = readdirSync(folder)
const names = files.filter(name => /^\d.*\.ts$/.test(name)).map(name => path.parse(name).name)

it('every migration is listed, in the order of its time', () => {
  const listed = [...readFileSync(path.join(folder, 'index.ts'), 'utf8').matchAll(/name: '([^']+)'/g)]
  expect(listed.map(([, name]) => name)).toEqual(names.sort())
})

it('the schema is kept as it is after the last migration, as the base of the next one', () => {
  expect(files.filter(name => name.endsWith('.json'))).toEqual([`${names.sort().at(-1)}.json`])
})
