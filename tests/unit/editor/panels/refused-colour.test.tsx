// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CaseModelsPanel } from '@/editor/panels/case-models-panel'
import { stampDesign } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

const scrolledTo = vi.fn()

beforeEach(() => {
  scrolledTo.mockClear()
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this.textContent)
  }
})
afterEach(cleanup)

it('a colour that the mount does not come in says so aloud and is scrolled to, each time another is pressed', () => {
  showInEditor(stampDesign([]), <CaseModelsPanel />)
  const refused = [
    ...document.querySelectorAll<HTMLInputElement>('.refused-swatch input[name="mount-colour"]'),
  ]
  expect(refused.length).toBeGreaterThan(1)
  for (const [index, colour] of refused.slice(0, 2).entries()) {
    fireEvent.click(colour)
    const alertText = screen.getByRole('alert').textContent
    expect(alertText?.toLowerCase()).toContain(colour.getAttribute('aria-label')?.toLowerCase())
    expect(scrolledTo).toHaveBeenCalledTimes(index + 1)
    expect(scrolledTo).toHaveBeenLastCalledWith(alertText)
  }
})
