import { expect, it } from 'vitest'
import { readSeedFile } from '@/cms/seed/files'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'
import { languages } from '@/lib/ground/names'

interface SeededContent {
  pages: { name: string; url: Record<string, string>; blocks: Record<string, { text: string }[]> }[]
  footer: { columns: { links: { url: Record<string, string> }[] }[] }
}

const content = readSeedFile('content') as SeededContent
const page = content.pages.find(({ name }) => name === 'licences')

it('the page of licences names every font and every source of symbols, in every language', () => {
  for (const language of languages) {
    const text = page?.blocks[language]?.map(block => block.text).join('\n') ?? ''
    for (const { family, licence } of fontFamilies) {
      expect(text, language).toContain(family)
      expect(text, language).toContain(licence)
    }
    for (const source of ['Fluent Emoji', 'Material Design Icons', 'CLDR', 'ISO 7010'])
      expect(text, language).toContain(source)
  }
})

it('the page of licences is linked beside the legal notice', () => {
  const linked = content.footer.columns.flatMap(({ links }) => links.map(({ url }) => url.fr))
  expect(linked.indexOf('/licences/')).toBe(linked.indexOf('/mentions-legales/') + 1)
})
