import type { Field } from 'payload'

/** Nothing to fill in: what it says comes from the company's settings. */
export const contactFields: Field[] = []
