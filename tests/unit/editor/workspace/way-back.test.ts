// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectWayBack, leaveStep, openOverWorkspace } from '@/editor/workspace/way-back'
import { enter, leave } from '@/stores/popup-history'

/** Presses the browser's Back and waits until the history has moved as often as is expected. */
async function back(times = 1): Promise<void> {
  const moved = new Promise<void>(resolve => {
    let left = times
    const count = () => {
      left -= 1
      if (left > 0) return
      window.removeEventListener('popstate', count)
      resolve()
    }
    window.addEventListener('popstate', count)
  })
  window.history.back()
  await moved
}

/** Something that is open over the workspace until it is closed. */
function opened() {
  const close = vi.fn(() => done())
  const done = openOverWorkspace(close)
  return { close, done }
}

const path = () => `${window.location.pathname}${window.location.hash}`

describe("the browser's Back in the editor", () => {
  let disconnect: () => void
  beforeEach(() => {
    window.history.pushState({ shop: 1 }, '', '/tampon/')
    window.history.pushState({ shop: 2 }, '', '/tampon/#editorPopup')
    disconnect = connectWayBack()
  })
  afterEach(() => disconnect())

  it('closes what is open and stays in the editor', async () => {
    const palette = opened()
    await back()
    expect(palette.close).toHaveBeenCalledOnce()
    expect([path(), window.history.state]).toEqual(['/tampon/#editorPopup', { shop: 2 }])
  })

  it('closes the topmost of several, then the one below', async () => {
    const preview = opened()
    const price = opened()
    await back()
    expect([price.close, preview.close].map(close => close.mock.calls.length)).toEqual([1, 0])
    await back()
    expect([price.close, preview.close].map(close => close.mock.calls.length)).toEqual([1, 1])
    expect(path()).toBe('/tampon/#editorPopup')
  })

  it('leaves the editor by one step where all was closed in another way, however often something was open', async () => {
    const { length } = window.history
    for (let time = 0; time < 3; time += 1) opened().done()
    expect(window.history.length).toBe(length + 1)
    // The step, and the editor.
    await back(2)
    expect([path(), window.history.state]).toEqual(['/tampon/', { shop: 1 }])
  })

  it('keeps what the router and the popups below note in an entry', () => {
    const { done } = opened()
    expect(window.history.state).toEqual({ shop: 2, overEditor: true })
    done()
  })

  it('is where it was before something closes the editor', async () => {
    const there: (string | number)[] = []
    const left = new Promise<void>(resolve => {
      opened().done()
      leaveStep(() => {
        there.push(window.history.state.shop, window.history.state.overEditor ?? 'no step')
        resolve()
      })
    })
    // Pressed twice it is left once.
    leaveStep(() => there.push('twice'))
    await left
    expect(there).toEqual([2, 'no step'])
    leaveStep(() => there.push('at once'))
    expect(there.at(-1)).toBe('at once')
  })

  it('waits with its step while the popup that led here is still going back', async () => {
    // The import on a product's page closes, the editor opens and starts to process the import.
    enter(['importDesign'], null)
    const left = new Promise<void>(resolve => leave(() => [], resolve))
    const desk = opened()
    const early = window.history.state.overEditor
    await left
    await vi.waitFor(() => expect(window.history.state).toEqual({ shop: 2, overEditor: true }))
    expect(early).toBeUndefined()
    await back()
    expect(desk.close).toHaveBeenCalledOnce()
    expect([path(), window.history.state]).toEqual(['/tampon/#editorPopup', { shop: 2 }])
  })

  it('makes no step for a part that is closed before the popup has gone', async () => {
    enter(['importDesign'], null)
    const left = new Promise<void>(resolve => leave(() => [], resolve))
    opened().done()
    await left
    await back()
    expect(path()).toBe('/tampon/')
  })

  it('stands on the step that an earlier visit of the same page left', async () => {
    opened().done()
    disconnect()
    disconnect = connectWayBack()
    const palette = opened()
    await back()
    expect(palette.close).toHaveBeenCalledOnce()
    expect(path()).toBe('/tampon/#editorPopup')
  })
})
