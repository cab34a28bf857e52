// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchCartBadge } from '@/components/layout/cart-badge'
import { watchPanels, watchScroll } from '@/components/layout/header-behaviour'
import { priceChoiceName, watchPriceChoice } from '@/components/layout/price-choice'

let stop = () => {}
const nextTurn = () => new Promise(done => setImmediate(done))
const element = <Found extends Element = HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.prices = 'ttc'
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const cart = (...quantities: number[]) =>
  JSON.stringify({ state: { items: quantities.map(quantity => ({ type: 'stamp', quantity })) } })
const cartLink = '<a data-cart="Panier" aria-label="Panier"><i></i><span></span></a>'

it('the way to the cart says how many pieces are in it, on every header that comes', async () => {
  localStorage.setItem('cart', cart(2, 3))
  document.body.innerHTML = cartLink
  stop = watchCartBadge()
  expect([element('a').getAttribute('aria-label'), element('a span').textContent]).toEqual(['Panier, 5', '5'])
  localStorage.setItem('cart', cart(120))
  window.dispatchEvent(new Event('cart:stored'))
  expect(element('a span').textContent).toBe('99+')
  localStorage.removeItem('cart')
  document.body.innerHTML = cartLink
  await nextTurn()
  expect([element('a').getAttribute('aria-label'), element('a span').textContent]).toEqual(['Panier', ''])
})

it('the choice of prices is followed, wherever it is made', async () => {
  document.body.innerHTML = ['ttc', 'ht']
    .map(value => `<input type="radio" name="${priceChoiceName}" value="${value}">`)
    .join('')
  stop = watchPriceChoice()
  expect(element<HTMLInputElement>('[value=ttc]').checked).toBe(true)
  element<HTMLInputElement>('[value=ht]').click()
  expect([document.documentElement.dataset.prices, localStorage.getItem('pricesHT')]).toEqual(['ht', 'true'])
  document.documentElement.dataset.prices = 'ttc'
  await nextTurn()
  expect(element<HTMLInputElement>('[value=ttc]').checked).toBe(true)
})

it('a choice of prices that is made before the page listens is kept', () => {
  document.body.innerHTML = ['ttc" checked', 'ht"']
    .map(value => `<input type="radio" name="${priceChoiceName}" value="${value}>`)
    .join('')
  element<HTMLInputElement>('[value=ht]').click()
  stop = watchPriceChoice()
  expect([document.documentElement.dataset.prices, localStorage.getItem('pricesHT')]).toEqual(['ht', 'true'])
  expect(element<HTMLInputElement>('[value=ht]').checked).toBe(true)
})

const header = `<header class="site-header">
  <details data-panel id="a"><summary>A</summary><button>in A</button></details>
  <details data-panel id="b"><summary>B</summary></details>
</header><main><button id="out">elsewhere</button></main>`

it('a panel closes on Escape, which gives the focus back, and on what happens elsewhere', () => {
  document.body.innerHTML = header
  stop = watchPanels()
  const panel = element<HTMLDetailsElement>('#a')
  panel.open = true
  element('#a button').focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect([panel.open, document.activeElement?.textContent]).toEqual([false, 'A'])
  panel.open = true
  element('#a button').focus()
  expect(panel.open).toBe(true)
  element('#out').focus()
  expect(panel.open).toBe(false)
})

it('the header leaves on scrolling down past 10 px, comes back on scrolling up, and stays while a panel is open', () => {
  document.body.innerHTML = header
  stop = watchScroll()
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    window.dispatchEvent(new Event('scroll'))
    return element('header').hasAttribute('data-hidden')
  }
  expect([scrollTo(9), scrollTo(40), scrollTo(30)]).toEqual([false, true, false])
  element<HTMLDetailsElement>('#b').open = true
  expect(scrollTo(200)).toBe(false)
})
