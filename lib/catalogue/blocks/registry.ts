import { z } from 'zod'
import { callToActionBlock } from './call-to-action'
import { cardListBlock } from './card-list'
import { categoryGridBlock } from './category-grid'
import { categoryTilesBlock } from './category-tiles'
import { componentBlock } from './component'
import { contactBlock } from './contact'
import { crossSellBlock } from './cross-sell'
import { deliveryPricesBlock } from './delivery-prices'
import { faqBlock } from './faq'
import { helpTopicsBlock } from './help-topics'
import { heroBlock } from './hero'
import { imageTextBlock } from './image-text'
import { loyaltyLevelsBlock } from './loyalty-levels'
import { reviewsBlock } from './reviews'
import { siteMapBlock } from './site-map'
import { textBlock } from './text'
import { tradePricesBlock } from './trade-prices'

/** The closed union of a page's blocks (PAGE-20), each in a file of its own. */
export const blockSchemas = {
  hero: heroBlock,
  text: textBlock,
  cardList: cardListBlock,
  categoryGrid: categoryGridBlock,
  categoryTiles: categoryTilesBlock,
  component: componentBlock,
  crossSell: crossSellBlock,
  reviews: reviewsBlock,
  faq: faqBlock,
  imageText: imageTextBlock,
  callToAction: callToActionBlock,
  contact: contactBlock,
  loyaltyLevels: loyaltyLevelsBlock,
  siteMap: siteMapBlock,
  helpTopics: helpTopicsBlock,
  deliveryPrices: deliveryPricesBlock,
  tradePrices: tradePricesBlock,
} as const

export type BlockType = keyof typeof blockSchemas
export const blockTypes = Object.keys(blockSchemas) as BlockType[]

export const blockSchema = z.discriminatedUnion('blockType', [
  heroBlock,
  textBlock,
  cardListBlock,
  categoryGridBlock,
  categoryTilesBlock,
  componentBlock,
  crossSellBlock,
  reviewsBlock,
  faqBlock,
  imageTextBlock,
  callToActionBlock,
  contactBlock,
  loyaltyLevelsBlock,
  siteMapBlock,
  helpTopicsBlock,
  deliveryPricesBlock,
  tradePricesBlock,
])
export type Block = z.infer<typeof blockSchema>
/** A block of one type. */
export type BlockOf<T extends BlockType> = Extract<Block, { blockType: T }>
