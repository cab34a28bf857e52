// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { BarcodePanel } from '@/editor/kinds/barcode/panel'
import { QrcodePanel } from '@/editor/kinds/qrcode/panel'
import { barcodeEncoders } from '@/lib/design/scene/elements/barcode/symbol'
import { qrEncoder } from '@/lib/design/scene/elements/qrcode/matrix'
import fr from '@/messages/fr'
import { stampDesign } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

beforeAll(() => Promise.all([qrEncoder.load(), barcodeEncoders.load()]))
afterEach(cleanup)

const { qrcode, barcode } = fr.editor

/** Types in a field and leaves it, as a press on the button does. */
function fillIn(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

it('what may be left out is called so after a blank, for those who listen', () => {
  showInEditor(stampDesign([]), <QrcodePanel />)
  fireEvent.click(screen.getByRole('radio', { name: qrcode.short.vcard }))
  expect(screen.getByRole('textbox', { name: `${qrcode.fields.firstName} ${qrcode.optional}` })).toBeTruthy()
  const firm = screen.getByRole('textbox', { name: `${qrcode.fields.organisation} ${qrcode.optional}` })
  expect(screen.getByRole('textbox', { name: qrcode.fields.lastName })).toBeTruthy()
  // A firm needs no person.
  fireEvent.change(firm, { target: { value: 'Étude Dupont' } })
  expect(screen.getByRole('textbox', { name: `${qrcode.fields.lastName} ${qrcode.optional}` })).toBeTruthy()
})

it('the form that the palette asks for has the focus, for the content that was meant', async () => {
  const editor = showInEditor(
    stampDesign([]),
    <>
      <QrcodePanel />
      <BarcodePanel />
    </>,
  )
  act(() => editor.wantForm({ kind: 'qrcode', of: 'wifi' }, 'qrcode'))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: qrcode.fields.ssid }))
  expect(editor.state.wantedForm).toBeNull()
  act(() => editor.wantForm({ kind: 'barcode', of: 'code128' }, 'qrcode'))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: barcode.content }))
  expect((screen.getByLabelText(barcode.type) as HTMLSelectElement).value).toBe('code128')
})

it.each([
  ['a QR code', <QrcodePanel key="qr" />, qrcode.fields.url, 'exemple.fr', qrcode.add, qrcode.missing],
  [
    'a barcode',
    <BarcodePanel key="bars" />,
    barcode.content,
    '4006381333931',
    barcode.add,
    barcode.fault.empty,
  ],
])(
  'the form of %s is empty after it has made one, and finds no fault with that',
  (_, panel, label, value, add, missing) => {
    const editor = showInEditor(stampDesign([]), panel)
    const field = screen.getByLabelText(label)
    // Left empty it says so.
    fillIn(field, '')
    expect(screen.queryByText(missing)).not.toBeNull()
    fillIn(field, value)
    fireEvent.click(screen.getByRole('button', { name: add }))
    expect(editor.design.elements).toHaveLength(1)
    expect((field as HTMLInputElement).value).toBe('')
    expect(screen.queryByText(missing)).toBeNull()
    // Pressed again it says what is missing for the next one.
    fireEvent.click(screen.getByRole('button', { name: add }))
    expect(screen.queryByText(missing)).not.toBeNull()
  },
)
