import { QrCode } from 'lucide-react'
import { qrEncoder } from '@/lib/design/scene/elements/qrcode/matrix'
import { type QrcodeElement, qrDataTypes } from '@/lib/design/scene/elements/qrcode/schema'
import { createLoader } from '../../state/use-loaded'
import type { EditorKind } from '../kind'

/** Forms of codes ask how large a code is. */
const withEncoder = <T>(form: Promise<T>) => Promise.all([form, qrEncoder.load()])

/** Contents whose name alone means a code, with their names in every language. */
const codeAlone: Partial<Record<QrcodeElement['qrDataType'], readonly string[]>> = {
  wifi: ['wifi', 'wi-fi'],
  vcard: ['vcard'],
}

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
  offers: ({ words, editor }) => {
    const toForm = (of?: QrcodeElement['qrDataType']) => () =>
      editor.wantForm({ kind: 'qrcode', of }, 'qrcode')
    const whole = { key: 'any', name: words('qrcode.title'), perform: toForm() }
    const ofTypes = qrDataTypes.map(type => {
      const content = words(`qrcode.types.${type}`)
      const name = words('kind.qrcode', { content })
      // A text, a place or a call can mean other things too: these need the word for the code in the query.
      const called = codeAlone[type] ? [content, ...codeAlone[type]] : []
      return { key: type, name, called, words: words(`qrcode.short.${type}`), perform: toForm(type) }
    })
    return [whole, ...ofTypes]
  },
  name: ({ qrDataType }, words) => words('kind.qrcode', { content: words(`qrcode.types.${qrDataType}`) }),
}
