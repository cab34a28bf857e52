import type { Plate } from './plate'

/**
 * What a plate takes, in mm (DESIGN-26): the thinnest stroke of drawings, the thinnest stroke and the smallest counter of
 * letters, which a typeface tapers; and the pixels an inch below which edges show steps.
 */
export const finenessNeeded = ({ marking }: Pick<Plate, 'marking'>) => ({
  strokeMm: marking === 'engraving' ? 0.3 : 0.2,
  letterStrokeMm: 0.07,
  letterCounterMm: 0.15,
  perInch: marking === 'ink' ? 200 : 100,
})
