import type { BorderElement } from '../elements/border/schema'
import { drawingOf } from '../elements/image/kind'
import type { ImageElement } from '../elements/image/schema'
import { qrMatrix } from '../elements/qrcode/matrix'
import type { QrcodeElement } from '../elements/qrcode/schema'
import type { Finding } from '../finding'
import { above, below, type CheckContext, hundredth } from './context'

/** Width of the line (specification §9): thinner does not last, thicker closes up. */
export function checkBorder(element: BorderElement, { plate }: CheckContext): Finding[] {
  const { config, id: elementId } = element
  const min = plate.border.minMm[config.style]
  const max = plate.border.maxMm
  const width = below(config.width, min) ? min : above(config.width, max) ? max : null
  if (width === null) return []
  return [
    {
      code: width === min ? 'design_border_too_thin' : 'design_border_too_thick',
      severity: 'block',
      elementId,
      measured: config.width,
      needed: width,
      repair: { elementId, patch: { config: { ...config, width } } },
    },
  ]
}

/** A larger box about the same middle. */
function grown(position: { left: number; top: number }, by: number) {
  return { left: hundredth(position.left - by / 2), top: hundredth(position.top - by / 2) }
}

export function checkQrcode(element: QrcodeElement, { plate }: CheckContext): Finding[] {
  const { id: elementId, size, position } = element
  const findings: Finding[] = []
  if (!qrMatrix(element.qrData)) findings.push({ code: 'design_qr_too_long', severity: 'block', elementId })
  if (below(size, plate.qrMinMm)) {
    const needed = Math.ceil(plate.qrMinMm * 10) / 10
    const patch = { size: needed, position: grown(position, needed - size) }
    findings.push({
      code: 'design_qr_too_small',
      severity: 'block',
      elementId,
      measured: hundredth(size),
      needed,
      repair: { elementId, patch },
    })
  }
  return findings
}

export function checkImage(element: ImageElement, { plate }: CheckContext): Finding[] {
  const { id: elementId, size, position } = element
  const findings: Finding[] = []
  if (!drawingOf(element)) findings.push({ code: 'design_image_missing', severity: 'block', elementId })
  const shorter = Math.min(size.width, size.height)
  if (below(shorter, plate.imageMinMm)) {
    const factor = plate.imageMinMm / shorter
    const width = hundredth(size.width * factor + 0.005)
    const height = hundredth(size.height * factor + 0.005)
    const { left } = grown(position, width - size.width)
    const { top } = grown(position, height - size.height)
    findings.push({
      code: 'design_image_too_small',
      severity: 'ask',
      elementId,
      measured: hundredth(shorter),
      needed: hundredth(plate.imageMinMm),
      repair: { elementId, patch: { size: { width, height }, position: { left, top } } },
    })
  }
  return findings
}
