import { expect, it } from 'vitest'
import { listingPageDocs, productPageDocs } from '@/cms/seed/docs/pages'
import { contentPageDocs } from '@/cms/seed/docs/written-pages'
import { readSeedFile } from '@/cms/seed/files'
import { languages } from '@/lib/ground/names'

interface Addressed {
  url: Record<string, string>
  custom: { blocks: Record<string, unknown> }
}

const written = contentPageDocs()
const known = new Map(
  languages.map(language => [
    language,
    new Set(
      [...written, ...listingPageDocs(), ...productPageDocs()].map(
        ({ data }) => (data as unknown as Addressed).url[language],
      ),
    ),
  ]),
)
/** Routes of the application itself. */
const own = new Set(['/account/', '/cart/', '/editor/'])

/** Every address within the shop that a text links to, in CommonMark or as a link of a block. */
const linksIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/(?:\]\(|"url":")(\/[^)"?#]*)/g)].flatMap(([, path]) => path ?? [])

it.each(languages)('every link of the written pages and the footer in %s leads to a page', language => {
  const { footer } = readSeedFile('content') as {
    footer: { columns: { links: { url: Record<string, string> }[] }[] }
  }
  const links: string[] = [
    ...footer.columns.flatMap(({ links: all }) => all.flatMap(({ url }) => url[language] ?? [])),
    ...written.flatMap(({ data }) => linksIn((data as unknown as Addressed).custom.blocks[language])),
  ]
  expect(links.length).toBeGreaterThan(40)
  const dead = links.filter(path => !known.get(language)?.has(path) && !own.has(path))
  expect(dead).toEqual([])
})
