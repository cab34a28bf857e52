// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PaletteHost } from '@/editor/palette/palette-host'
import fr from '@/messages/fr'
import { stampDesign, text } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

const [commands, words] = [fr.editor.command, fr.editor.palette]
const drawing = {
  name: 'fluent-vibration-mode',
  category: 'signs',
  label: { fr: 'Mode vibreur', de: 'Vibrationsmodus', en: 'Vibration mode' },
  words: 'modele fichier',
}

/** The drawings load, or fail. */
let answer: (response: Response) => void = () => {}
const sendDrawings = () => act(async () => answer(Response.json([drawing])))

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '')
    this.querySelector('input')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
  Element.prototype.scrollIntoView = () => {}
})
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(resolve => (answer = resolve)))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(async () => {
  // What has not come by now never does, and the next one fetches it again.
  await act(async () => answer(new Response(null, { status: 500 })))
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => {
  const editor = showInEditor(stampDesign([text('a', 'DUPONT', 4)]), <PaletteHost wide />)
  act(() => editor.setWorkspace({ palette: 'commands' }))
  return editor
}
const field = () => screen.getByRole('combobox')
const type = (typed: string) => {
  for (let end = 1; end <= typed.length; end += 1) {
    fireEvent.change(field(), { target: { value: typed.slice(0, end) } })
  }
}
const enter = (more = {}) => fireEvent.keyDown(field(), { key: 'Enter', ...more })
const offered = () => screen.findAllByRole('option')

describe('Enter acts on what answers the words in the field', () => {
  it('when it is pressed before the search itself has come', async () => {
    const editor = open()
    type(commands.import)
    enter()
    await waitFor(() => expect(editor.state.importing).toBe(true))
    expect(editor.state.palette).toBeNull()
  })

  it('a name typed in full runs at once, whatever is still loading', async () => {
    const editor = open()
    await offered()
    type(commands.import)
    enter()
    expect(editor.state.importing).toBe(true)
  })

  it('other words typed after it cancel it', async () => {
    const editor = open()
    await offered()
    type('vibr')
    enter()
    type('duplicat')
    await act(async () => answer(new Response(null, { status: 500 })))
    expect(editor.state.palette).toBe('commands')
  })

  it('Enter waits for results that only the drawings have', async () => {
    const editor = open()
    await offered()
    type('vibr')
    enter()
    expect(editor.state.palette).toBe('commands')
    await sendDrawings()
    await waitFor(() => expect(editor.state.palette).toBeNull())
  })
})

it('a list that moves under a pointer at rest is not pointed at', async () => {
  open()
  const [first, second] = await offered()
  if (!second) throw new Error('nothing to choose')
  fireEvent.pointerMove(second)
  expect(first?.getAttribute('aria-selected')).toBe('true')
  fireEvent(second, Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 3 }))
  expect(second.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('dialog', { name: words.title.commands })).toBeTruthy()
})
