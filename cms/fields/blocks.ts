import type { Block, BlocksField, Field } from 'payload'
import { blockTypes } from '@/lib/contract/page'
import { fieldLabel, optionLabel } from '../labels'
import { area, array, checkbox, json, number, row, select, text } from './fields'

const link = [row(text('label', { required: true }), text('url', { required: true }))]

const fieldsByType: Record<(typeof blockTypes)[number], Field[]> = {
  hero: [text('title', { required: true }), area('text'), array('links', link), text('picture')],
  text: [text('title'), area('text', { required: true })],
  cardList: [
    text('title'),
    select('source', ['query', 'slugs'], { required: true, defaultValue: 'query' }),
    json('query'),
    json('slugs'),
    number('limit', { min: 1, max: 500 }),
  ],
  categoryGrid: [text('title'), text('category', { required: true })],
  crossSell: [text('name', { required: true })],
  reviews: [text('title'), number('limit', { min: 1, max: 20, defaultValue: 6 })],
  faq: [
    text('title'),
    array('questions', [text('question', { required: true }), area('answer', { required: true })]),
  ],
  imageText: [
    text('title'),
    area('text', { required: true }),
    text('picture'),
    checkbox('pictureFirst'),
    array('links', link),
  ],
  callToAction: [text('title', { required: true }), area('text'), ...link, text('action')],
}

/** The closed union of a page's blocks (PAGE-20). */
const blocks: Block[] = blockTypes.map(slug => ({
  slug,
  labels: { singular: optionLabel(slug), plural: optionLabel(slug) },
  fields: fieldsByType[slug],
}))

export const pageBlocks: BlocksField = {
  type: 'blocks',
  name: 'blocks',
  label: fieldLabel('blocks'),
  blocks,
}
