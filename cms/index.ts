import type { CollectionConfig, GlobalConfig } from 'payload'
import * as content from './collections/content'
import { exchangeRates } from './collections/exchange-rates'
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
import {
  acting,
  actingGlobal,
  announcing,
  announcingGlobal,
  type ContentHooks,
  keepPriceHistory,
  withHooks,
} from './hooks'
import { movingOrders, type OrderHooks, refuseFrozen } from './order-state'
import { type ClientHooks, confirming } from './professionals'
import { versioned, versionedGlobal } from './versions'

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

/** Collections without kept states: files, what visitors wrote, and what orders count down. */
const unversioned = new Set(['media', 'reviews', 'stock-levels'])

/** Collections that visitors do not see, but whose changes by staff are logged. */
const accountable: CollectionConfig[] = [
  messages.messages,
  prices.discounts,
  exchangeRates,
  people.clientCompanies,
  people.admins,
  people.tokens,
]

const internal: CollectionConfig[] = [
  helpVotes,
  people.designs,
  prices.priceHistory,
  orders.idempotencyKeys,
  orders.counters,
  orders.seedRecords,
]

/** Above each list that the staff sees: its kept views, and what is planned of it (STAFF-7, STAFF-8). */
function withListTools(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  if (admin?.hidden) return collection
  const own = admin?.components?.beforeListTable ?? []
  const tools = '/app/(back-office)/components/lists/list-tools#ListTools'
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, beforeListTable: [tools, ...own] } },
  }
}

const keptRefusals = '/app/(back-office)/components/kept-refusals#KeptRefusals'

/** In each form that the staff save: the fields for which it was refused stay marked. */
function withKeptRefusals(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  if (admin?.hidden) return collection
  const edit = admin?.components?.edit
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), keptRefusals]
  const components = { ...admin?.components, edit: { ...edit, beforeDocumentControls } }
  return { ...collection, admin: { ...admin, components } }
}

function withKeptRefusalsOfGlobal(global: GlobalConfig): GlobalConfig {
  const elements = global.admin?.components?.elements
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), keptRefusals]
  const components = { ...global.admin?.components, elements: { ...elements, beforeDocumentControls } }
  return { ...global, admin: { ...global.admin, components } }
}

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
      withHooks(orders.orders, { beforeOperation: [refuseFrozen], beforeChange: [movingOrders(hooks)] }),
      ...public_.map(c => {
        const kept = unversioned.has(c.slug) ? c : versioned(c)
        return withHooks(withHooks(withPrices(checked(kept)), acting(hooks)), announcing(c.slug, hooks))
      }),
      withHooks(
        withHooks(people.clients, { afterChange: [confirming(hooks)] }),
        acting(hooks, { personal: true }),
      ),
      ...internal,
      ...accountable.map(c =>
        withHooks(c, acting(hooks, { personal: c !== prices.discounts && c !== exchangeRates })),
      ),
    ]
      .map(withListTools)
      .map(withKeptRefusals),
    globals: globals.map(g => {
      const hooked = withKeptRefusalsOfGlobal(versionedGlobal(g))
      const afterChange = [
        ...(announcingGlobal(g.slug, hooks)?.afterChange ?? []),
        ...(actingGlobal(hooks)?.afterChange ?? []),
      ]
      return { ...hooked, hooks: { ...hooked.hooks, afterChange } }
    }),
  }
}
