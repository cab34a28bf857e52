// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useKeyboardInset } from '@/editor/workspace/use-keyboard-inset'

/** The part of the window that can be seen, as a browser tells it. */
class SeenPart extends EventTarget {
  height = window.innerHeight
  offsetTop = 0
  scale = 1
}

describe('the keyboard of a phone', () => {
  let seen: SeenPart
  beforeEach(() => {
    seen = new SeenPart()
    Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true })
  })
  afterEach(() => {
    document.body.replaceChildren()
  })

  function workspace() {
    const element = document.createElement('div')
    document.body.append(element)
    renderHook(() => useKeyboardInset({ current: element }))
    const show = (change: Partial<SeenPart>) => {
      Object.assign(seen, change)
      act(() => {
        seen.dispatchEvent(new Event('resize'))
      })
    }
    return { element, show, inset: () => element.style.getPropertyValue('--keyboard') }
  }

  it('takes its height from the workspace while it is open', () => {
    const { element, show, inset } = workspace()
    show({ height: window.innerHeight - 300 })
    expect(inset()).toBe('300px')
    expect(element.hasAttribute('data-keyboard')).toBe(true)
    show({ height: window.innerHeight })
    expect(inset()).toBe('0px')
    expect(element.hasAttribute('data-keyboard')).toBe(false)
  })

  it('counts from the start where the workspace opens with a field that has the focus', () => {
    document.body.append(document.createElement('textarea'))
    document.querySelector('textarea')?.focus()
    seen.height = window.innerHeight - 300
    expect(workspace().inset()).toBe('300px')
  })

  it('is not taken for the browser’s bars, nor for a pinched page', () => {
    const { show, inset } = workspace()
    show({ height: window.innerHeight - 56 })
    expect(inset()).toBe('0px')
    show({ height: window.innerHeight / 2, scale: 2 })
    expect(inset()).toBe('0px')
  })
})
