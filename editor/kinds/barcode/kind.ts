import { Barcode } from 'lucide-react'
import { type BarcodeElement, barcodeSymbologies } from '@/lib/design/scene/elements/barcode/schema'
import { barcodeEncoders } from '@/lib/design/scene/elements/barcode/symbol'
import { createLoader } from '../../state/use-loaded'
import type { EditorKind } from '../kind'

const maxName = 24

/** Forms of codes say at every key whether it can be made. */
const withEncoders = <T>(form: Promise<T>) => Promise.all([form, barcodeEncoders.load()])

export const barcodeEditor: EditorKind<BarcodeElement> = {
  icon: Barcode,
  menu: 'qrcode',
  panel: createLoader(async () => {
    const [{ BarcodePanel }] = await withEncoders(import('./panel'))
    return BarcodePanel
  }),
  inspector: createLoader(async () => {
    const [{ BarcodeInspector }] = await withEncoders(import('./inspector'))
    return BarcodeInspector
  }),
  offers: ({ words, editor }) => {
    const toForm = (of?: BarcodeElement['symbology']) => () =>
      editor.wantForm({ kind: 'barcode', of }, 'qrcode')
    const whole = { key: 'any', name: words('barcode.title'), perform: toForm() }
    const ofTypes = barcodeSymbologies.map(symbology => {
      const name = words(`barcode.types.${symbology}`)
      return { key: symbology, name, called: [symbology], perform: toForm(symbology) }
    })
    return [whole, ...ofTypes]
  },
  name({ symbology, data }, words) {
    const content = data.length > maxName ? `${data.slice(0, maxName)}…` : data
    return words('kind.barcode', { kind: words(`barcode.types.${symbology}`), content })
  },
}
