import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { retiredSettings } from '@/server/ground/settings/schema'

const wordsPage = 'docs/how-to/words.md'
const { version, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string
  scripts: Record<string, string>
}

/** The documents of the project: those that a stranger reads first, and all of `docs`. */
const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', 'docs/'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(file => /^(?:docs\/.*|[A-Z]+)\.md$/.test(file) && existsSync(file))
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))

/** The words of the first column of the last table of the page of words. */
const refused = (readFileSync(wordsPage, 'utf8').split('| not | but |\n')[1] ?? '')
  .split('\n')
  .slice(1)
  .flatMap(row => /^\| ([^|]+) \|/.exec(row)?.[1]?.split(', ') ?? [])

/** A line without what it quotes: names of tests, code, and where links lead. */
const proseOf = (line: string) => line.replace(/“[^”]*”|`[^`]*`|\]\([^)]*\)/g, '')

it('documents say what the words of the field say', () => {
  expect(refused).toContain('anew')
  const wrong = new RegExp(`\\b(?:${refused.join('|')})\\b`, 'i')
  const found = documents
    .filter(({ file }) => file !== wordsPage)
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        // The tables of the ways in are written as the code names them (tests/unit/security.test.ts).
        .filter(line => !(file === 'docs/security.md' && line.startsWith('| ')))
        .flatMap(line => {
          const [word] = wrong.exec(proseOf(line)) ?? []
          return word ? [`${file}: ${word}: ${line.trim()}`] : []
        }),
    )
  expect(found).toEqual([])
})

/** Words of the same list that have no plain meaning in comments either; a room and a desk may be drawn. */
const neverInComments = refused.filter(word => !/^(?:rooms?|desks?|stand-ins?)$/.test(word))

it('comments say what the words of the field say', () => {
  const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], { encoding: 'utf8' })
  const wrong = new RegExp(`\\b(?:${neverInComments.join('|')})\\b`, 'i')
  const found = sources
    .split('\n')
    .filter(file => file !== '' && existsSync(file))
    .flatMap(file =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => /^\s*(?:\/\/|\/?\*)/.test(line))
        .flatMap(line => {
          const [word] = wrong.exec(proseOf(line)) ?? []
          return word ? [`${file}: ${word}: ${line.trim()}`] : []
        }),
    )
  expect(found).toEqual([])
})

/** A name in its words: `ImportDesk` is `import` and `desk`, `standIn` is `stand-in`. */
const wordsIn = (name: string): string =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .replace(/^|$/g, '-')
    .toLowerCase()

it('exported names say what the words of the field say', () => {
  const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  const exported =
    /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type) ([A-Za-z]\w*)/gm
  const wrong = new RegExp(`-(?:${refused.map(word => word.replaceAll(' ', '-')).join('|')})-`)
  const found = sources
    .split('\n')
    // The names of the import are still to be changed.
    .filter(file => file !== '' && existsSync(file) && !file.startsWith('editor/import/'))
    .flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(exported)]
        .filter(([, name = '']) => wrong.test(wordsIn(name)))
        .map(([, name]) => `${file}: ${name}`),
    )
  expect(wordsIn('ImportDesk')).toMatch(wrong)
  expect(found).toEqual([])
})

it('documents lead to files that are there, and name commands that exist', () => {
  const lost = documents.flatMap(({ file, text }) => [
    ...[...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, to = '']) => to)
      .filter(to => !/^(?:https?|mailto):/.test(to) && !existsSync(path.join(path.dirname(file), to)))
      .map(to => `${file}: ${to}`),
    ...[...text.matchAll(/`npm run ([\w:-]+)/g)]
      .filter(([, name = '']) => !Object.hasOwn(scripts, name))
      .map(([command]) => `${file}: ${command}`),
  ])
  expect(lost).toEqual([])
})

it('the changelog has the release, and every setting that a release no longer reads', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  expect(changelog).toMatch(/^## Unreleased$/m)
  expect(changelog).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} – \\d{4}-\\d{2}-\\d{2}$`, 'm'))
  for (const name of Object.keys(retiredSettings)) expect(changelog).toContain(`\`${name}\``)
})
