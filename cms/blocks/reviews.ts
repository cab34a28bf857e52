import { number, text } from '../fields/fields'

export const reviewsFields = [text('title'), number('limit', { min: 1, max: 20, defaultValue: 6 })]
