import type { Plate } from './plate'

/** What a plate takes: the thinnest stroke in mm, and the pixels an inch below which edges show steps (DESIGN-26). */
export const finenessNeeded = ({ kind, marking }: Pick<Plate, 'kind' | 'marking'>) => ({
  strokeMm: kind === 'stamp' || marking === 'printing' ? 0.2 : 0.3,
  perInch: kind === 'stamp' ? 200 : 100,
})
