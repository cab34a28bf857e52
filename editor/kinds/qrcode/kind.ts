import { QrCode } from 'lucide-react'
import type { QrcodeElement } from '@/lib/scene/elements/qrcode/schema'
import type { EditorKind } from '../kind'
import { QrcodeInspector } from './inspector'
import { QrcodePanel } from './panel'

export const qrcodeEditor: EditorKind<QrcodeElement> = {
  icon: QrCode,
  menu: 'qrcode',
  Panel: QrcodePanel,
  Inspector: QrcodeInspector,
  name: ({ qrDataType }, words) => words('kind.qrcode', { content: words(`qrcode.types.${qrDataType}`) }),
}
