import { row, text } from '../fields/fields'

/** The fields of one link. */
export const link = [row(text('label', { required: true }), text('url', { required: true }))]
