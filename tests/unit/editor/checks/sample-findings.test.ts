import { expect, test } from 'vitest'
import { ownOf } from '@/editor/checks/sample-findings'
import type { Finding } from '@/lib/design/scene/finding'
import { stampDesign, text } from '@/tests/support/editor-design'

const sample = (elementId: string, subject: string): Finding => ({
  code: 'design_sample_words',
  severity: 'ask',
  elementId,
  subject,
})
const begun = stampDesign([text('a', 'CLUB DE FOOTBALL', 2), text('b', '* LOI 1901 *', 8)])

test('what was written over another line is the shopper’s own, though a template says the same', () => {
  expect(ownOf([sample('b', 'ANNECY')], begun, 'Nouvelle ligne')).toEqual([sample('b', 'ANNECY')])
})

test('so is a pasted new element, where the initial design does not contain its words', () => {
  expect(ownOf([sample('new', 'ANNECY')], begun, 'Nouvelle ligne')).toEqual([sample('new', 'ANNECY')])
})

test('initial words, copies of them, new lines without words and placeholders are not', () => {
  const left = [
    sample('a', 'Club de  football'),
    sample('new', 'Nouvelle ligne'),
    sample('copy', 'CLUB DE FOOTBALL'),
    sample('b', '04 00 00 00 00'),
  ]
  expect(ownOf(left, begun, 'Nouvelle ligne')).toEqual([])
})
