// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSelection } from '@/components/catalogue/use-selection'

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

/** Opens a list under an address and counts how often it is drawn. */
function open(address: string) {
  window.history.replaceState(null, '', address)
  let draws = 0
  const { result } = renderHook(() => {
    draws += 1
    return useSelection()
  })
  return { chosen: () => result.current[0].facets, draws: () => draws }
}

it('draws the list once where the address chooses nothing', () => {
  const list = open('/stamp/?utm_source=letter')
  expect(list.draws()).toBe(1)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(list.draws()).toBe(1)
})

it('has what the address chooses, and what it chooses after a step back', () => {
  const list = open('/stamp/?lines=4-6')
  expect(list.chosen()).toEqual({ lines: ['4-6'] })
  window.history.replaceState(null, '', '/stamp/?shape=round')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(list.chosen()).toEqual({ shape: ['round'] })
})
