import { expect, it } from 'vitest'
import { foundIn } from '@/editor/symbols/symbol-list'
import { createWordSearch } from '@/lib/catalogue/search/word-search'
import { readVectorIndex } from '@/server/design/vectors/vector-index'

it.each([
  // A ligature is typed as two letters, or as itself.
  ['fr', 'fr', 'coeur', 'Cœur'],
  ['fr', 'fr', 'cœur', 'Cœur'],
  ['fr', 'fr', 'oeil', 'Œil'],
  ['fr', 'fr', 'boeuf', 'Bœuf'],
  // The beginning of a word goes before another word that is spelled alike.
  ['fr', 'fr', 'ciseau', 'Ciseaux'],
  ['de', 'de', 'kaffee', 'Kaffeetasse'],
  ['de', 'de', 'blume', 'Welke Blume'],
  ['gb', 'en', 'heart', 'Heart'],
  ['gb', 'en', 'flower', 'Flower'],
  ['fr', 'fr', 'tél', 'Téléphone'],
  ['fr', 'fr', 'telefone', 'Téléphone'],
  ['gb', 'en', 'sisors', 'Scissors'],
] as const)('in %s (%s) "%s" leads to "%s"', async (country, language, typed, first) => {
  const find = createWordSearch((await readVectorIndex(country)) ?? [], foundIn(language))
  expect(find(typed)[0]?.label[language]).toBe(first)
})

it('what is called so in another language is found too', async () => {
  const find = createWordSearch((await readVectorIndex('fr')) ?? [], foundIn('fr'))
  expect(
    find('heart')
      .slice(0, 6)
      .every(({ label }) => label.fr.toLowerCase().includes('cœur')),
  ).toBe(true)
})
