import { createElement, type ReactNode } from 'react'
import type { Block, BlockOf, BlockType } from '@/lib/catalogue/blocks/registry'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { BlockView } from './block-view'
import { CallToAction } from './call-to-action'
import { CardList } from './card-list'
import { CategoryGrid } from './category-grid'
import { CategoryTiles } from './category-tiles'
import { Component } from './component'
import { Contact } from './contact'
import { CrossSell } from './cross-sell'
import { DeliveryPrices } from './delivery-prices'
import { Faq } from './faq'
import { HelpTopics } from './help-topics'
import { Hero } from './hero'
import { ImageText } from './image-text'
import { LoyaltyLevels } from './loyalty-levels'
import { Reviews } from './reviews'
import { SiteMap } from './site-map'
import { Text } from './text'
import { TradePrices } from './trade-prices'

/** How each block is shown. */
const views: { [T in BlockType]: BlockView<T> } = {
  hero: Hero,
  text: Text,
  cardList: CardList,
  categoryGrid: CategoryGrid,
  categoryTiles: CategoryTiles,
  component: Component,
  crossSell: CrossSell,
  reviews: Reviews,
  faq: Faq,
  imageText: ImageText,
  callToAction: CallToAction,
  contact: Contact,
  loyaltyLevels: LoyaltyLevels,
  siteMap: SiteMap,
  helpTopics: HelpTopics,
  deliveryPrices: DeliveryPrices,
  tradePrices: TradePrices,
}

function viewOf<T extends BlockType>(block: BlockOf<T>, ctx: ViewContext) {
  const View: BlockView<T> = views[block.blockType as T]
  return createElement(View, { key: block.id ?? block.blockType, block, ctx, Blocks })
}

/** The blocks that a clerk has put together for a page (PAGE-5). */
export function Blocks({ blocks, ctx }: { blocks: readonly Block[]; ctx: ViewContext }): ReactNode {
  return blocks.map(block => viewOf(block, ctx))
}
