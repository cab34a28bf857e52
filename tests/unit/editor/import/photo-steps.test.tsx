// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImportHost } from '@/editor/import/host'
import { ImportDialog } from '@/editor/import/import-dialog'
import type { Asked } from '@/editor/picture/worker/messages'
import type { Corners } from '@/lib/design/scene/elements/image/edit'
import fr from '@/messages/fr'
import { catalogue, priceListOf } from '@/tests/support/catalogue'
import { plainBlanks } from '@/tests/support/messages'

const t = fr.importDesign
const found: Corners = [
  [0.1, 0.3],
  [0.9, 0.3],
  [0.9, 0.7],
  [0.1, 0.7],
]
const looked = {
  kind: 'jpeg',
  width: 1000,
  height: 800,
  pages: 1,
  lost: [],
  notes: [],
  otherFamilies: [],
  preview: { width: 100, height: 80 },
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLCanvasElement.prototype.getContext = () => null
  // Nothing is laid out here: a picture that is drawn by its holder's size waits for it.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'Worker',
    class {
      private hear: (event: { data: unknown }) => void = () => {}
      addEventListener(name: string, listener: (event: { data: unknown }) => void) {
        if (name === 'message') this.hear = listener
      }
      terminate() {}
      postMessage({ id, name }: Asked) {
        const answer = name === 'corners' ? found : { ok: true, opened: looked }
        queueMicrotask(() => this.hear({ data: { id, answer } }))
      }
    },
  )
  vi.stubGlobal('fetch', async () =>
    Response.json({ catalogue, priceList: priceListOf('FR'), templates: [], texts: {} }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The dialog with a photograph whose corners were found. */
async function photographed(mounts: boolean) {
  const give = vi.fn<ImportHost['give']>()
  const host: ImportHost = {
    locale: 'fr-FR',
    name: 'Printy 4913',
    modelId: 'model-trodat-printy-4913',
    isSample: true,
    mounts,
    give,
  }
  render(
    <NextIntlClientProvider locale="fr-FR" messages={fr}>
      <ImportDialog host={host} onClose={() => {}} />
    </NextIntlClientProvider>,
  )
  const file = new File(['bytes'], 'photo.jpg')
  file.arrayBuffer = async () => new TextEncoder().encode('bytes').buffer
  fireEvent.change(screen.getByLabelText(t.choose), { target: { files: [file] } })
  fireEvent.click(await screen.findByRole('button', { name: t.corners.open }))
  await screen.findByRole('heading', { name: t.title.corners })
  return { give, file }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('corners are moved by keys, and corners that cross are not straightened', async () => {
  await photographed(false)
  const corner = screen.getByRole('button', { name: t.corners.topLeft })
  expect(corner.style.left).toBe('10%')
  fireEvent.keyDown(corner, { key: 'ArrowLeft', shiftKey: true })
  expect(screen.getByRole('button', { name: t.corners.topLeft }).style.left).toBe('7.5%')
  const next = screen.getByRole('button', { name: t.corners.next })
  expect(next).toHaveProperty('disabled', false)
  for (let count = 0; count < 50; count += 1)
    fireEvent.keyDown(screen.getByRole('button', { name: t.corners.topLeft }), {
      key: 'ArrowRight',
      shiftKey: true,
    })
  expect(screen.getByRole('button', { name: t.corners.next })).toHaveProperty('disabled', true)
  expect(screen.getByText(plainBlanks(t.corners.crossed))).toBeTruthy()
  press(t.corners.whole)
  expect(screen.getByRole('button', { name: t.corners.topLeft }).style.left).toBe('0%')
  expect(screen.getByRole('button', { name: t.corners.next })).toHaveProperty('disabled', false)
})

test('a height in mm gives the width by the ratio between the corners, on the product itself', async () => {
  const { give, file } = await photographed(false)
  press(t.corners.next)
  expect(screen.queryByRole('region', { name: t.measure.mounts })).toBeNull()
  const height = screen.getByLabelText(t.measure.height)
  fireEvent.change(height, { target: { value: '20' } })
  fireEvent.blur(height, { target: { value: '20' } })
  // 800 × 320 pixels lie between the corners.
  expect(screen.getByLabelText<HTMLInputElement>(t.measure.width).value).toBe('50,0')
  press(t.place.replace('{product}', 'Printy 4913'))
  expect(give).toHaveBeenCalledWith(
    {
      kind: 'pictures',
      pictures: [{ file, corners: found, measured: { widthMm: 50, round: false } }],
      alone: true,
    },
    undefined,
  )
})

test('mounts of the size are offered with their price, and taken', async () => {
  const { give } = await photographed(true)
  press(t.corners.next)
  const width = screen.getByLabelText(t.measure.width)
  fireEvent.change(width, { target: { value: '55' } })
  fireEvent.blur(width, { target: { value: '55' } })
  const mounts = await screen.findByRole('region', { name: t.measure.mounts })
  const tiles = [...mounts.querySelectorAll('button')]
  expect(tiles).toHaveLength(4)
  expect(tiles[0]?.textContent).toMatch(/€/)
  await act(async () => tiles[0]?.click())
  const [given, mount] = give.mock.calls[0] ?? []
  expect(given).toMatchObject({ kind: 'pictures', pictures: [{ measured: { widthMm: 55 } }], alone: true })
  expect(mount?.model.width).toBeGreaterThanOrEqual(54.5)
})
