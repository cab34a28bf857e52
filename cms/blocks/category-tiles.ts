import { categoryPictures } from '@/lib/catalogue/blocks/category-tiles'
import { array, row, select, text } from '../fields/fields'
import { link } from './link'

export const categoryTilesFields = [
  text('title'),
  array('links', link),
  array('tiles', [
    row(text('category', { required: true }), select('picture', categoryPictures)),
    row(text('title'), text('text')),
  ]),
]
