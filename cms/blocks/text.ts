import { area, text } from '../fields/fields'

export const textFields = [text('title'), area('text', { required: true })]
