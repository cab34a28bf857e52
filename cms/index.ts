import type { CollectionConfig, GlobalConfig } from 'payload'
import * as content from './collections/content'
import { helpVotes } from './collections/help-votes'
import * as markets from './collections/markets'
import * as messages from './collections/messages'
import * as orders from './collections/orders'
import * as people from './collections/people'
import * as prices from './collections/prices'
import * as signs from './collections/signs'
import * as stamps from './collections/stamps'
import * as statics from './collections/statics'
import { stockLevels } from './collections/stock'
import { checked } from './fields/check-entry'
import { globals } from './globals/globals'
import { acting, announcing, announcingGlobal, type ContentHooks, keepPriceHistory, withHooks } from './hooks'
import { movingOrders, type OrderHooks } from './order-state'
import { type ClientHooks, confirming } from './professionals'

/** Collections whose change alters what visitors see. */
const public_: CollectionConfig[] = [
  content.pages,
  content.cards,
  statics.categories,
  stamps.stampModels,
  stamps.rubbers,
  stamps.swatches,
  signs.signModels,
  signs.materials,
  signs.masks,
  signs.fixings,
  signs.holeLayouts,
  signs.backgrounds,
  statics.staticProducts,
  statics.formulas,
  content.crossSells,
  content.components,
  content.reviews,
  content.media,
  prices.materialPricings,
  markets.priceLists,
  markets.countries,
  markets.vatTerritories,
  markets.shippingZones,
  stockLevels,
]

const internal: CollectionConfig[] = [
  messages.messages,
  prices.discounts,
  people.clientCompanies,
  helpVotes,
  people.designs,
  prices.priceHistory,
  people.admins,
  people.tokens,
  orders.idempotencyKeys,
  orders.counters,
  orders.seedRecords,
]

/** Collections of products that have a price of their own. */
const priced = new Set<string>(['stamp-models', 'rubbers', 'static-products'])
const withPrices = (collection: CollectionConfig) =>
  priced.has(collection.slug) ? withHooks(collection, { afterChange: [keepPriceHistory] }) : collection

/** Everything that Payload is to know, with the application's hooks put in. */
export function createCms(hooks: ContentHooks & OrderHooks & ClientHooks): {
  collections: CollectionConfig[]
  globals: GlobalConfig[]
} {
  return {
    collections: [
      // First, so that the sales lead the panel: they are what a clerk comes for.
      withHooks(orders.orders, { beforeChange: [movingOrders(hooks)] }),
      ...public_.map(c =>
        withHooks(withHooks(withPrices(checked(c)), acting(hooks)), announcing(c.slug, hooks)),
      ),
      withHooks(people.clients, { afterChange: [confirming(hooks)] }),
      ...internal,
    ],
    globals: globals.map(g => ({ ...g, hooks: announcingGlobal(g.slug, hooks) })),
  }
}
