// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPage } from '@/lib/ground/site/inline-scripts'

let paint: () => void = () => undefined
const started = () => document.querySelectorAll('script:not([type])').length
const load = () => window.dispatchEvent(new Event('load'))
const hide = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })

beforeEach(() => {
  vi.useFakeTimers()
  class Observer {
    constructor(notify: () => void) {
      paint = notify
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  hide(false)
  document.body.innerHTML =
    '<script type="late" src="/a.js"></script><script type="late" src="/b.js"></script>'
  new Function(startPage)()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the build’s files wait for the first paint, though the page is loaded before it', () => {
  load()
  expect(started()).toBe(0)
  paint()
  expect(started()).toBe(2)
})

it('they wait for no paint in a tab that nobody sees', () => {
  hide(true)
  load()
  expect(started()).toBe(2)
})

it('they are started once, and in any case', () => {
  load()
  vi.advanceTimersByTime(2000)
  paint()
  expect(started()).toBe(2)
})
