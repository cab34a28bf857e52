import type { ElementCheck } from '../../checks/check'
import { above, below } from '../../checks/measure'
import type { Plate } from '../../plate'
import { largestRadius } from './change'
import type { BorderElement } from './schema'

/** The nearest width that its style and the plate allow, in mm. */
function allowedWidth({ style, width }: BorderElement['config'], { border }: Plate): number {
  const min = border.minMm[style]
  if (below(width, min)) return min
  return above(width, border.maxMm) ? border.maxMm : width
}

/** Width of the line (STAMP-8, SIGN-33): thinner does not last, thicker closes up. */
const lineWidth: ElementCheck<BorderElement> = {
  codes: ['design_border_too_thin', 'design_border_too_thick'],
  run({ config }, { plate }) {
    const needed = allowedWidth(config, plate)
    if (needed === config.width) return []
    const code = needed > config.width ? 'design_border_too_thin' : 'design_border_too_thick'
    return [{ code, severity: 'block', measured: config.width, needed }]
  },
  repairs({ id: elementId, config }, _, { plate }) {
    const width = allowedWidth(config, plate)
    return [{ kind: 'change', elementId, patch: { config: { ...config, width } }, toMm: width }]
  },
}

/** Corners rounder than the plate allows at the inside of the line; the plate's own corners are never too round. */
const corners: ElementCheck<BorderElement> = {
  codes: ['design_border_too_round'],
  applies: (_, { plate }) => plate.shape === 'rect',
  run({ config }, { plate }) {
    const needed = largestRadius(config, plate)
    if (config.radius <= needed) return []
    return [{ code: 'design_border_too_round', severity: 'block', measured: config.radius, needed }]
  },
  repairs({ id: elementId, config }, _, { plate }) {
    const radius = largestRadius(config, plate)
    return [{ kind: 'change', elementId, patch: { config: { ...config, radius } } }]
  },
}

export const borderChecks = [lineWidth, corners]
