// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImportHost } from '@/editor/import/host'
import { ImportDialog } from '@/editor/import/import-dialog'
import type { Asked } from '@/editor/picture/worker/messages'
import fr from '@/messages/fr'
import { plainBlanks } from '@/tests/support/messages'

const [t, notes] = [fr.importDesign, fr.pageNotes]
const page = {
  kind: 'pdf',
  width: 1000,
  height: 800,
  pages: 1,
  lost: [],
  notes: [],
  otherFamilies: [],
  pageNotes: {
    missing: [],
    fonts: [],
    hiddenLayers: [],
    overprints: true,
    cut: {
      names: ['CutContour'],
      area: { left: 0, top: 0, width: 40, height: 20 },
      kept: false,
      alone: false,
    },
    blank: [],
  },
  preview: { width: 100, height: 80, close: () => {} },
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLCanvasElement.prototype.getContext = () => null
  vi.stubGlobal(
    'Worker',
    class {
      private hear: (event: { data: unknown }) => void = () => {}
      addEventListener(name: string, listener: (event: { data: unknown }) => void) {
        if (name === 'message') this.hear = listener
      }
      terminate() {}
      postMessage({ id, asked }: Asked) {
        const isOpen = (asked as { password?: string }).password === 'sesame'
        const answer = isOpen ? { ok: true, opened: page } : { ok: false, code: 'password' }
        queueMicrotask(() => this.hear({ data: { id, answer } }))
      }
    },
  )
  vi.stubGlobal('fetch', async () => Response.json(fr.pageNotes))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a locked PDF is opened beside its refusal, its notes are said, and both go on with the file', async () => {
  const give = vi.fn<ImportHost['give']>()
  const host: ImportHost = {
    locale: 'fr-FR',
    name: 'Printy 4913',
    modelId: 'model-trodat-printy-4913',
    isSample: true,
    mounts: false,
    give,
    workshop: { price: { excl: '', incl: '' }, add: () => true, toCart: () => {} },
  }
  render(
    <NextIntlClientProvider locale="fr-FR" messages={fr}>
      <ImportDialog host={host} onClose={() => {}} />
    </NextIntlClientProvider>,
  )
  const file = new File(['bytes'], 'plan.pdf')
  file.arrayBuffer = async () => new TextEncoder().encode('bytes').buffer
  fireEvent.change(screen.getByLabelText(t.choose), { target: { files: [file] } })
  fireEvent.change(await screen.findByLabelText(notes.unlock.label), { target: { value: 'sesame' } })
  fireEvent.click(screen.getByRole('button', { name: notes.unlock.open }))
  expect(await screen.findByText(plainBlanks(notes.overprint))).toBeTruthy()
  expect(screen.getByText(/CutContour/)).toBeTruthy()
  // The workshop could not open it.
  expect(screen.queryByRole('button', { name: t.workshop.open })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: notes.cut.engrave }))
  await screen.findByText(/CutContour/)
  fireEvent.click(screen.getByRole('button', { name: t.place.replace('{product}', host.name) }))
  const [given] = give.mock.lastCall ?? []
  expect(given?.kind === 'pictures' && given.pictures[0]).toMatchObject({ file, password: 'sesame' })
})
