import { area, array, checkbox, text } from '../fields/fields'
import { link } from './link'

export const imageTextFields = [
  text('title'),
  area('text', { required: true }),
  text('picture'),
  checkbox('pictureFirst'),
  array('links', link),
]
