// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { reportCover } from '@/editor/kinds/report-cover'
import { fontEngine } from '@/editor/scene/font-engine'
import { Editor } from '@/editor/state/editor'
import { addTextLine } from '@/editor/text/add-text-line'
import { RefusalNotice } from '@/editor/workspace/notices'
import { qrEncoder } from '@/lib/design/scene/elements/qrcode/matrix'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import type { Design } from '@/lib/design/scene/model'
import { setDensity } from '@/lib/design/scene/operations/fit/settle'
import { addNew } from '@/lib/design/scene/operations/new-elements'
import { formLines, setLineText } from '@/lib/design/scene/operations/text-lines'
import fr from '@/messages/fr'
import { stampDesign, text } from '@/tests/support/editor-design'
import { fetchPublic, showInEditor } from '@/tests/support/editor-workspace'
import { plainBlanks } from '@/tests/support/messages'
import { plateFor, template } from '@/tests/support/templates'

const stamp = template('template-company-address-fr')
const plate = plateFor(stamp)
const { command, notice } = fr.editor

beforeAll(async () => {
  vi.stubGlobal('fetch', fetchPublic)
  await qrEncoder.load()
  await fontEngine().load(['roboto-regular.ttf', 'roboto-bold.ttf'])
})
afterEach(cleanup)

it('a code that does not fit offers the lines to do without, and one press removes them', () => {
  const filled = { ...stamp, elements: stamp.elements.map(one => ({ ...one, density: 0.5 })) } as Design
  const given = { qrData: 'a'.repeat(120), qrDataType: 'text' as const }
  const { design, id } = addNew(filled, plate, elementKinds.qrcode, given, fontEngine())
  const editor = showInEditor(design, <RefusalNotice />)
  act(() => reportCover(editor, plate, id))
  const before = formLines(design)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  const after = formLines(editor.design).map(line => line.text)
  const gone = before.filter(line => !after.includes(line.text))
  expect(gone.length).toBeGreaterThan(0)
  for (const line of gone) expect(button.textContent).toContain(line.text)
  expect(editor.state.selection).toEqual([id])
  expect(editor.state.refusal).toBeNull()
  act(() => editor.undo())
  expect(formLines(editor.design)).toEqual(before)
})

it('after the change a notice says that lines no longer fill their plate, with undo', () => {
  const design = stampDesign([text('a', 'DUPONT', 4)])
  const ended = new Editor({
    design,
    settle: (_, after) => ({ design: after, ended: true, placed: false, fonts: null }),
  })
  ended.change(setLineText(design, 'a', 0, 'DURAND'))
  expect(ended.state.refusal).toEqual({ code: 'fillEnded' })
  const editor = showInEditor(design, <RefusalNotice />)
  act(() => {
    editor.change(setLineText(design, 'a', 0, 'DURAND'))
    editor.refuse({ code: 'fillEnded' })
  })
  expect(screen.getByText(plainBlanks(notice.refusal.fillEnded))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: command.undo }))
  expect(editor.design).toBe(design)
})

it('a line that does not fit offers smaller letters and a larger mount with what it costs more, each as one step', () => {
  const placed = setDensity(stamp, null)
  const editor = showInEditor(placed, <RefusalNotice />)
  act(() => {
    for (let line = 0; line < 4; line += 1) addTextLine(editor, plate, `Ligne ${line}`)
  })
  const before = editor.design
  expect(editor.state.refusal).toMatchObject({ code: 'noSpace' })
  const larger = screen.getByRole('button', { name: /Modèle plus grand.*€/ })
  fireEvent.click(larger)
  expect(editor.design.modelId).not.toBe(before.modelId)
  expect(formLines(editor.design).at(-1)?.text).toBe('Ligne 3')
  act(() => editor.undo())
  expect(editor.design).toBe(before)
})
