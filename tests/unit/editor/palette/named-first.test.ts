import { expect, test } from 'vitest'
import { namedFirst } from '@/editor/palette/named-first'

const answer = (...names: string[]) => ({ entries: names.map(name => ({ name })) })
const [selection, symbols, room] = [
  answer('Text links', 'Nach links'),
  answer('Verlinken', 'Per Link'),
  answer('Per Link teilen'),
]
const answers = [selection, symbols, room]

test('what is called as was typed comes first, whatever others find in one of its words', () => {
  expect(namedFirst(answers, 'per link TEILEN')).toEqual([room, selection, symbols])
})

test('what begins so comes before what holds it somewhere', () => {
  expect(namedFirst(answers, 'per li')).toEqual([room, selection, symbols])
})

test('without words, and without a name, the sources keep their order', () => {
  expect(namedFirst(answers, ' ')).toBe(answers)
  expect(namedFirst(answers, 'link')).toEqual(answers)
  expect(namedFirst([answer(), room], 'nichts')).toEqual([answer(), room])
})
