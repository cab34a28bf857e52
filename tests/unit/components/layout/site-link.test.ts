// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { pathOfPress } from '@/components/layout/site-link'

afterEach(() => {
  document.body.replaceChildren()
})

/** Where a press on the given link leads. */
function press(link: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = link
  let to: string | null = null
  const listen = (event: MouseEvent) => {
    to = pathOfPress(event)
    event.preventDefault()
  }
  window.addEventListener('click', listen, { once: true })
  const within = document.querySelector('b') ?? document.querySelector('a')
  within?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return to
}

it('a press on a link, or on what stands in it, leads to its path', () => {
  expect(press('<a href="/stamp/?a=1#b">x</a>')).toBe('/stamp/?a=1#b')
  expect(press('<a href="/stamp/"><b>x</b></a>')).toBe('/stamp/')
})

it.each([
  ['another site', '<a href="https://example.org/stamp/">x</a>'],
  ['a mail address', '<a href="mailto:a@example.org">x</a>'],
  ['another tab', '<a href="/stamp/" target="_blank">x</a>'],
  ['a document of its own', '<a href="/stamp/" target="_self">x</a>'],
  ['a file to keep', '<a href="/stamp/" download>x</a>'],
  ['the panel', '<a href="/admin">x</a>'],
  ['an API', '<a href="/api/orders/1">x</a>'],
  ['a file', '<a href="/fonts/a.woff2">x</a>'],
  ['a place on this page', '<a href="#main">x</a>'],
  ['nowhere', '<a>x</a>'],
])('a link to %s is the browser’s own', (_, link) => {
  expect(press(link)).toBeNull()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press that asks for something else is the browser’s own: %o',
  init => {
    expect(press('<a href="/stamp/">x</a>', init)).toBeNull()
  },
)
