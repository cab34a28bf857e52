import { area, array, text } from '../fields/fields'

export const faqFields = [
  text('title'),
  array('questions', [text('question', { required: true }), area('answer', { required: true })]),
]
