import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { byValue, circlesOf, type Imports, readImports } from '@/tests/support/imports'

const graph = (edges: Record<string, string[]>): Imports =>
  new Map(
    Object.entries(edges).map(([file, to]) => [
      file,
      to.map(name => ({ to: name, typesAlone: false, isLate: false })),
    ]),
  )

describe('circles of imports', () => {
  it('are found, each once, by any path of files', () => {
    const imports = graph({
      a: ['b'],
      b: ['c'],
      c: ['b', 'd'],
      d: ['e'],
      e: ['f', 'c2'],
      f: ['e'],
      c2: [],
      s: ['s'],
    })
    expect(circlesOf(imports)).toEqual([['e', 'f'], ['b', 'c'], ['s']])
  })

  it('are none where files only share what they import', () => {
    expect(circlesOf(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
  })
})

describe('the project', () => {
  const imports = readImports(
    ['app', 'cms', 'components', 'editor', 'lib', 'server', 'stores'],
    ['instrumentation.ts', 'payload.config.ts', 'proxy.ts'],
  )

  it('is read: files, and their imports by type, by value and on demand', () => {
    expect(imports.get('lib/product/item/item-schema.ts')).toEqual([
      { to: 'lib/product/kinds/kind.ts', typesAlone: true, isLate: false },
      { to: 'lib/product/kinds/registry.ts', typesAlone: false, isLate: false },
      { to: 'lib/product/item/item.ts', typesAlone: false, isLate: false },
    ])
    expect(imports.get('editor/opening.ts')).toContainEqual({
      to: 'editor/editor-page.tsx',
      typesAlone: false,
      isLate: true,
    })
  })

  it('has no circle of files in lib, by types or values', () => {
    expect(circlesOf(new Map([...imports].filter(([file]) => file.startsWith('lib/'))))).toEqual([])
  })

  it('has no circle of files by values anywhere', () => {
    expect(circlesOf(byValue(imports))).toEqual([])
  })

  it('has no circle of files of more than one folder, by types or values, at once or when asked for', () => {
    const folders = (circle: string[]) => new Set(circle.map(file => path.dirname(file)))
    expect(circlesOf(imports).filter(circle => folders(circle).size > 1)).toEqual([])
  })
})
