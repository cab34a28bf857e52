import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { arrowsOf, domainOf, domains, goesUp } from '@/tests/support/domains'
import { readImports } from '@/tests/support/imports'

const imports = readImports(['lib', 'server'])

/** The arrows that the decision names, with its reasons: rows of its table, `| lib | \`product > money\` | why |`. */
const named = [
  ...readFileSync('docs/decisions/source-folders.md', 'utf8').matchAll(
    /^\| (lib|server) \| `(\w+ > \w+)` \| \S/gm,
  ),
].map(([, layer, arrow]) => `${layer}: ${arrow}`)

/** The folder of a domain within its layer. */
const folderOf = (file: string) => file.split('/').slice(0, 2).join('/')

describe('the domains of lib and server', () => {
  it('are all the folders that there are', () => {
    const known: readonly string[] = domains
    expect([...imports.keys()].filter(file => !known.includes(domainOf(file)))).toEqual([])
  })

  it('import each other by the alias, and only their own files by a path', () => {
    const elsewhere = [...imports.keys()].flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.\.\/[^']+)'/g)]
        .map(([, name = '']) => path.join(path.dirname(file), name))
        .filter(to => folderOf(to) !== folderOf(file))
        .map(to => `${file} > ${to}`),
    )
    expect(elsewhere).toEqual([])
  })

  it('import each other only downwards, except where the decision allows it', () => {
    const up = (['lib', 'server'] as const).flatMap(layer =>
      [...arrowsOf(imports, layer)]
        .filter(([arrow]) => goesUp(arrow))
        .map(([arrow, because]) => ({ arrow: `${layer}: ${arrow}`, because })),
    )
    expect(up.filter(({ arrow }) => !named.includes(arrow))).toEqual([])
    expect(named.filter(arrow => !up.some(one => one.arrow === arrow))).toEqual([])
  })
})
