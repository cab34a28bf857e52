// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startPage } from '@/lib/ground/site/inline-scripts'
import { trackingParameters } from '@/lib/orders/order/campaign'

/** Sets up a page whose scripts are not loaded. */
function stand(search: string): void {
  history.replaceState(null, '', `/${search}`)
  document.body.innerHTML = `
    <a id="plain" href="/stamp/?size=2#top"><b>there</b></a>
    <a id="own" href="/stamp/?gclid=own">there</a>
    <a id="place" href="#main">down</a>
    <a id="api" href="/api/auth/google">by a service</a>
    <a id="away" href="https://example.org/">away</a>`
  new Function(startPage)()
}

/** The address of a link once it was pressed; the browser itself goes nowhere. */
function press(id: string, type = 'click'): string {
  const link = document.getElementById(id)
  const stop = (event: Event) => event.preventDefault()
  window.addEventListener(type, stop, { once: true })
  const target = link?.firstElementChild ?? link
  target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  return link?.getAttribute('href') ?? ''
}

const leave = () => {
  for (const type of ['click', 'auxclick'])
    if (window.carryCampaign) window.removeEventListener(type, window.carryCampaign, true)
  delete window.carryCampaign
}
beforeEach(leave)
afterEach(leave)

it('a link that is pressed before the page listens takes all parameters of a campaign along', () => {
  const all = [...trackingParameters, 'idcamp'].map(name => `${name}=v-${name}`).join('&')
  stand(`?${all}&token=secret`)
  expect(press('plain')).toBe(`http://localhost:3000/stamp/?size=2&${all}#top`)
})

it('so does one that is opened in another tab; an address keeps its own parameters', () => {
  stand('?gclid=g1')
  expect(press('plain', 'auxclick')).toBe('http://localhost:3000/stamp/?size=2&gclid=g1#top')
  expect(press('own')).toMatch(/\/stamp\/\?gclid=own$/)
})

it('places on the page, calls and other sites are left alone', () => {
  stand('?gclid=g1')
  expect(press('place')).toBe('#main')
  expect(press('api')).toBe('/api/auth/google')
  expect(press('away')).toMatch(/^https:\/\/example\.org\/$/)
})

it('nothing listens where no campaign led here', () => {
  stand('?size=3')
  expect(window.carryCampaign).toBeUndefined()
  expect(press('plain')).toBe('/stamp/?size=2#top')
})
