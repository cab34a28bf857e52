// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useShownPart } from '@/editor/workspace/use-shown-part'
import { showInEditor } from '@/tests/support/editor-workspace'
import { template } from '@/tests/support/templates'

/** Tells that something in the panels has another size. */
const sizes = { changed: () => {} }
const scrolled: Element[] = []

beforeEach(() => {
  scrolled.length = 0
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this)
  }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly seen = new Set<Element>()
      constructor(changed: () => void) {
        sizes.changed = () => act(changed)
      }
      observe(element: Element) {
        // As a browser does: an element is reported once when it begins to be observed.
        if (!this.seen.has(element)) sizes.changed()
        this.seen.add(element)
      }
      disconnect() {}
    },
  )
})

afterEach(cleanup)

/** The panels of a phone, whose menu comes late. */
function Panels() {
  const panels = useRef<HTMLDivElement>(null)
  const inspector = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [late, setLate] = useState(false)
  const { showMenu } = useShownPart({ panels, inspector, menu })
  return (
    <div ref={panels} data-testid="panels">
      <button type="button" onClick={showMenu}>
        open
      </button>
      <button type="button" onClick={() => setLate(true)}>
        arrive
      </button>
      {late && <div ref={menu} data-testid="menu" />}
    </div>
  )
}

const show = () => showInEditor(template('template-company-address-fr'), <Panels />)
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)))

describe('the part of a phone that was asked for', () => {
  it('is in view when it comes after the press', async () => {
    show()
    await press('open')
    await press('arrive')
    expect(scrolled).toEqual([screen.getByTestId('menu')])
  })

  it('stays in view while its contents arrive', async () => {
    show()
    await press('arrive')
    await press('open')
    scrolled.length = 0
    sizes.changed()
    expect(scrolled).toEqual([screen.getByTestId('menu')])
  })

  it.each([
    ['scrolls', fireEvent.wheel],
    ['presses', fireEvent.pointerDown],
    ['types', fireEvent.keyDown],
  ])('is left as soon as the person %s', async (_, move) => {
    show()
    await press('arrive')
    await press('open')
    scrolled.length = 0
    move(screen.getByTestId('panels'))
    sizes.changed()
    expect(scrolled).toEqual([])
  })
})
