import { area, array, text } from '../fields/fields'
import { link } from './link'

export const heroFields = [
  text('title', { required: true }),
  area('text'),
  array('links', link),
  text('picture'),
]
