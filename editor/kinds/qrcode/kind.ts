import { QrCode } from 'lucide-react'
import { qrEncoder } from '@/lib/scene/elements/qrcode/matrix'
import type { QrcodeElement } from '@/lib/scene/elements/qrcode/schema'
import { createLoader } from '../../state/use-loaded'
import type { EditorKind } from '../kind'

export const qrcodeEditor: EditorKind<QrcodeElement> = {
  icon: QrCode,
  menu: 'qrcode',
  panel: createLoader(async () => {
    const [{ QrcodePanel }] = await Promise.all([import('./panel'), qrEncoder.load()])
    return QrcodePanel
  }),
  inspector: createLoader(() => import('./inspector').then(({ QrcodeInspector }) => QrcodeInspector)),
  name: ({ qrDataType }, words) => words('kind.qrcode', { content: words(`qrcode.types.${qrDataType}`) }),
}
