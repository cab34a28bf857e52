import { QrCode } from 'lucide-react'
import { qrEncoder } from '@/lib/scene/elements/qrcode/matrix'
import type { QrcodeElement } from '@/lib/scene/elements/qrcode/schema'
import { createLoader } from '../../state/use-loaded'
import type { EditorKind } from '../kind'

/** Forms of codes ask how large a code is. */
const withEncoder = <T>(form: Promise<T>) => Promise.all([form, qrEncoder.load()])

export const qrcodeEditor: EditorKind<QrcodeElement> = {
  icon: QrCode,
  menu: 'qrcode',
  panel: createLoader(async () => {
    const [{ QrcodePanel }] = await withEncoder(import('./panel'))
    return QrcodePanel
  }),
  inspector: createLoader(async () => {
    const [{ QrcodeInspector }] = await withEncoder(import('./inspector'))
    return QrcodeInspector
  }),
  name: ({ qrDataType }, words) => words('kind.qrcode', { content: words(`qrcode.types.${qrDataType}`) }),
}
