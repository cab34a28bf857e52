import { describe, expect, test } from 'vitest'
import { deliveryDays } from '@/lib/site/delivery-days'

const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null
const offer = { productionDays: 1, minDays: 3, maxDays: 4, saturday: false }
const monday = '2026-11-23'

describe('the days of delivery', () => {
  test('that follow each other are one or the other, and French names their month once', () => {
    const { from, to, either } = deliveryDays(offer, 'fr-FR', monday)
    expect([plain(from), plain(to), either]).toEqual(['jeudi 26', 'vendredi 27 novembre', true])
  })

  test('German names the month once too', () => {
    const { from, to } = deliveryDays(offer, 'de-DE', monday)
    expect([plain(from), plain(to)]).toEqual(['Donnerstag, 26.', 'Freitag, 27. November'])
  })

  test('English names it with both days', () => {
    const { from, to } = deliveryDays(offer, 'en-GB', monday)
    expect(plain(from)).toContain('November')
    expect(plain(to)).toContain('November')
  })

  test('with others between them are a span', () => {
    expect(deliveryDays({ ...offer, maxDays: 5 }, 'fr-FR', monday).either).toBe(false)
  })

  test('of different months name both months', () => {
    expect(plain(deliveryDays({ ...offer, maxDays: 6 }, 'fr-FR', monday).from)).toBe('jeudi 26 novembre')
  })

  test('that are one day are one day', () => {
    const { from, to } = deliveryDays({ ...offer, maxDays: 3 }, 'fr-FR', monday)
    expect([plain(from), to]).toEqual(['jeudi 26 novembre', null])
  })
})
