// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartLimits } from '@/lib/product/item/limits'
import type * as CartStore from '@/stores/cart'
import type * as CartCount from '@/stores/cart-count'
import type * as CartTabs from '@/stores/connect-cart'

type Tab = { cart: typeof CartStore; count: typeof CartCount; tabs: typeof CartTabs }

/** A freshly loaded page of this browser: new modules over the same local storage. */
async function openTab(): Promise<Tab> {
  vi.resetModules()
  const [cart, count, tabs] = await Promise.all([
    import('@/stores/cart'),
    import('@/stores/cart-count'),
    import('@/stores/connect-cart'),
  ])
  return { cart, count, tabs }
}

const stamp = {
  type: 'stamp' as const,
  slug: 'model-trodat-printy-4913',
  quantity: 1,
  content: { config: { brand: 'trodat', range: 'printy', model: '4913', color: 'black' }, inkColor: 'black' },
}
const pad = {
  type: 'static' as const,
  slug: 'encre-pad-trodat-9051',
  quantity: 2,
  content: { variant: 'encre-pad-trodat-9051-black' },
}

const stored = () => JSON.parse(localStorage.getItem('cart') ?? 'null')
const announce = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: localStorage.getItem('cart') }))

let tab: Tab
const cart = () => tab.cart.useCart.getState()

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  tab = await openTab()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the cart', () => {
  it('is empty and unread until the browser has taken over', async () => {
    cart().addItem(stamp)
    tab = await openTab()
    expect(cart()).toMatchObject({ items: [], hydrated: false })
    tab.cart.hydrateCart()
    expect(cart()).toMatchObject({ items: [{ slug: stamp.slug }], hydrated: true, orderId: -1 })
  })

  it('leaves no names of its lines in the browser once it is empty', () => {
    const names = () => localStorage.getItem('cartSeen')
    const id = cart().addItem(stamp) ?? ''
    localStorage.setItem('cartSeen', '{"lang":"fr-FR","lines":[]}')
    cart().setQuantity(id, 3)
    expect(names()).not.toBeNull()
    cart().removeItem(id)
    expect(names()).toBeNull()
  })

  it('keeps what was stored when something is added before it was read', async () => {
    cart().addItem(stamp)
    tab = await openTab()
    cart().addItem(pad)
    expect(stored().state.items.map((item: { slug: string }) => item.slug)).toEqual([stamp.slug, pad.slug])
  })

  it('stores only its own facts, with their version', () => {
    cart().addItem(stamp)
    expect(stored().version).toBe(1)
    expect(Object.keys(stored().state).sort()).toEqual([
      'addressTmp',
      'billing',
      'cartId',
      'comment',
      'coupon',
      'delivery',
      'items',
      'orderId',
      'quotationId',
      'saveCartPopup',
      'shipment',
    ])
  })

  it('joins equal static products and keeps personalised ones apart', () => {
    const first = cart().addItem(pad)
    expect(cart().addItem(pad)).toBe(first)
    cart().addItem({ ...pad, content: { variant: 'encre-pad-trodat-9051-red' } })
    cart().addItem(stamp)
    cart().addItem(stamp)
    expect(cart().items.map(item => item.quantity)).toEqual([4, 2, 1, 1])
  })

  it('replaces the line that is edited, in its place', () => {
    const id = cart().addItem(stamp) ?? ''
    cart().addItem(pad)
    cart().addItem({ ...stamp, id, quantity: 3 })
    expect(cart().items).toHaveLength(2)
    expect(cart().items[0]).toMatchObject({ id, quantity: 3 })
  })

  it('brings a removed line back to its place', () => {
    const ids = [stamp, pad, stamp].map(item => cart().addItem(item) ?? '')
    cart().removeItem(ids[1] ?? '')
    expect(cart().items.map(item => item.id)).toEqual([ids[0], ids[2]])
    cart().undoRemove()
    expect(cart().items.map(item => item.id)).toEqual(ids)
    cart().undoRemove()
    expect(cart().items).toHaveLength(3)
  })

  it('copies a line beneath itself under an id of its own', () => {
    const id = cart().addItem(stamp) ?? ''
    cart().addItem(pad)
    const copy = cart().duplicateItem(id)
    expect(cart().items.map(item => item.id)).toEqual([id, copy, cart().items[2]?.id])
    expect(copy).not.toBe(id)
    expect(cart().duplicateItem('no such line')).toBeNull()
  })

  it('holds quantities and the number of lines within their caps', () => {
    const id = cart().addItem(stamp) ?? ''
    for (const [wanted, held] of [
      [0, 1],
      [-4, 1],
      [1e9, cartLimits.quantity],
      [Number.NaN, 1],
      [2.6, 3],
    ] as const) {
      cart().setQuantity(id, wanted)
      expect(cart().items[0]?.quantity).toBe(held)
    }
    for (let i = 1; i < cartLimits.items; i++) cart().addItem(stamp)
    expect(cart().addItem(stamp)).toBeNull()
    expect(cart().items).toHaveLength(cartLimits.items)
  })

  it('follows the change of another tab and writes nothing back', async () => {
    const stop = tab.tabs.connectCart()
    const here = tab
    tab = await openTab()
    cart().addItem(stamp)
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    announce()
    expect(here.cart.useCart.getState().items).toHaveLength(1)
    expect(setItem).not.toHaveBeenCalled()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(here.cart.useCart.getState().items).toHaveLength(0)
    stop()
    cart().addItem(pad)
    announce()
    expect(here.cart.useCart.getState().items).toHaveLength(0)
  })

  it('keeps its addresses when it is cleared after an order', () => {
    cart().addItem(stamp)
    cart().setOrderId(42)
    cart().setCoupon('SPRING')
    const delivery = {
      name: 'Zoé',
      address: '1 rue A',
      zipcode: '75001',
      city: 'Paris',
      country: 'FR',
      phone: '',
      relaisId: null,
      vatApply: true,
    }
    cart().setDelivery(delivery)
    cart().clearCart()
    expect(cart()).toMatchObject({ items: [], orderId: -1, coupon: '', delivery })
  })

  it.each([
    ['no JSON', '{'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another shape', '{"state":{"items":{"length":3}},"version":1}'],
    [
      'lines that are none',
      '{"state":{"items":[null,7,"x",[],{"id":"a"},{"id":1,"type":"stamp","slug":"model-a","quantity":1}]},"version":9}',
    ],
    [
      'prototype keys',
      '{"state":{"__proto__":{"items":[1]},"constructor":1,"items":[{"__proto__":{"id":"a"}}]}}',
    ],
  ])('starts empty over %s and says so at most in the log', (_, text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem('cart', text)
    tab.cart.hydrateCart()
    expect(cart()).toMatchObject({ items: [], hydrated: true, orderId: -1 })
  })

  it.each([
    ['no JSON', '{"state":{"items":[{"id":"a"'],
    ['another shape', '{"state":{"items":{"length":3}},"version":1}'],
    ['a line that is none', '{"state":{"items":[{"id":"a","type":"stamp"}]},"version":9}'],
  ])('sets aside what cannot be read, before anything is written over it: %s', (_, text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem('cart', text)
    cart().addItem(pad)
    expect(stored().state.items).toHaveLength(1)
    expect(localStorage.getItem('cartAside')).toBe(text)
  })

  it('sets a cart aside once: the readable part replaces it', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem('cart', '{')
    tab.cart.hydrateCart()
    expect(stored().state.items).toEqual([])
    localStorage.removeItem('cartAside')
    void tab.cart.useCart.persist.rehydrate()
    expect(localStorage.getItem('cartAside')).toBeNull()
  })

  it('sets nothing aside where everything was read', () => {
    cart().addItem(stamp)
    tab.cart.hydrateCart()
    expect(localStorage.getItem('cartAside')).toBeNull()
  })

  it('says that it could not be stored, and that it can again', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    cart().addItem(stamp)
    expect(cart()).toMatchObject({ saveFailed: true, items: [{ slug: stamp.slug }] })
    expect(warn).toHaveBeenCalledOnce()
    setItem.mockRestore()
    cart().addItem(pad)
    expect(cart().saveFailed).toBe(false)
    expect(stored().state.items).toHaveLength(2)
  })
})

