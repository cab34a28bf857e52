import { expect, test } from 'vitest'
import { type OutlineFile, outlineUrl, parseOutlineFile } from '@/lib/design/drawing/outlines'

test.each<OutlineFile>([
  { kind: 'print', slug: 'model-trodat-printy-4913', language: 'fr' },
  { kind: 'band', slug: 'model-trodat-printy-4810', language: 'en' },
  { kind: 'prints', slug: 'model-trodat-wood-r50', language: 'fr' },
  { kind: 'text', slug: 'sign-brass', language: 'de' },
])('the address of $slug is read as it was written', file => {
  expect(parseOutlineFile(outlineUrl(file).split('/').at(-1) ?? '')).toEqual(file)
})

test.each([
  '',
  'a.svg',
  'a.it.svg',
  '../../a.fr.svg',
  'a--b.fr.svg',
  'A.fr.svg',
  'a.fr.png',
  `${'a'.repeat(200)}.fr.svg`,
])('%s is no address of outlines', file => {
  expect(parseOutlineFile(file)).toBeUndefined()
})
