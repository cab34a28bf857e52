import type { Weight } from './weight'

/**
 * The most that is drawn for one design (DESIGN-18). A sign of 60 lines of 70 letters has 4,200; a QR code of a web address some
 * 1,500 modules, the largest there is 31,329; a dotted border around the largest plate 40,000 points. Measured and
 * chosen in docs/decisions/budgets.md.
 */
export const designBudget: Weight = { letters: 8000, modules: 100_000, points: 200_000 }

/**
 * The most bytes of scenes (lib/design/scene/bytes.ts) that are kept and made into files, for one design and for one order: a face of
 * worn letters has ten times the outline of a plain one.
 */
export const sceneBytes = { design: 12_000_000, order: 40_000_000 } as const

/** The most that is drawn for one order, all its designs together. */
export const orderBudget: Weight = { letters: 60_000, modules: 500_000, points: 1_000_000 }
