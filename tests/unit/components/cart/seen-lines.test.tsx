// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SeenLines } from '@/components/cart/seen-lines'
import { showSeenLines } from '@/lib/ground/site/inline-scripts'
import { hideSeen, noteSeen } from '@/stores/seen-lines'
import { storageKeys } from '@/stores/storage'

const stored = (...ids: string[]) =>
  JSON.stringify({ state: { items: ids.map(id => ({ id, quantity: 1 })) }, version: 1 })
const keep = (key: string, text: string) => window.localStorage.setItem(key, text)
const stamp = { id: 'a', title: 'Printy 4913 « MAISON ZORA »', facts: 'Noir, encre bleue' }
const sign = { id: 'b', title: 'Plaque en laiton', facts: '' }

/** What a visit of the cart shows before any code runs: a name and the facts of each line. */
function visit(): (string | null)[][] | null {
  const { container } = render(<SeenLines />)
  new Function(showSeenLines)()
  if (document.documentElement.dataset.seen === undefined) return null
  return [...container.querySelectorAll('li:not([hidden])')].map(line => [
    line.querySelector('h3')?.innerHTML ?? null,
    line.querySelector('p')?.innerHTML ?? null,
  ])
}

beforeEach(() => {
  window.localStorage.clear()
  document.documentElement.lang = 'fr-FR'
})
afterEach(() => {
  cleanup()
  hideSeen()
})

it('the cart shows its lines by the names that were seen last, in its own order', () => {
  noteSeen([sign])
  noteSeen([stamp])
  keep(storageKeys.cart, stored('a', 'b'))
  expect(visit()).toEqual([
    ['Printy 4913 « MAISON ZORA »', 'Noir, encre bleue'],
    ['Plaque en laiton', ''],
  ])
})

it('a line that was not seen yet keeps its place, and one that is gone is not shown', () => {
  noteSeen([stamp, sign])
  keep(storageKeys.cart, stored('new', 'b'))
  expect(visit()).toEqual([
    ['', ''],
    ['Plaque en laiton', ''],
  ])
})

it('a name is shown as text, whatever stands in it', () => {
  noteSeen([{ ...stamp, title: '<img src=x onerror=alert(1)>' }])
  keep(storageKeys.cart, stored('a'))
  expect(visit()?.[0]?.[0]).toBe('&lt;img src=x onerror=alert(1)&gt;')
})

it.each([
  ['in another language', () => Object.assign(document.documentElement, { lang: 'de-DE' })],
  ['of a cart without lines', () => keep(storageKeys.cart, stored())],
  ['of a cart that cannot be read', () => keep(storageKeys.cart, '{')],
  ['that are nonsense', () => keep(storageKeys.cartSeen, '{"lang":"fr-FR","lines":7}')],
  ['that nobody has seen', () => window.localStorage.removeItem(storageKeys.cartSeen)],
])('nothing is shown of names %s', (_, change) => {
  noteSeen([stamp])
  keep(storageKeys.cart, stored('a'))
  change()
  expect(visit()).toBeNull()
})

it('the last twelve names are kept', () => {
  for (let n = 0; n < 20; n += 1) noteSeen([{ ...sign, id: `${n}` }])
  const { lines } = JSON.parse(window.localStorage.getItem(storageKeys.cartSeen) ?? '')
  expect(lines.map(({ id }: { id: string }) => Number(id))).toEqual(
    Array.from({ length: 12 }, (_, n) => 19 - n),
  )
})
