// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ImpressionHost } from '@/editor/panels/impression-host'
import { Inspector } from '@/editor/panels/inspector'
import fr from '@/messages/fr'
import { signDesign, stampDesign, text } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-room'

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
