// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NotInCart } from '@/components/cart/not-in-cart'
import { announceCartStored } from '@/stores/empty-cart'
import { storageKeys } from '@/stores/storage'

const offered = ['encre-trodat-7011', 'model-trodat-printy-4911', 'sign-pvc', 'model-trodat-mobile-9412']
const offers = offered.map(slug => ({ slug, tile: slug }))
const shown = () => screen.queryAllByRole('listitem').map(item => item.textContent)
const offer = () => (
  <NotInCart offers={offers} most={2}>
    <h2>Useful</h2>
  </NotInCart>
)

const line = (slug: string, content: object = {}) => ({ id: slug, type: 'stamp', slug, quantity: 1, content })
const store = (...items: object[]) =>
  window.localStorage.setItem(storageKeys.cart, JSON.stringify({ state: { items }, version: 1 }))

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

it('offers the first chosen products where nothing is in the cart', () => {
  render(offer())
  expect(shown()).toEqual(['encre-trodat-7011', 'model-trodat-printy-4911'])
})

it('offers the next one in place of a product in the cart', () => {
  store(line('encre-trodat-7011'))
  render(offer())
  expect(shown()).toEqual(['model-trodat-printy-4911', 'sign-pvc'])
})

it.each([
  ['a part of a pack', { parts: [line('model-trodat-printy-4911')] }],
  ['a design made for it', { design: { config: { brand: 'trodat', range: 'printy', model: '4911' } } }],
])('knows a product as %s', (_, content) => {
  store(line('pack-of-two', content))
  render(offer())
  expect(shown()).toEqual(['encre-trodat-7011', 'sign-pvc'])
})

it('follows what comes into the cart', () => {
  render(offer())
  store(line('model-trodat-printy-4911'))
  act(() => announceCartStored(true))
  expect(shown()).toEqual(['encre-trodat-7011', 'sign-pvc'])
})

it('says nothing, not even its heading, where everything lies in the cart', () => {
  store(...offered.map(slug => line(slug)))
  const { container } = render(offer())
  expect(container.textContent).toBe('')
})

it.each(['{', '[]', '{"state":{"items":[null,{"slug":3},{"type":"stamp","slug":"sign-pvc"}]}}'])(
  'offers what it would without a cart where %s is stored',
  text => {
    window.localStorage.setItem(storageKeys.cart, text)
    render(offer())
    expect(shown()).toEqual(['encre-trodat-7011', 'model-trodat-printy-4911'])
  },
)

it('is the same for everyone in the page that the server sends', () => {
  store(line('encre-trodat-7011'))
  expect(renderToString(offer())).toContain('encre-trodat-7011')
})
