import { text } from '../fields/fields'

export const componentFields = [text('name', { required: true })]
