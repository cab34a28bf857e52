// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FocusKeeper } from '@/components/ui/focus-keeper'

// jsdom has no layout: an element without children counts as empty.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return this.childElementCount
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Two lines, each with a remove button, and a list that "leave" replaces by a page of its own. */
function Lines() {
  const [lines, setLines] = useState(['one', 'two'])
  const [left, setLeft] = useState(false)
  if (left) return <h1>The next page</h1>
  return (
    <section aria-label="Lines">
      <ul aria-label="List">
        {lines.map(line => (
          <li key={line}>
            <button type="button" onClick={() => setLines(lines.filter(one => one !== line))}>
              {line}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setLeft(true)}>
        leave
      </button>
    </section>
  )
}

/** A popup that goes when its button is pressed. */
function Popup() {
  const [open, setOpen] = useState(true)
  return (
    open && (
      <dialog open>
        <button type="button" onClick={() => setOpen(false)}>
          close
        </button>
      </dialog>
    )
  )
}

function show() {
  render(
    <>
      <FocusKeeper>
        <Lines />
      </FocusKeeper>
      <Popup />
    </>,
  )
  return (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    return button
  }
}

it('a removed line leaves the focus to its list, and the last one to the part that the empty list stands in', async () => {
  const enter = show()
  fireEvent.click(enter('one'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
  fireEvent.click(enter('two'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Lines' })))
})

it('where all is replaced, the heading of the new content has the focus, until it is left', async () => {
  const enter = show()
  fireEvent.click(enter('leave'))
  const heading = screen.getByRole('heading', { name: 'The next page' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  heading.blur()
  expect(heading.hasAttribute('tabindex')).toBe(false)
})

it('a deliberate blur is not undone when the control is removed', async () => {
  const enter = show()
  const one = enter('one')
  one.blur()
  await Promise.resolve()
  fireEvent.click(one)
  await waitFor(() => expect(screen.queryByText('one')).toBeNull())
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})

it('a field that a form sends its reader back to is followed, when the form is gone then', async () => {
  const enter = show()
  enter('leave')
  // Without a turn in between, as a script does it.
  fireEvent.click(enter('one'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
})

it('after a popup whose opener is gone the focus goes to its part', async () => {
  const enter = show()
  const one = enter('one')
  const close = enter('close')
  await Promise.resolve()
  fireEvent.click(one)
  await waitFor(() => expect(screen.queryByText('one')).toBeNull())
  expect(document.activeElement).toBe(close)
  fireEvent.click(close)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
})
