// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingBar } from '@/components/layout/loading-bar'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A bar, with the clock and the journey in the test's hand. */
function bar() {
  const { rerender, container } = render(<LoadingBar travelling={false} />)
  return {
    travelling: (travelling: boolean) => rerender(<LoadingBar travelling={travelling} />),
    after: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    style: () => (container.firstElementChild as HTMLElement).style,
    phase: () => container.firstElementChild?.getAttribute('data-phase'),
  }
}

it('a page that comes within 200 ms shows no bar', () => {
  const { travelling, after, phase } = bar()
  travelling(true)
  after(199)
  travelling(false)
  after(5000)
  expect(phase()).toBe('away')
})

it('a page that takes longer shows one that grows for 2,000 ms', () => {
  const { travelling, after, style, phase } = bar()
  travelling(true)
  after(199)
  expect(style().opacity).toBe('0')
  after(1)
  expect(phase()).toBe('growing')
  expect(style().transition).toContain('transform 2000ms')
  after(60_000)
  expect(phase()).toBe('growing')
})

it('once the page is there the bar is full, leaves after 500 ms and starts again after another 400', () => {
  const { travelling, after, style, phase } = bar()
  travelling(true)
  after(200)
  travelling(false)
  expect(style().transform).toBe('scaleX(1)')
  after(499)
  expect(phase()).toBe('full')
  after(1)
  expect([style().opacity, style().transition]).toEqual(['0', 'opacity 400ms'])
  after(399)
  expect(phase()).toBe('fading')
  after(1)
  expect([phase(), style().transform]).toEqual(['away', 'scaleX(0)'])
})

it('a journey that begins while the last bar leaves grows again', () => {
  const { travelling, after, phase } = bar()
  travelling(true)
  after(200)
  travelling(false)
  after(600)
  travelling(true)
  after(200)
  expect(phase()).toBe('growing')
  after(1000)
  expect(phase()).toBe('growing')
})
