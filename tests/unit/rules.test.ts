import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = 'docs/rules'
const pages = readdirSync(folder).filter(name => name !== 'README.md')
/** `**SIGN-12**` at the beginning of a rule. */
const defined = pages.flatMap(page =>
  [...readFileSync(`${folder}/${page}`, 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\* \S/gm)].map(
    ([, number]) => ({
      page,
      number: number ?? '',
    }),
  ),
)
const numbers = new Set(defined.map(({ number }) => number))
const words = [...new Set(defined.map(({ number }) => number.split('-')[0]))]
const citation = new RegExp(`\\b(?:${words.join('|')})-\\d+\\b`, 'g')

/** Every text of the project that a person wrote: tracked files, and untracked ones that git does not ignore. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => /\.(tsx?|mjs|css|md)$/.test(file) && !file.startsWith(folder) && existsSync(file))
  .filter(file => file !== 'tests/unit/rules.test.ts' && !file.startsWith('cms/migrations/'))
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))

describe('the rules in writing', () => {
  it('have each number once, and each page one word', () => {
    expect(defined.length).toBeGreaterThan(150)
    expect(numbers.size).toBe(defined.length)
    for (const page of pages)
      expect(
        new Set(defined.filter(rule => rule.page === page).map(({ number }) => number.split('-')[0])).size,
        page,
      ).toBe(1)
  })

  it('have every number that a comment names', () => {
    const unknown = sources.flatMap(({ file, text }) =>
      [...text.matchAll(citation)]
        .filter(([number]) => !numbers.has(number))
        .map(([number]) => `${file}: ${number}`),
    )
    expect(unknown).toEqual([])
    expect(sources.some(({ text }) => text.match(citation))).toBe(true)
  })

  it('are each named by the place in the code that keeps it', () => {
    const kept = new Set(
      sources
        .filter(({ file }) => !file.endsWith('.md') && !file.startsWith('tests/'))
        .flatMap(({ text }) => text.match(citation) ?? []),
    )
    expect([...numbers].filter(number => !kept.has(number))).toEqual([])
  })

  it('comments name only documents that are in the project', () => {
    const elsewhere = /(specification|product decisions?)\s*(\*\s*)?§|§\d/i
    expect(sources.filter(({ text }) => elsewhere.test(text)).map(({ file }) => file)).toEqual([])
  })
})
