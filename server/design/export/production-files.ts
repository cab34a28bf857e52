import 'server-only'

/** The files of a design: as it was seen, and as machines follow it. */
export const productionFiles = ['preview.svg', 'production.svg', 'production.pdf'] as const
export type ProductionFile = (typeof productionFiles)[number]
