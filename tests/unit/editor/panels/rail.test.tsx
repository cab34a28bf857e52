// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Rail } from '@/editor/panels/rail'
import fr from '@/messages/fr'
import { stampDesign } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

afterEach(cleanup)

it('while the preview lies over the workspace, the menu behind it is not the one that is shown', () => {
  const editor = showInEditor(stampDesign([]), <Rail wide blocked={0} />)
  const menus = within(screen.getByRole('navigation', { name: fr.editor.menu.label }))
  const shown = () => menus.queryByRole('button', { current: true })?.textContent ?? null
  expect(shown()).toBe(fr.editor.menu['case-models'])
  act(() => editor.setWorkspace({ preview: 'open' }))
  expect(shown()).toBeNull()
  act(() => editor.setWorkspace({ preview: null }))
  expect(shown()).toBe(fr.editor.menu['case-models'])
})
