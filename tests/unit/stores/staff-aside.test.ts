// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beginImpersonation, endImpersonation, markTab } from '@/stores/staff-aside'

const own = { cart: 'the clerk’s', editorItem: 'a design', pricesHT: 'false' }
const all = () => Object.fromEntries(Object.entries(window.localStorage))

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const [key, value] of Object.entries(own)) window.localStorage.setItem(key, value)
})

describe('the clerk’s own data', () => {
  it('is put aside while he acts for a client, and restored unchanged', () => {
    expect(beginImpersonation(7)).toBe('begun')
    expect(Object.keys(all())).toEqual(['staffAside'])
    window.localStorage.setItem('cart', 'the client’s')
    expect(beginImpersonation(7)).toBe('same')
    expect(window.localStorage.getItem('cart')).toBe('the client’s')
    expect(endImpersonation()).toBe(true)
    expect(all()).toEqual(own)
    expect(endImpersonation()).toBe(false)
    expect(all()).toEqual(own)
  })

  it('is not replaced by a client’s when he changes to another client, who gets nothing of the first', () => {
    beginImpersonation(7)
    window.localStorage.setItem('cart', 'of client 7')
    expect(beginImpersonation(8)).toBe('begun')
    expect(window.localStorage.getItem('cart')).toBeNull()
    endImpersonation()
    expect(all()).toEqual(own)
  })

  it('stays where it is where the browser has no space to put it aside', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(beginImpersonation(7)).toBe('refused')
    full.mockRestore()
    expect(all()).toEqual(own)
  })
})

describe('a tab', () => {
  it('forgets what was typed into the checkout for another, once', () => {
    window.sessionStorage.setItem('checkout', '{"email":"clerk@shop.test"}')
    expect(markTab(null)).toBe(false)
    expect(markTab(7)).toBe(true)
    expect(window.sessionStorage.getItem('checkout')).toBeNull()
    expect(markTab(7)).toBe(false)
    expect(markTab(8)).toBe(true)
    expect(markTab(null)).toBe(true)
  })
})
