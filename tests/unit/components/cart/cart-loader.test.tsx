// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CartLoader } from '@/components/cart/cart-loader'
import { announceCartStored } from '@/stores/empty-cart'
import { storageKeys } from '@/stores/storage'

vi.mock('@/components/cart/cart-view', () => ({ CartIsland: () => <p>the cart itself</p> }))

const stored = (...items: object[]) => JSON.stringify({ state: { items }, version: 1 })
const line = { id: 'a', quantity: 1 }
const settled = () => act(async () => new Promise(resolve => setTimeout(resolve)))
const isShown = () => screen.queryByText('the cart itself') !== null
const mark = () => document.documentElement.dataset.cart

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  cleanup()
  announceCartStored(true)
  delete document.documentElement.dataset.role
})

async function open() {
  render(<CartLoader />)
  await settled()
}

it.each([
  ['nothing was ever stored', null],
  ['no line is left', stored()],
])('fetches no code where %s', async (_, text) => {
  if (text) window.localStorage.setItem(storageKeys.cart, text)
  await open()
  expect([isShown(), mark()]).toEqual([false, 'empty'])
})

it('fetches the cart once a line comes into it', async () => {
  await open()
  window.localStorage.setItem(storageKeys.cart, stored(line))
  announceCartStored(true)
  await screen.findByText('the cart itself')
  expect(mark()).toBeUndefined()
})

it.each([
  ['there is a line', () => window.localStorage.setItem(storageKeys.cart, stored(line))],
  ['what is stored cannot be read', () => window.localStorage.setItem(storageKeys.cart, '{')],
  ['something was set aside', () => window.localStorage.setItem(storageKeys.cartAside, '{')],
  ['the browser refused to store a line', () => announceCartStored(false)],
  [
    'a client may have another one',
    () => Object.assign(document.documentElement.dataset, { role: 'client' }),
  ],
])('fetches the cart where %s', async (_, prepare) => {
  prepare()
  render(<CartLoader />)
  await screen.findByText('the cart itself')
})
