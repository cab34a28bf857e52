import { json, number, select, text } from '../fields/fields'

export const cardListFields = [
  text('title'),
  select('source', ['query', 'slugs'], { required: true, defaultValue: 'query' }),
  json('query'),
  json('slugs'),
  number('limit', { min: 1, max: 500 }),
]
