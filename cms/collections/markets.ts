import { z } from 'zod'
import { countrySchema, currencies, shippingMethodSchema, territoryAreas } from '@/lib/catalogue/markets'
import { pricesAccess, publishing } from '../access'
import {
  checkbox,
  date,
  json,
  localisedText,
  number,
  pick,
  row,
  select,
  slugField,
  text,
} from '../fields/fields'
import { collection } from './collection'

/** What is edited as a whole on a country: the patterns and samples of its forms. */
export const countryFactsSchema = countrySchema.omit({
  code: true,
  name: true,
  currency: true,
  shopCurrency: true,
  isEU: true,
  standardVat: true,
  zone: true,
})

export const countries = collection(
  'countries',
  {
    group: 'markets',
    title: 'code',
    columns: ['code', 'name', 'shopCurrency', 'standardVat', 'zone'],
    defaultSort: 'sort',
  },
  [
    slugField('code'),
    localisedText('name', { required: true }),
    row(
      text('currency', { required: true }),
      select('shopCurrency', currencies, { required: true }),
      checkbox('isEU'),
      number('standardVat', { required: true, min: 0, max: 100 }),
      pick('zone', 'zones', { required: true }),
    ),
    json('facts', countryFactsSchema, { required: true }),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)

/** Territories whose rate differs from their country's, matched by postal code. */
export const vatTerritories = collection(
  'vat-territories',
  { group: 'markets', title: 'slug', columns: ['slug', 'country', 'zip', 'vat'], defaultSort: 'sort' },
  [
    slugField(),
    row(
      pick('country', 'countries', { required: true, minLength: 2, maxLength: 2 }),
      text('zip', { required: true }),
    ),
    row(
      number('vat', { required: true, min: 0, max: 100 }),
      select('taxArea', territoryAreas, { required: true, defaultValue: 'national' }),
      number('priority'),
    ),
    text('name', { required: true }),
    pick('shippingZone', 'zones', { required: true }),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)

export const shippingZones = collection(
  'shipping-zones',
  { group: 'markets', title: 'slug', columns: ['slug', 'name'], defaultSort: 'sort' },
  [
    slugField(),
    localisedText('name', { required: true }),
    json('methods', z.array(shippingMethodSchema), { required: true }),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)

/**
 * A price list ("pricing session"): a named, dated set for one country. Of a country's live lists the latest one that
 * has begun is in force. Prices are those of the products and material pricings; `overrides` replaces some of them.
 */
export const priceLists = collection(
  'price-lists',
  {
    group: 'prices',
    title: 'name',
    columns: ['name', 'country', 'status', 'validFrom', 'currency', 'rate'],
    defaultSort: ['country', '-validFrom'],
    access: pricesAccess('live'),
  },
  [
    text('name', { required: true, unique: true, index: true }),
    row(
      pick('country', 'countries', { required: true, index: true, minLength: 2, maxLength: 2 }),
      select('status', ['live', 'test'], { required: true, defaultValue: 'test', ...publishing }),
      date('validFrom', { required: true }),
    ),
    row(
      select('currency', currencies, { required: true }),
      number('rate', { required: true, min: 0.0001 }),
      number('tranquility', { required: true, min: 0 }),
    ),
    json(
      'overrides',
      z.record(
        z.string(),
        z.object({ price: z.number().positive(), originalPrice: z.number().positive().optional() }),
      ),
    ),
  ],
)
