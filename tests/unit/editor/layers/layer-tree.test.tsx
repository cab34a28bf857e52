// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LayerTree } from '@/editor/layers/layer-tree'
import type { Element as SceneElement } from '@/lib/design/scene/model'
import fr from '@/messages/fr'
import { qrcode, stampDesign, text } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

const t = fr.editor.elements

beforeEach(() => {
  // jsdom has no CSS object.
  Object.assign(globalThis, {
    CSS: { escape: (value: string) => value.replace(/:/g, '\\:') },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
/** Runs all pending tasks of the page. */
const settled = () => act(() => new Promise<void>(resolve => setTimeout(resolve)))

const inGroup = (element: SceneElement): SceneElement => ({
  ...element,
  group: 'g',
  groupLabel: 'En-tête',
})
const show = () =>
  showInEditor(
    stampDesign([
      text('a', 'Dupont', 2),
      inGroup(text('b', 'Lyon', 8)),
      inGroup(qrcode('c', 2, 12, 8)),
      qrcode('d', 40, 2, 8),
    ]),
    <LayerTree findings={[]} />,
  )
const tree = () => screen.getByRole('tree', { name: t.title })
const rows = () => within(tree()).getAllByRole('treeitem')
const row = (index: number): HTMLElement => {
  const found = rows()[index]
  if (!found) throw new Error(`no row ${index}`)
  return found
}
const press = (key: string, how: { altKey?: boolean; ctrlKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...how })

it('is a tree for screen readers: levels, positions, open and folded, one tab stop', () => {
  show()
  expect(rows().map(one => one.getAttribute('aria-level'))).toEqual(['1', '1', '2', '2', '1'])
  expect(
    rows().map(
      one => `${one.ariaPosInSet ?? one.getAttribute('aria-posinset')}/${one.getAttribute('aria-setsize')}`,
    ),
  ).toEqual(['1/3', '2/3', '1/2', '2/2', '3/3'])
  expect(row(1).getAttribute('aria-expanded')).toBe('true')
  expect(row(0).hasAttribute('aria-expanded')).toBe(false)
  expect(rows().filter(one => one.tabIndex === 0)).toEqual([row(0)])
  expect(
    within(row(1))
      .getAllByRole('button')
      .every(one => one.tabIndex === -1),
  ).toBe(true)
})

it('is called by its words and its place, which do not run together', () => {
  show()
  // Checks read only the text, without a style that separates it.
  expect(row(0).textContent).toMatch(/^Dupont x \d/)
})

it('is walked and folded by arrows, and chosen from with Enter', () => {
  const editor = show()
  row(0).focus()
  press('ArrowDown')
  expect(document.activeElement).toBe(row(1))
  expect(rows().filter(one => one.tabIndex === 0)).toEqual([row(1)])
  press('ArrowLeft')
  expect(rows()).toHaveLength(3)
  press('Enter')
  expect(editor.state.selection).toEqual(['b', 'c'])
  press('ArrowRight')
  press('ArrowRight')
  press('ArrowDown')
  press(' ')
  expect(editor.state.selection).toEqual(['c'])
  press('End')
  press(' ', { ctrlKey: true })
  expect(editor.state.selection).toEqual(['c', 'd'])
  expect(rows().map(one => one.getAttribute('aria-selected'))).toEqual([
    'false',
    'false',
    'false',
    'true',
    'true',
  ])
  press('Home')
  expect(document.activeElement).toBe(row(0))
})

it('puts rows into groups and out of them with Alt, and the focus stays with them', () => {
  const editor = show()
  row(4).focus()
  press('ArrowRight', { altKey: true })
  expect(editor.design.elements.map(({ group }) => group)).toEqual([undefined, 'g', 'g', 'g'])
  expect(editor.design.elements[3]?.groupLabel).toBe('En-tête')
  expect(document.activeElement).toBe(row(4))
  expect(editor.state.announcement?.key).toBe('intoGroup')
  press('ArrowLeft', { altKey: true })
  expect(editor.design.elements[3]?.group).toBeUndefined()
  expect(editor.state.announcement?.key).toBe('outOfGroup')
})

it('names, hides and locks a group as a whole', () => {
  const editor = show()
  row(1).focus()
  press('F2')
  const field = screen.getByRole('textbox', { name: t.rename })
  expect(field).toHaveProperty('value', 'En-tête')
  fireEvent.change(field, { target: { value: 'Adresse' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(editor.design.elements.map(({ groupLabel }) => groupLabel)).toEqual([
    undefined,
    'Adresse',
    'Adresse',
    undefined,
  ])
  fireEvent.click(screen.getByRole('button', { name: t.hide.replace('{name}', 'Adresse') }))
  fireEvent.click(screen.getByRole('button', { name: t.lock.replace('{name}', 'Adresse') }))
  expect(editor.design.elements.map(({ hidden, locked }) => hidden && locked)).toEqual([
    undefined,
    true,
    true,
    undefined,
  ])
})

it('chooses one of a group by a press, and more with Ctrl', () => {
  const editor = show()
  fireEvent.click(row(2))
  expect(editor.state.selection).toEqual(['b'])
  fireEvent.click(row(0), { ctrlKey: true })
  expect(editor.state.selection).toEqual(['b', 'a'])
  fireEvent.click(row(2), { ctrlKey: true })
  expect(editor.state.selection).toEqual(['a'])
})

it('a long list grows to its whole length, each row with its place', async () => {
  const many = Array.from({ length: 60 }, (_, index) => text(`t${index}`, `Ligne ${index}`, 2))
  showInEditor(stampDesign(many), <LayerTree findings={[]} />)
  expect(rows().length).toBeLessThan(60)
  expect(row(0).getAttribute('aria-setsize')).toBe('60')
  await waitFor(() => expect(rows()).toHaveLength(60))
  expect(row(59).textContent).toContain('Ligne 59')
})

/** An observer that sees the end of a list when the test says so. */
function watchedEnd() {
  let notify = () => {}
  let options: IntersectionObserverInit | undefined
  class Observer {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void, given?: IntersectionObserverInit) {
      notify = () => seen([{ isIntersecting: true }])
      options = given
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return { comesNear: () => act(() => notify()), watched: () => options }
}

const many = () =>
  showInEditor(
    stampDesign(Array.from({ length: 300 }, (_, at) => qrcode(`q${at}`, 2, 2, 8))),
    <LayerTree findings={[]} />,
  )

it('of hundreds of rows only those near the visible part are drawn', async () => {
  const { comesNear } = watchedEnd()
  many()
  expect(rows()).toHaveLength(40)
  await settled()
  expect(rows()).toHaveLength(40)
  comesNear()
  await waitFor(() => expect(rows()).toHaveLength(80))
  expect(row(0).getAttribute('aria-setsize')).toBe('300')
})

it('they come ahead of what is seen in the panel that scrolls, where a margin around the page would change nothing', () => {
  const { watched } = watchedEnd()
  showInEditor(
    stampDesign(Array.from({ length: 60 }, (_, at) => qrcode(`q${at}`, 2, 2, 8))),
    <div data-panel className="overflow-y-auto">
      <LayerTree findings={[]} />
    </div>,
  )
  expect(watched()?.root).toBe(document.querySelector('[data-panel]'))
})

it('a row that a key leads to is drawn and has the focus, however far below it is', async () => {
  watchedEnd()
  many()
  row(0).focus()
  press('End')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-layer')).toBe('e:q299'))
  press('ArrowUp')
  expect(document.activeElement?.getAttribute('data-layer')).toBe('e:q298')
})
