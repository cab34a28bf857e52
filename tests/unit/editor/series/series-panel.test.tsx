// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fontEngine } from '@/editor/scene/font-engine'
import { SeriesPanel } from '@/editor/series/series-panel'
import type { Design } from '@/lib/design/scene/model'
import { formLines, setLineText } from '@/lib/design/scene/operations/text-lines'
import fr from '@/messages/fr'
import { signDesign, text } from '@/tests/support/editor-design'
import { fetchPublic, showInEditor } from '@/tests/support/editor-workspace'
import { plainBlanks } from '@/tests/support/messages'

const t = fr.editor.series
const model = signDesign([text('e1', 'Nom', 3, 8), text('e2', 'Bureau', 15, 5)])
const long = 'Maître Anne-Laure DE LA FONTAINE'

beforeAll(async () => {
  vi.stubGlobal('fetch', fetchPublic)
  await fontEngine().load(['roboto-regular.ttf', 'roboto-bold.ttf'])
})
beforeEach(() => vi.stubGlobal('fetch', fetchPublic))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(space = 100) {
  const added: Design[] = []
  const editor = showInEditor(model, <SeriesPanel />, {
    space: () => space,
    add: designs => added.push(...designs),
  })
  return { editor, added }
}
const write = (list: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: t.field }), { target: { value: list } })
const add = (count: number) =>
  screen.getByRole('button', { name: new RegExp(`^Ajouter ${count} `) }) as HTMLButtonElement
const pieces = () => within(screen.getByRole('list', { name: t.list })).getAllByRole('listitem')
const wordsOf = (design: Design) => formLines(design).map(line => line.text)
const ready = (count: number) => waitFor(() => expect(add(count).disabled).toBe(false))

it('each row becomes a piece in the layout of the design, named by its words, at a price that is known', async () => {
  const { added } = show()
  write('Anne\tBureau 1\nKarim\tBureau 2')
  await ready(2)
  expect(pieces()).toHaveLength(2)
  expect(screen.getByText(/^2 ×/).textContent).toContain('€')
  fireEvent.click(add(2))
  expect(added.map(wordsOf)).toEqual([
    ['Anne', 'Bureau 1'],
    ['Karim', 'Bureau 2'],
  ])
  expect(added.map(({ name }) => name)).toEqual(['Anne', 'Karim'])
})

it('a column is written into the chosen line, the other lines stay', async () => {
  const { added } = show()
  write('12\n14')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } })
  await ready(2)
  fireEvent.click(add(2))
  expect(added.map(wordsOf)).toEqual([
    ['Nom', '12'],
    ['Nom', '14'],
  ])
})

it('a piece that fell smaller is named, and all can have its letters', async () => {
  const { added } = show()
  write(`Anne\n${long}\nKarim`)
  expect(await screen.findByText(/la pièce 2\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: t.even }))
  await waitFor(() => expect(screen.queryByText(/la pièce 2\./)).toBeNull())
  await ready(3)
  fireEvent.click(add(3))
  expect(new Set(added.map(design => formLines(design)[0]?.sizeMm)).size).toBe(1)
})

it('impossible pieces are reported and left out, and can be removed from the list', async () => {
  const { added, editor } = show()
  write(`Anne\n${'W'.repeat(400)}`)
  await ready(1)
  expect(screen.getByText(/ne peut pas être fabriquée/)).toBeTruthy()
  fireEvent.click(add(1))
  expect(added.map(wordsOf)).toEqual([['Anne', 'Bureau']])
  fireEvent.click(screen.getByRole('button', { name: /^Retirer W/ }))
  await waitFor(() => expect(pieces()).toHaveLength(1))
  expect(editor.state.list).toBe('Anne')
})

it('no more pieces are taken than the cart has space for, and that is reported', async () => {
  show(3)
  write('a1\na2\na3\na4\na5')
  await ready(3)
  expect(screen.getByText(/les 2 dernières lignes ne sont pas prises/)).toBeTruthy()
  expect(pieces()).toHaveLength(3)
})

it('pieces of another list or design are never added', async () => {
  const { added, editor } = show()
  write('Anne\nKarim')
  await ready(2)
  act(() => {
    editor.change(setLineText(editor.design, 'e2', 0, 'Étage'))
  })
  expect(screen.queryByRole('button', { name: /^Ajouter 2 / })).toBeNull()
  await ready(2)
  fireEvent.click(add(2))
  expect(added.map(wordsOf)).toEqual([
    ['Anne', 'Étage'],
    ['Karim', 'Étage'],
  ])
})

it('a design without a line asks for one, and a list that is too long says what is not read', async () => {
  showInEditor(signDesign([]), <SeriesPanel />, { space: () => 100, add: () => {} })
  expect(screen.getByText(plainBlanks(t.noLines))).toBeTruthy()
  write('a\n'.repeat(15_000))
  expect(screen.getByText(/20.000 caractères/)).toBeTruthy()
})
