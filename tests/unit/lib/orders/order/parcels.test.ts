import { describe, expect, it } from 'vitest'
import { carrierOf, trackingUrl } from '@/lib/orders/order/carriers'
import { claimRefusal, claimRequest } from '@/lib/orders/order/claim'
import { leftToSend, unsendable } from '@/lib/orders/order/shipment'

describe('where a parcel is followed', () => {
  it('is the carrier’s page with the number, without its spaces', () => {
    expect(trackingUrl({ carrier: 'colissimo', tracking: ' 6A 123 ' })).toBe(
      'https://www.laposte.fr/outils/suivre-vos-envois?code=6A123',
    )
    expect(trackingUrl({ carrier: 'mondial-relay', tracking: '12', zipcode: '59 000' })).toContain(
      'codePostal=59000',
    )
  })

  it('is the page that a clerk has written, and nowhere for what is no number', () => {
    const page = 'https://track.test/12'
    expect(trackingUrl({ carrier: 'other', tracking: page })).toBe(page)
    for (const tracking of ['', 'javascript:alert(1)', 'http://x.test', '1&x=2', '12"'])
      expect(trackingUrl({ carrier: 'gls', tracking })).toBeNull()
    expect(trackingUrl({ carrier: 'other', tracking: '12' })).toBeNull()
  })

  it('is asked of the carrier that the method names, where it names one alone', () => {
    expect(carrierOf('Colissimo Outre-Mer')).toBe('colissimo')
    expect(carrierOf('DHL Express')).toBe('dhl')
    expect(carrierOf('DPD / GLS')).toBe('other')
    expect(carrierOf(null)).toBe('other')
  })
})

describe('what is left to send', () => {
  const lines = [
    { id: 'a', quantity: 3, withdrawn: 1 },
    { id: 'b', quantity: 1, withdrawn: 0 },
  ]
  const sent = [{ lines: [{ id: 'b', pieces: 1 }] }]

  it('is in no parcel and was not given back', () => {
    expect(leftToSend(lines, sent)).toEqual([{ id: 'a', pieces: 2 }])
  })

  it('bounds a parcel, line by line', () => {
    const left = leftToSend(lines, sent)
    expect(unsendable(left, [{ id: 'a', pieces: 2 }])).toBeNull()
    expect(unsendable(left, [{ id: 'a', pieces: 3 }])).toBe('a')
    expect(unsendable(left, [{ id: 'b', pieces: 1 }])).toBe('b')
    const twice = [
      { id: 'a', pieces: 1 },
      { id: 'a', pieces: 1 },
    ]
    expect(unsendable(left, twice)).toBe('a')
  })
})

describe('a complaint', () => {
  const order = (tranquility: boolean) => ({
    status: 'shipped' as const,
    lines: [{ id: 'a', quantity: 2, tranquility }],
  })
  const asked = (over: object = {}) =>
    claimRequest.parse({ line: 'a', pieces: 1, reason: 'own-mistake', ...over })

  it('about the customer’s own mistake needs tranquility, or goodwill with a word why', () => {
    expect(claimRefusal(order(true), asked())).toBeNull()
    expect(claimRefusal(order(false), asked())).toBe('goodwill_needed')
    expect(claimRefusal(order(false), asked({ goodwill: true }))).toBe('goodwill_needed')
    expect(claimRefusal(order(false), asked({ goodwill: true, note: 'fidèle' }))).toBeNull()
  })

  it('about the shop’s mistake or the carrier’s needs neither', () => {
    for (const reason of ['our-mistake', 'damaged', 'lost'])
      expect(claimRefusal(order(false), asked({ reason }))).toBeNull()
  })

  it('comes once the order is being made, and about pieces that it has', () => {
    expect(claimRefusal({ ...order(true), status: 'paid' }, asked())).toBe('claim_too_early')
    expect(claimRefusal(order(true), asked({ pieces: 3 }))).toBe('claim_line')
    expect(claimRefusal(order(true), asked({ line: 'b' }))).toBe('claim_line')
  })
})
