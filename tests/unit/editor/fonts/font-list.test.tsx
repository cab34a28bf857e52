// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FontList } from '@/editor/fonts/font-list'
import { Editor } from '@/editor/state/editor'
import { EditorProvider } from '@/editor/state/editor-context'
import editorTexts from '@/messages/fr/editor.json'
import { catalogue } from '@/tests/support/catalogue'
import { stampDesign, text } from '@/tests/support/editor-design'

const t = editorTexts

beforeEach(() => {
  // What jsdom does not have: a screen to scroll and to point at, and the file of the names.
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  window.localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens the list, and waits until it is there. */
async function open(onChange: (family: string) => void = () => undefined) {
  const editor = new Editor({ design: stampDesign([text('t', 'Lyon', 2)]) })
  const setting = {
    editor,
    catalogue,
    language: 'fr',
    vatPercent: 20,
    templates: [],
    recovered: null,
    addSeries: null,
  } as const
  render(
    <NextIntlClientProvider locale="fr-FR" timeZone="UTC" messages={{ editor: t } as never}>
      <EditorProvider {...setting} priceList={{} as never}>
        <FontList value="Roboto" onChange={onChange} />
      </EditorProvider>
    </NextIntlClientProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
  await screen.findByRole('combobox')
}

const options = () => screen.getAllByRole('option').map(option => option.textContent)

test('the search has the keyboard, and Enter takes the font that it found', async () => {
  const chosen: string[] = []
  await open(family => chosen.push(family))
  const search = screen.getByRole('combobox')
  expect(document.activeElement).toBe(search)
  fireEvent.change(search, { target: { value: 'playf' } })
  expect(options()).toEqual(['Playfair Display'])
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(chosen).toEqual(['Playfair Display'])
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.click(screen.getByRole('button'))
  expect(options().slice(0, 2)).toEqual(['Roboto', 'Playfair Display'])
})

test('a kind of letters narrows the list and gives the search its keyboard back; Escape leaves', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: t.fonts.category.stencil }))
  expect(options()).toHaveLength(3)
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('what is not there is said', async () => {
  await open()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'rien de tel' } })
  expect(screen.getByRole('status').textContent).toBe(t.fonts.none)
})
