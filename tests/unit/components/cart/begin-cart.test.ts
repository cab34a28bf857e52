// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginCart } from '@/components/cart/begin-cart'
import { storageKeys } from '@/stores/storage'

const asked = vi.fn(async (_path: string) => new Response())

beforeEach(() => {
  window.localStorage.clear()
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => vi.unstubAllGlobals())

const store = (state: object) => window.localStorage.setItem(storageKeys.cart, JSON.stringify({ state }))
const line = (slug: string) => ({ id: slug, type: 'model', slug, quantity: 1, content: {} })

it('asks for prices of the goods in the cart, for every possible country, and for the shopper', () => {
  store({ items: [line('model-b'), line('model-a')], delivery: { country: 'BE' } })
  window.localStorage.setItem(storageKeys.zoneSelected, 'CH')
  beginCart('fr-FR')
  const paths = asked.mock.calls.map(([path]) => decodeURIComponent(path))
  expect(paths).toEqual(['/api/clients', '/api/shop/fr-FR?products=model-a,model-b&countries=BE,CH,FR'])
})

it('asks for no prices where no line can be read', () => {
  store({ items: [{ nonsense: true }], delivery: 'x' })
  beginCart('de-DE')
  expect(asked.mock.calls.every(([path]) => path === '/api/clients')).toBe(true)
})
