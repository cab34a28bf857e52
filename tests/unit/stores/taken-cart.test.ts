// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { noteTakenCart, offeredCart } from '@/stores/taken-cart'

const kept = (id: number, day: string) => ({ id, savedAt: `2026-11-${day}T10:00:00.000Z` })

afterEach(() => window.localStorage.clear())

describe('a cart that a client keeps in another browser', () => {
  it('is offered in addition to this one, but the browser’s own is not', () => {
    expect(offeredCart([kept(7, '20'), kept(5, '18')], null)?.id).toBe(7)
    expect(offeredCart([kept(7, '20'), kept(5, '18')], 7)?.id).toBe(5)
    expect(offeredCart([kept(7, '20')], 7)).toBeNull()
    expect(offeredCart([], null)).toBeNull()
  })

  it('is not offered again once it was added, until it has changed there', () => {
    noteTakenCart(7, new Date('2026-11-21T00:00:00Z'))
    expect(offeredCart([kept(7, '20'), kept(5, '18')], null)?.id).toBe(5)
    expect(offeredCart([kept(7, '22')], null)?.id).toBe(7)
  })
})
