import { Barcode } from 'lucide-react'
import type { BarcodeElement } from '@/lib/scene/elements/barcode/schema'
import type { EditorKind } from '../kind'
import { BarcodeInspector } from './inspector'
import { BarcodePanel } from './panel'

const maxName = 24

export const barcodeEditor: EditorKind<BarcodeElement> = {
  icon: Barcode,
  menu: 'qrcode',
  Panel: BarcodePanel,
  Inspector: BarcodeInspector,
  name({ symbology, data }, words) {
    const content = data.length > maxName ? `${data.slice(0, maxName)}…` : data
    return words('kind.barcode', { kind: words(`barcode.types.${symbology}`), content })
  },
}
