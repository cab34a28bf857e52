// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OwnShape } from '@/editor/sign/own-shape'
import { outlineOfSvg } from '@/lib/product/sign/own-outline'
import fr from '@/messages/fr'
import { showInEditor } from '@/tests/support/editor-workspace'
import { svgRenderer } from '@/tests/support/svg-renderer'
import { template } from '@/tests/support/templates'

const t = fr.editor.ownShape

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})
beforeEach(() => {
  vi.stubGlobal(
    'Worker',
    // The worker's task, done at once.
    class {
      private hear: (event: { data: unknown }) => void = () => {}
      addEventListener(name: string, listener: (event: { data: unknown }) => void) {
        if (name === 'message') this.hear = listener
      }
      terminate() {}
      async postMessage({ id, asked }: { id: number; asked: { bytes: ArrayBuffer; name: string } }) {
        const answer = await outlineOfSvg(new Uint8Array(asked.bytes), asked.name, svgRenderer)
        this.hear({ data: { id, answer } })
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => showInEditor(template('template-door-office-fr'), <OwnShape />)
const maskOf = (editor: ReturnType<typeof show>) =>
  (editor.design.config as { mask: { maskCustom?: { name: string } } }).mask.maskCustom

const give = (inner: string) => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${inner}</svg>`
  const file = new File([text], 'fleche.svg', { type: 'image/svg+xml' })
  Object.defineProperty(file, 'arrayBuffer', { value: async () => new TextEncoder().encode(text).buffer })
  fireEvent.change(screen.getByLabelText(t.file, { selector: 'input' }), { target: { files: [file] } })
}

it('an SVG’s one line becomes the shape, and two are refused with their number', async () => {
  const editor = show()
  give('<path d="M0 0H90V90H0Z"/><circle cx="150" cy="50" r="20"/>')
  expect((await screen.findByRole('alert')).textContent).toContain('2 lignes')
  expect(maskOf(editor)).toBeUndefined()
  give('<path d="M10 40H120V10L190 50L120 90V60H10Z"/>')
  await waitFor(() => expect(maskOf(editor)?.name).toBe('fleche'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a shape is drawn by keyboard, undone, and taken', async () => {
  const editor = show()
  fireEvent.click(screen.getByRole('button', { name: t.draw }))
  const point = () => screen.getByRole('button', { name: /^Point 2,/ })
  fireEvent.keyDown(point(), { key: 'Enter' })
  for (let step = 0; step < 5; step++) fireEvent.keyDown(point(), { key: 'ArrowDown' })
  expect(point().getAttribute('aria-label')).toMatch(/y 5 mm, courbe/)
  fireEvent.click(screen.getByRole('button', { name: t.undo }))
  expect(point().getAttribute('aria-label')).toMatch(/y 4 mm/)
  expect(screen.getByText(t.ready)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: t.take }))
  await waitFor(() => expect(maskOf(editor)?.name).toBe(t.own))
})

it('a point can be removed by a button too: touch has no keys', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: t.draw }))
  const points = () => screen.getAllByRole('button', { name: /^Point \d/ })
  const button = screen.getByRole('button', { name: t.removePoint }) as HTMLButtonElement
  expect(button.disabled).toBe(true)
  const [, second] = points()
  fireEvent.focus(second as Element)
  fireEvent.click(button)
  expect(points()).toHaveLength(3)
  // Fewer enclose nothing.
  expect(button.disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: t.undo }))
  expect(points()).toHaveLength(4)
})

it('a line that crosses itself says so, and cannot be taken', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: t.draw }))
  // The first corner is carried over the opposite side.
  const point = () => screen.getByRole('button', { name: /^Point 1,/ })
  for (let step = 0; step < 70; step++) fireEvent.keyDown(point(), { key: 'ArrowDown' })
  for (let step = 0; step < 30; step++) fireEvent.keyDown(point(), { key: 'ArrowRight' })
  const take = screen.getByRole('button', { name: t.take }) as HTMLButtonElement
  expect(take.disabled).toBe(screen.queryByText(t.ready) === null)
})
