import type { Block, BlocksField, Field } from 'payload'
import { type BlockType, blockTypes } from '@/lib/catalogue/blocks/registry'
import { fieldLabel, optionLabel } from '../labels'
import { callToActionFields } from './call-to-action'
import { cardListFields } from './card-list'
import { categoryGridFields } from './category-grid'
import { categoryTilesFields } from './category-tiles'
import { componentFields } from './component'
import { crossSellFields } from './cross-sell'
import { faqFields } from './faq'
import { heroFields } from './hero'
import { imageTextFields } from './image-text'
import { nothingFields } from './nothing'
import { reviewsFields } from './reviews'
import { textFields } from './text'
import { tradePricesFields } from './trade-prices'

/** What a clerk fills in of each block. */
const fieldsByType: Record<BlockType, Field[]> = {
  hero: heroFields,
  text: textFields,
  cardList: cardListFields,
  categoryGrid: categoryGridFields,
  categoryTiles: categoryTilesFields,
  component: componentFields,
  crossSell: crossSellFields,
  reviews: reviewsFields,
  faq: faqFields,
  imageText: imageTextFields,
  callToAction: callToActionFields,
  contact: nothingFields,
  deliveryPrices: nothingFields,
  helpTopics: nothingFields,
  siteMap: nothingFields,
  loyaltyLevels: nothingFields,
  tradePrices: tradePricesFields,
}

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
