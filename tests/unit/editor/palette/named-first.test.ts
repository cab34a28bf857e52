import { expect, test } from 'vitest'
import { isNamed, namedFirst, nearness } from '@/editor/palette/named-first'

const answer = (...names: string[]) => ({ entries: names.map(name => ({ name })) })
const [selection, symbols, workspace] = [
  answer('Text links', 'Nach links'),
  answer('Verlinken', 'Per Link'),
  answer('Per Link teilen'),
]
const answers = [selection, symbols, workspace]

test('an exact name comes first, whatever others find in one of its words', () => {
  expect(namedFirst(answers, 'per link TEILEN')).toEqual([workspace, selection, symbols])
})

test('names that begin with it come before names that contain it', () => {
  expect(namedFirst(answers, 'per li')).toEqual([workspace, selection, symbols])
})

test('names that contain it come before similar spellings; equally near ones keep their order', () => {
  expect(namedFirst(answers, 'link')).toEqual([selection, workspace, symbols])
})

test('without words, and without a name, the sources keep their order', () => {
  expect(namedFirst(answers, ' ')).toBe(answers)
  expect(namedFirst([answer(), workspace], 'nichts')).toEqual([answer(), workspace])
})

test('another word for something counts as its name, and words that only belong to it do not', () => {
  const bold = { name: 'Mettre en gras', called: ['gras', 'lettres épaisses'], words: 'police' }
  expect(['GRAS', 'lettres ep', 'police', 'epaise'].map(typed => nearness(bold, typed))).toEqual([0, 1, 2, 3])
  expect(['gras', 'police', ''].map(typed => isNamed(bold, typed))).toEqual([true, false, false])
})
