// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLoader, type Loader, useLoaded } from '@/editor/state/use-loaded'
import { PartBoundary } from '@/editor/workspace/part-boundary'
import fr from '@/messages/fr'
import { stampDesign } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

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

const Menu = ({ loader }: { loader: Loader<{ words: string }> }) => <p>{useLoaded(loader)?.words}</p>

it('a menu that cannot be fetched says so, leaves the rest, and comes when it is asked for again', async () => {
  let isOnline = false
  const loader = createLoader(async () => {
    if (!isOnline) throw new Error('Failed to load chunk /_next/static/chunks/menu.js')
    return { words: 'the menu' }
  })
  showInEditor(
    stampDesign([]),
    <>
      <p>the canvas</p>
      <PartBoundary>
        <Menu loader={loader} />
      </PartBoundary>
    </>,
  )
  const again = await screen.findByRole('button', { name: fr.editor.retry })
  expect(screen.getByRole('alert').textContent).toContain(fr.editor.notice.partMissing)
  expect(screen.getByText('the canvas')).toBeDefined()
  isOnline = true
  fireEvent.click(again)
  expect(await screen.findByText('the menu')).toBeDefined()
})
