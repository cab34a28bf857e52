// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PaletteHost } from '@/editor/palette/palette-host'
import { ImpressionHost } from '@/editor/panels/impression-host'
import { Inspector } from '@/editor/panels/inspector'
import { useEditor } from '@/editor/state/editor-context'
import { PartBoundary } from '@/editor/workspace/part-boundary'
import { connectWayBack } from '@/editor/workspace/way-back'
import fr from '@/messages/fr'
import { signDesign, stampDesign, text } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

// No part of the editor's code comes any more.
vi.mock('@/editor/state/use-loaded', async original => {
  const real = await original<typeof import('@/editor/state/use-loaded')>()
  const lost = () => Promise.reject(new Error('Failed to load chunk /_next/static/chunks/part.js'))
  return { ...real, createLoader: () => real.createLoader(lost) }
})

beforeEach(() => {
  // React tells of every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('without a network a printed sign has no colours to choose and says so; its texts are placed all the same', async () => {
  const design = signDesign([text('a', 'DUPONT', 4)])
  if (design.type !== 'sign') throw new Error('no sign')
  Object.assign(design.config, { material: 'dibond', color: 'white-black' })
  const editor = showInEditor(design, <Inspector />)
  act(() => editor.select(['a']))
  expect((await screen.findByRole('alert')).textContent).toContain(fr.editor.notice.partMissing)
  expect(screen.getByRole('group', { name: fr.editor.inspector.place })).toBeDefined()
})

it('without a network the impression says that it is missing, in its own place', async () => {
  showInEditor(
    stampDesign([text('a', 'DUPONT', 4)]),
    <>
      <p>the lines</p>
      <ImpressionHost compiled={null} />
    </>,
  )
  await screen.findByRole('button', { name: fr.editor.retry })
  expect(screen.getByText('the lines')).toBeDefined()
})

function Workspace() {
  const editor = useEditor()
  return (
    <PartBoundary onGiveUp={() => editor.setWorkspace({ palette: null })}>
      <PaletteHost wide />
    </PartBoundary>
  )
}

describe('a palette that cannot be fetched', () => {
  const showPalette = async () => {
    // A browser of tests knows no modal dialogs.
    HTMLDialogElement.prototype.showModal ??= vi.fn()
    const editor = showInEditor(stampDesign([]), <Workspace />)
    act(() => editor.setWorkspace({ palette: 'add' }))
    await screen.findByRole('alert')
    return editor
  }

  it("is closed by the browser's Back, which stays in the editor", async () => {
    window.history.pushState({}, '', '/tampon/#editorPopup')
    const disconnect = connectWayBack()
    const editor = await showPalette()
    act(() => window.history.back())
    await waitFor(() => expect(editor.state.palette).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(window.location.hash).toBe('#editorPopup')
    disconnect()
  })

  it('is closed by its button, and asked for again by the next press of "+"', async () => {
    const editor = await showPalette()
    fireEvent.click(screen.getByRole('button', { name: fr.editor.close }))
    expect([editor.state.palette, screen.queryByRole('alert')]).toEqual([null, null])
    act(() => editor.setWorkspace({ palette: 'add' }))
    expect(await screen.findByRole('alert')).toBeDefined()
  })
})
