// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { AskDialog } from '@/editor/panels/ask-dialog'
import fr from '@/messages/fr'
import { shape, stampDesign, text } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '')
  }
})
afterEach(cleanup)

const ignore = () => {}

it('what is asked before the cart names the element it is about', () => {
  const design = stampDesign([text('words', 'MARTIN', 4), shape('box', 2, 2, 10, 10)])
  const findings = ['words', 'box'].map(elementId => ({
    code: 'design_overlap' as const,
    severity: 'ask' as const,
    elementId,
  }))
  showInEditor(design, <AskDialog findings={findings} onAdd={ignore} onBack={ignore} />)
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toContain('MARTIN')
  expect(second).toContain(fr.editor.shapes.names.rectangle)
})
