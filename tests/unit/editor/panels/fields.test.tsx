// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Inspector } from '@/editor/panels/inspector'
import { LinesForm } from '@/editor/panels/lines-form'
import { QuantityField } from '@/editor/panels/quantity-field'
import { fontEngine } from '@/editor/scene/font-engine'
import type { Editor } from '@/editor/state/editor'
import type { Finding } from '@/lib/design/scene/finding'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import fr from '@/messages/fr'
import { hole } from '@/tests/support/design-checks'
import { fetchPublic, showInEditor } from '@/tests/support/editor-workspace'
import { template, withFreeHoles } from '@/tests/support/templates'

const t = fr.editor
const stamp = template('template-company-address-fr')

beforeAll(async () => {
  vi.stubGlobal('fetch', fetchPublic)
  await fontEngine().load(['roboto-regular.ttf', 'roboto-bold.ttf'])
})
beforeEach(() => vi.stubGlobal('fetch', fetchPublic))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const type = (name: string, value: string) => {
  const field = screen.getByRole('textbox', { name })
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
  return field
}
const refused = (editor: Editor) => editor.state.refusal
const said = (editor: Editor) => formLines(editor.design).map(({ text }) => text)

it('a hole has a diameter of 3 to 50 mm, and its field says so', () => {
  const plate = withFreeHoles(template('template-lawyer-plaque-fr'))
  const editor = showInEditor({ ...plate, elements: [hole(10, 10, 5)] }, <Inspector />)
  act(() => editor.select(['h']))
  for (const [typed, taken] of [
    ['2', '3,0'],
    ['51', '50,0'],
    ['99999', '50,0'],
  ] as const) {
    expect(screen.queryByRole('textbox', { name: t.inspector.width })).toBeNull()
    expect(type(t.inspector.diameter, typed)).toHaveProperty('value', taken)
    expect(refused(editor)).toMatchObject({ code: 'range', min: 3, max: 50, unit: 'mm' })
  }
})

it('an impossible width is reported with its bounds, as every other figure', () => {
  const editor = showInEditor(stamp, <Inspector />)
  act(() => editor.select([stamp.elements[0]?.id ?? '']))
  type(t.inspector.width, '99999')
  expect(refused(editor)).toMatchObject({ code: 'range', min: 0.5, max: 10_000 })
})

it('letters are no larger than the plate is long', () => {
  const editor = showInEditor(stamp, <LinesForm findings={[]} />)
  const name = t.lines.size.replace('{number, number}', '1')
  type(name, '99999')
  expect(refused(editor)).toMatchObject({ code: 'range', max: 58 })
})

it('a quantity beyond what is sold is reported with its bounds', () => {
  const editor = showInEditor(stamp, <QuantityField />)
  type(t.quantity, '99999')
  expect(editor.design.quantity).toBe(10_000)
  expect(refused(editor)).toMatchObject({ code: 'range', max: 10_000 })
})

it('an address that is pasted into a line of the template takes the place of its words', () => {
  const samples: Finding[] = formLines(stamp).map(({ elementId, text }) => ({
    code: 'design_sample_words',
    severity: 'ask',
    elementId,
    subject: text,
  }))
  const editor = showInEditor(stamp, <LinesForm findings={samples} />)
  const first = screen.getByRole('textbox', { name: t.lines.text.replace('{number, number}', '1') })
  ;(first as HTMLTextAreaElement).select()
  const copied = 'Cabinet Martin\r\n1, rue X\r\n\r\n75001 Paris\r\n'
  fireEvent.paste(first, { clipboardData: { getData: () => copied } })
  expect(said(editor)).toEqual(['Cabinet Martin', '1, rue X', '75001 Paris', said(editor)[3]])
  editor.undo()
  expect(said(editor)).toEqual(said({ design: stamp } as Editor))
})
