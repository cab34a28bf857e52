// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { ownWords } from '@/components/cart/own-words'

describe('the words of a stored design', () => {
  it('are read line by line, in the order in which they stand', () => {
    const elements = [
      { type: 'text', html: '<p style="text-align:center"><b>DUPONT &amp; FILS</b></p><p>Lyon</p>' },
      { type: 'border' },
      { type: 'rounded-text', text: ' Atelier ' },
      { type: 'text', html: 'Tél.<br>04' },
    ]
    expect(ownWords({ elements })).toEqual(['DUPONT & FILS', 'Lyon', 'Atelier', 'Tél.', '04'])
  })

  it('are none where there is no design, and markup is never run', () => {
    for (const value of [
      undefined,
      null,
      'x',
      7,
      {},
      { elements: 'x' },
      { elements: [null, 1, { html: 3 }] },
    ]) {
      expect(ownWords(value)).toEqual([])
    }
    expect(ownWords({ elements: [{ html: '<img src=x onerror="alert(1)">a' }] })).toEqual(['a'])
  })
})
