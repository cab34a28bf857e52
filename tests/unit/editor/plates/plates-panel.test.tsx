// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { PlateNotice } from '@/editor/plates/plate-notice'
import { PlatesPanel } from '@/editor/plates/plates-panel'
import { fontEngine } from '@/editor/scene/font-engine'
import type { SignDesign } from '@/lib/design/scene/model'
import { wordsOf } from '@/lib/design/scene/operations/plate-words'
import { platesOf } from '@/lib/design/scene/operations/plates'
import fr from '@/messages/fr'
import { fetchPublic, showInEditor } from '@/tests/support/editor-workspace'
import { blankSupport } from '@/tests/support/supports'

const t = fr.editor.plates
const names =
  'Sophie BERNARD\tFamille\nKarim HADDAD\tSociétés\nMaître Anne-Laure DE LA FONTAINE DE MONTMORENCY-LAVAL\tPénal'

// What the editor has fetched before anybody can write.
beforeAll(async () => {
  vi.stubGlobal('fetch', fetchPublic)
  await fontEngine().load(['roboto-regular.ttf', 'roboto-bold.ttf'])
})
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('fetch', fetchPublic)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  showInEditor(
    blankSupport('sign-support-multi-4x1-200x50-header'),
    <>
      <PlatesPanel findings={[]} />
      <PlateNotice />
    </>,
  )
const plates = () => within(screen.getByRole('list', { name: t.title })).getAllByRole('button')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const goTo = (place: number) => fireEvent.click(plates()[place] as HTMLElement)
const written = (editor: ReturnType<typeof show>) => platesOf(editor.design as SignDesign).map(wordsOf)

async function paste(editor: ReturnType<typeof show>): Promise<void> {
  press(t.paste)
  fireEvent.change(screen.getByRole('textbox', { name: t.pasteField }), { target: { value: names } })
  press(t.pasteDo)
  await waitFor(() => expect(written(editor)[3]).not.toEqual([]))
}

it('a pasted list writes the plates in one step, and undo takes it back', async () => {
  const editor = show()
  expect(plates()).toHaveLength(5)
  await paste(editor)
  expect(written(editor).map(words => words[0])).toEqual([
    undefined,
    'Sophie BERNARD',
    'Karim HADDAD',
    'Maître Anne-Laure DE LA FONTAINE DE MONTMORENCY-LAVAL',
    undefined,
  ])
  editor.undo()
  expect(written(editor)).toEqual([[], [], [], [], []])
})

it('turning to another plate is no step of its own: undo leads back to the plate that was changed', async () => {
  const editor = show()
  await paste(editor)
  goTo(2)
  goTo(4)
  press(t.leave)
  await waitFor(() => expect(plates()[4]?.textContent).toContain(t.blank))
  goTo(1)
  editor.undo()
  expect((editor.design as SignDesign).support).toMatchObject({ place: 4, blank: [] })
  editor.undo()
  expect(written(editor)).toEqual([[], [], [], [], []])
})

it('a name that became smaller is reported, and its repairs end that', async () => {
  const editor = show()
  await paste(editor)
  goTo(3)
  expect(await screen.findByText(t.smaller)).toBeTruthy()
  press(/mm partout$/)
  await waitFor(() => expect(screen.queryByText(t.smaller)).toBeNull())
  editor.undo()
  await screen.findByText(t.smaller)
  press(t.parted)
  await waitFor(() => expect(written(editor)[3]).toHaveLength(3))
})

it('a support that nobody makes leads to the nearest, with the difference in price', async () => {
  const editor = show()
  await paste(editor)
  fireEvent.change(screen.getByRole('combobox', { name: t.rows }), { target: { value: '5' } })
  const refusal = await screen.findByRole('alert')
  expect(refusal.textContent).toContain('€')
  fireEvent.click(within(refusal).getAllByRole('button')[0] as HTMLElement)
  await waitFor(() => expect(plates()).toHaveLength(7))
  expect(written(editor)[1]).toEqual(['Sophie BERNARD', 'Famille'])
})
