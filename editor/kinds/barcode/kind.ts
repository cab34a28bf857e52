import { Barcode } from 'lucide-react'
import type { BarcodeElement } from '@/lib/scene/elements/barcode/schema'
import { createLoader } from '../../state/use-loaded'
import type { EditorKind } from '../kind'

const maxName = 24

export const barcodeEditor: EditorKind<BarcodeElement> = {
  icon: Barcode,
  menu: 'qrcode',
  panel: createLoader(() => import('./panel').then(({ BarcodePanel }) => BarcodePanel)),
  inspector: createLoader(() => import('./inspector').then(({ BarcodeInspector }) => BarcodeInspector)),
  name({ symbology, data }, words) {
    const content = data.length > maxName ? `${data.slice(0, maxName)}…` : data
    return words('kind.barcode', { kind: words(`barcode.types.${symbology}`), content })
  },
}
