import { block } from './block'

/** The form to write to the shop, and how else it is reached. */
export const contactBlock = block('contact', {})
