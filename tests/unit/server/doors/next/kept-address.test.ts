import { describe, expect, it } from 'vitest'
import { keptAddress } from '@/server/doors/next/kept-address'

describe('a kept page', () => {
  it.each([
    ['/quotation/?id=5&auth=secret', '/quotation/'],
    ['/de-de/account/?menu=order', '/de-de/account/'],
    ['/order/?id=5&auth=secret&_rsc=1abc', '/order/?_rsc=1abc'],
    ['/cart/?gclid=1', '/cart/'],
    ['/?utm_source=mail', '/'],
    ['/plaque/sign-pvc/?gclid=1', '/plaque/sign-pvc/'],
    ['/account/?t=Title&auth=secret', '/account/'],
    ['/search/?q=%E0%A4%A&q=2', '/search/'],
    ['/cart/', '/cart/'],
    ['/FR-FR/account/?auth=secret', '/FR-FR/account/'],
    ['/DE-DE/account/?auth=secret', '/DE-DE/account/'],
  ])('is asked for without its query: %s', (asked, address) => {
    expect(keptAddress(asked)).toBe(address)
  })
})

describe('what reads its query, or leads on with it,', () => {
  it.each([
    '/plaque/sign-pvc/?config=%7B%22a%22%3A1%7D&t=A+b',
    '/de-de/schild/sign-pvc/?t=x&gclid=1',
    '/cart?gclid=1',
    '/fr-fr/account/?menu=order',
    '/api/orders/5?auth=secret',
    '/pictures/stamp/a.webp?w=2',
    '/page-preview/?id=1',
    '/en-gb/page-preview/?id=1',
    '/admin-login/?x=1',
    '/admin/collections/orders?limit=10',
    '/_next/image/?x=1',
    '/builds/latest.json?1',
  ])('is asked for as it was: %s', address => {
    expect(keptAddress(address)).toBe(address)
  })
})