describe('the badge of the cart', () => {
  it('counts the pieces of goods without the store', () => {
    expect(tab.count.readCartCount()).toBe(0)
    cart().addItem(stamp)
    cart().addItem(pad)
    cart().addItem({
      type: 'discount',
      slug: 'discount',
      quantity: 1,
      content: { discount: { coupon: 'X', value: 5, type: 'percent' } },
    })
    expect(tab.count.readCartCount()).toBe(3)
  })

  it('follows changes in this tab and in others', () => {
    const heard = vi.fn()
    const stop = tab.count.subscribeCartCount(heard)
    cart().addItem(stamp)
    expect(heard).toHaveBeenCalledTimes(1)
    announce()
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    cart().addItem(stamp)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it.each(['{', 'null', '{"state":{"items":[null,{"type":"stamp","quantity":"5"},{"quantity":1e999}]}}'])(
    'shows nothing over %s',
    text => {
      localStorage.setItem('cart', text)
      expect(tab.count.readCartCount()).toBe(0)
    },
  )
})

describe('a series', () => {
  const piece = (name: string) => ({ ...stamp, description: name })
  const names = () => cart().items.map(({ description }) => description)

  it('is added as a line for each piece, in its order, in one go', () => {
    cart().addItem(pad)
    expect(cart().addSeries([piece('Anne'), piece('Karim')], null)).toBe(true)
    expect(names()).toEqual(['', 'Anne', 'Karim'])
    expect(new Set(cart().items.map(({ id }) => id)).size).toBe(3)
    expect(stored().state.items).toHaveLength(3)
  })

  it('takes the place of the line that was edited, which undo brings back', () => {
    const id = cart().addItem(piece('Modèle'))
    cart().addItem(pad)
    cart().addSeries([piece('Anne'), piece('Karim')], id)
    expect(names()).toEqual(['Anne', 'Karim', ''])
    cart().undoSeries()
    expect(names()).toEqual(['Modèle', ''])
    cart().undoSeries()
    expect(names()).toEqual(['Modèle', ''])
  })

  it('that does not fit adds nothing', () => {
    cart().addItem(pad)
    const pieces = Array.from({ length: cartLimits.items }, (_, index) => piece(`Nr ${index}`))
    expect(cart().addSeries(pieces, null)).toBe(false)
    expect(names()).toEqual([''])
    expect(cart().addSeries(pieces, cart().items[0]?.id ?? null)).toBe(true)
    expect(names()).toHaveLength(cartLimits.items)
  })

  it('can be removed as long as it is the last change', () => {
    cart().addSeries([piece('Anne'), piece('Karim')], null)
    cart().removeItem(cart().items[0]?.id ?? '')
    cart().undoSeries()
    expect(names()).toEqual(['Karim'])
  })

  it('can be removed on the next page too, and in no other tab', async () => {
    const id = cart().addItem(piece('Modèle'))
    cart().addSeries([piece('Anne'), piece('Karim')], id)
    tab = await openTab()
    tab.cart.hydrateCart()
    cart().undoSeries()
    expect(names()).toEqual(['Modèle'])
    tab = await openTab()
    tab.cart.hydrateCart()
    expect(cart().series).toBeNull()
  })

  it('is forgotten where its stored data is invalid', async () => {
    for (const kept of ['{', '7', '{"ids":[1]}', '{"ids":["a"],"before":{"id":7}}']) {
      sessionStorage.setItem('addedSeries', kept)
      tab = await openTab()
      tab.cart.hydrateCart()
      cart().undoSeries()
      expect(names()).toEqual([])
    }
  })
})
