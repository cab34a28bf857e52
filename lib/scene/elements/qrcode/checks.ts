import type { ElementCheck } from '../../checks/check'
import { below, grown, hundredth } from '../../checks/measure'
import { qrMatrix } from './matrix'
import type { QrcodeElement } from './schema'

const length: ElementCheck<QrcodeElement> = {
  codes: ['design_qr_too_long'],
  run: ({ qrData }) => (qrMatrix(qrData) ? [] : [{ code: 'design_qr_too_long', severity: 'block' }]),
}

/** The smallest edge, rounded up: it must pass itself. */
export const smallestQr = (qrMinMm: number): number => Math.ceil(qrMinMm * 10) / 10

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

export const qrcodeChecks = [length, smallest]
