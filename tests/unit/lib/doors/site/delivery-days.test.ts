import { describe, expect, test } from 'vitest'
import { clockTime, deliveryDays, timeSpan } from '@/lib/doors/site/delivery-days'

const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null
const offer = { productionDays: 1, minDays: 3, maxDays: 4, saturday: false, orderCutOff: '14:00' }
const monday = new Date('2026-11-23T08:00:00Z')
const fromOn = (iso: string) => plain(deliveryDays(offer, 'en-GB', new Date(iso)).from)

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

describe('the hour by which to order (DELIVERY-15)', () => {
  test('is the workshop’s: it passes at 13:00 UTC in winter and at 12:00 UTC in summer', () => {
    expect(deliveryDays(offer, 'en-GB', new Date('2026-11-23T12:59:00Z')).minutesLeft).toBe(1)
    expect(deliveryDays(offer, 'en-GB', new Date('2026-11-23T13:00:00Z')).minutesLeft).toBeNull()
    expect(deliveryDays(offer, 'en-GB', new Date('2026-07-20T11:59:00Z')).minutesLeft).toBe(1)
    expect(deliveryDays(offer, 'en-GB', new Date('2026-07-20T12:00:00Z')).minutesLeft).toBeNull()
  })

  test('makes an order of the afternoon the next working day’s', () => {
    expect(fromOn('2026-11-23T12:59:00Z')).toBe('Thursday 26 November')
    expect(fromOn('2026-11-23T13:00:00Z')).toBe('Friday 27 November')
  })

  test('makes orders of a weekend Monday’s, as those of a Friday afternoon', () => {
    for (const time of ['2026-11-20T15:00:00Z', '2026-11-21T08:00:00Z', '2026-11-22T22:00:00Z']) {
      expect(fromOn(time)).toBe('Thursday 26 November')
      expect(deliveryDays(offer, 'en-GB', new Date(time)).minutesLeft).toBeNull()
    }
  })

  test('follows the clock of Paris over midnight', () => {
    // 23:30 UTC on Sunday is half past midnight on Monday in Paris.
    expect(deliveryDays(offer, 'en-GB', new Date('2026-11-22T23:30:00Z')).minutesLeft).toBe(13 * 60 + 30)
  })

  test('is said as people say it', () => {
    expect(['fr-FR', 'de-DE', 'en-GB'].map(locale => plain(clockTime('14:00', locale)))).toEqual([
      '14 h',
      '14 Uhr',
      '2 pm',
    ])
    expect(plain(clockTime('14:30', 'fr-FR'))).toBe('14:30')
    expect(['fr-FR', 'de-DE', 'en-GB'].map(locale => plain(timeSpan(130, locale)))).toEqual([
      '2 h 10 min',
      '2 Std. 10 Min.',
      '2 hrs 10 mins',
    ])
    expect([plain(timeSpan(120, 'fr-FR')), plain(timeSpan(1, 'fr-FR'))]).toEqual(['2 h', '1 min'])
  })
})
