import { expect, it } from 'vitest'
import { longestQuery, wordsOfAddress } from '@/lib/catalogue/search/search-path'

it('reads the words of an address that leads nowhere', () => {
  expect(wordsOfAddress('/plaque-professionnelle/')).toBe('plaque professionnelle')
  expect(wordsOfAddress('/shop/türschild_messing.html')).toBe('türschild messing')
  expect(wordsOfAddress('/trodat/printy-4913/')).toBe('printy 4913')
})

it('finds none where it says nothing, and none beyond the limit', () => {
  for (const nothing of ['/', '/404/', '/-/', '/../', '/%00/', '/12,5/'])
    expect(wordsOfAddress(nothing)).toBe('')
  expect(wordsOfAddress('/<img src=x onerror=alert(1)>/')).toBe('img src x onerror alert 1')
  expect(wordsOfAddress(`/${'stempel-'.repeat(100)}/`).length).toBeLessThanOrEqual(longestQuery)
})
