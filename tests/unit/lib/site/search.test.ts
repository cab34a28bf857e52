import { expect, it } from 'vitest'
import { findEntries, foldText } from '@/lib/site/search'

const entries = [
  { name: 'Tampon encreur trodat Printy 4913', note: '58 × 22 mm', url: '/a/' },
  { name: 'Plaque de texte – Printy 4913', note: '58 × 22 mm', url: '/b/' },
  { name: 'Tampon encreur trodat Printy 4911', note: '38 × 14 mm', url: '/c/' },
  { name: 'Désherbant', note: '', url: '/d/' },
]

it('finds by whole words, beginnings and parts, the whole ones first', () => {
  expect(findEntries(entries, '4913', 8).map(found => found.url)).toEqual(['/b/', '/a/'])
  expect(findEntries(entries, 'tampon 49', 8).map(found => found.url)).toContain('/c/')
  expect(findEntries(entries, 'tampon inconnu', 8)).toEqual([])
})

it('does not mind accents, capitals and signs', () => {
  expect(foldText('Bürostraße  É-Ü')).toBe('burostrasse e u')
  expect(findEntries(entries, 'DESHERB', 8)).toHaveLength(1)
})

it('answers nothing to nothing and no more than asked for', () => {
  expect(findEntries(entries, '  ', 8)).toEqual([])
  expect(findEntries(entries, 'printy', 2)).toHaveLength(2)
})
