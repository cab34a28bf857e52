import type { Field } from 'payload'

/** A block with nothing to fill in: what it shows comes from settings, prices or other pages. */
export const nothingFields: Field[] = []
