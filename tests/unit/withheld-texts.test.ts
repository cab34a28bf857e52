import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const views = 'app/[locale]/(default)/[[...path]]/_views'

/** Pages that withhold texts from an island, each with the island's file. */
const islands = [
  [`${views}/sign-view.tsx`, 'components/product/sign/sign-configurator.tsx'],
  [`${views}/stamp-view.tsx`, 'components/product/stamp/stamp-configurator.tsx'],
  [`${views}/static-view.tsx`, 'components/product/static-configurator.tsx'],
  [`${views}/listing-view.tsx`, 'components/catalogue/listing.tsx'],
] as const

/** The file of an import; null for a package, or for a file that is no component. */
function fileOf(from: string, name: string): string | null {
  const bare = name.startsWith('.') ? path.join(path.dirname(from), name) : name.replace(/^@\//, '')
  return [`${bare}.tsx`, `${bare}.ts`].find(file => existsSync(file)) ?? null
}

/** The files of an island: its static imports. Dynamic imports bring their own texts. */
function filesOf(island: string): Set<string> {
  const files = new Set([island])
  for (const file of files) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type)[^']*'([^']+)'/gm)) {
      const found = name.startsWith('.') || name.startsWith('@/components/') ? fileOf(file, name) : null
      if (found) files.add(found)
    }
  }
  return files
}

/** The texts that a file reads, whole or as far as their names are written down. */
function textsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(/const (\w+) = useTranslations\('([^']+)'\)/g)].flatMap(
    ([, reader = '', namespace = '']) =>
      [...code.matchAll(new RegExp(`\\b${reader}(?:\\.rich)?\\(\\s*['\`]([\\w.-]+)`, 'g'))].map(
        ([, key = '']) => `${namespace}.${key.replace(/\.$/, '')}`,
      ),
  )
}

/** The texts that a page withholds, by name. */
const withheldBy = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/(?:except=\{|serverTexts = )\[([^\]]*)\]/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  )

describe('a page withholds no text that its island reads', () => {
  it.each(islands)('%s', (page, island) => {
    const withheld = withheldBy(page)
    expect(withheld.length).toBeGreaterThan(0)
    const read = [...filesOf(island)].flatMap(file => textsOf(file).map(text => ({ file, text })))
    expect(read.length).toBeGreaterThan(3)
    const missing = read.filter(({ text }) =>
      withheld.some(name => text === name || text.startsWith(`${name}.`)),
    )
    expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })
})
