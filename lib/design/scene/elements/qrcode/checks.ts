import type { ElementCheck } from '../../checks/check'
import { below, grown, hundredth } from '../../checks/measure'
import type { Repair } from '../../finding'
import { qrEncoder, qrMatrix } from './matrix'
import { type QrcodeElement, qrCorrections } from './schema'
import { smallestQr } from './size'

const length: ElementCheck<QrcodeElement> = {
  codes: ['design_qr_too_long'],
  run: ({ qrData, errorCorrection }) =>
    qrMatrix(qrData, errorCorrection) ? [] : [{ code: 'design_qr_too_long', severity: 'block' }],
  /** Lower error correction leaves more space for the content. */
  repairs({ id: elementId, qrData }) {
    const errorCorrection = qrCorrections.toReversed().find(one => qrMatrix(qrData, one))
    return errorCorrection
      ? [{ kind: 'change', elementId, patch: { errorCorrection }, words: 'lessCorrection' }]
      : []
  },
}

const smallest: ElementCheck<QrcodeElement> = {
  codes: ['design_qr_too_small'],
  run({ size }, { plate }) {
    if (!below(size, plate.qrMinMm)) return []
    const needed = smallestQr(plate.qrMinMm)
    return [{ code: 'design_qr_too_small', severity: 'block', measured: hundredth(size), needed }]
  },
  repairs({ id: elementId, size, position }, _, { plate }) {
    const toMm = smallestQr(plate.qrMinMm)
    const patch = { size: toMm, position: grown(position, toMm - size) }
    return [{ kind: 'change', elementId, patch, toMm }]
  },
}

/** A code that a phone does not understand as what it claims to be, such as a Wi-Fi code that is a bare name (DESIGN-14). */
const content: ElementCheck<QrcodeElement> = {
  codes: ['design_qr_content'],
  run: ({ qrData, qrDataType }) =>
    qrEncoder.get().qrContents[qrDataType].read(qrData)
      ? []
      : [{ code: 'design_qr_content', severity: 'block', subject: qrDataType }],
  repairs({ id: elementId, qrData, qrDataType }) {
    const { qrContents, writeContent } = qrEncoder.get()
    const patch = { qrDataType: 'text' } as const
    const asText: Repair = { kind: 'change', elementId, patch, words: 'asText', alone: true }
    const url = qrDataType === 'url' ? writeContent(qrContents.url, { url: qrData }) : null
    return url ? [{ kind: 'change', elementId, patch: { qrData: url } }, asText] : [asText]
  },
}

export const qrcodeChecks = [length, content, smallest]
