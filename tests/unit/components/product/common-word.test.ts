import { expect, test } from 'vitest'
import { withoutCommonWord } from '@/components/product/sign/common-word'

test('the word that all names begin with is left out', () => {
  expect(withoutCommonWord(['Laiton poli, noir', 'Laiton brossé, noir'])).toEqual([
    'Poli, noir',
    'Brossé, noir',
  ])
})

test('names that begin differently stay whole', () => {
  expect(withoutCommonWord(['Blanc, noir', 'Noir, blanc'])).toEqual(['Blanc, noir', 'Noir, blanc'])
})

test('a name is never left with nothing', () => {
  expect(withoutCommonWord(['Laiton', 'Laiton brossé'])).toEqual(['Laiton', 'Laiton brossé'])
  expect(withoutCommonWord(['Laiton poli'])).toEqual(['Laiton poli'])
  expect(withoutCommonWord([])).toEqual([])
})
