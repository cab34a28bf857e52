import type { Field, GlobalConfig, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { fontsCatalogueSchema } from '@/lib/catalogue/fonts'
import { currencySchema, orderCutOffSchema } from '@/lib/catalogue/markets'
import { fixingsCatalogueSchema, materialsCatalogueSchema } from '@/lib/catalogue/signs'
import { quantityBreakSchema } from '@/lib/ground/common'
import { contentAccess } from '../access'
import {
  array,
  json,
  localisedArea,
  localisedText,
  number,
  pick,
  relation,
  row,
  text,
} from '../fields/fields'
import { textsOnly } from '../fields/texts-only'
import { globalLabel, groupLabel } from '../labels'
import { accounting } from './accounting'
import { companyFields } from './company'

const access: GlobalConfig['access'] = { read: contentAccess.read, update: contentAccess.update }

const global = (
  slug: Parameters<typeof globalLabel>[0],
  group: Parameters<typeof groupLabel>[0],
  fields: Field[],
): GlobalConfig => ({
  slug: slug as GlobalSlug,
  label: globalLabel(slug),
  access,
  admin: { group: groupLabel(group) },
  fields: textsOnly(fields),
})

/** The roots of the menu; their subcategories hang on them. */
const mainMenu = global('main-menu', 'content', [
  relation('roots', 'categories', { hasMany: true, maxDepth: 0 }),
])

const footer = global('footer', 'content', [
  array('columns', [
    localisedText('title', { required: true }),
    array('links', [
      row(localisedText('label', { required: true }), localisedText('url', { required: true })),
    ]),
  ]),
  localisedArea('text'),
])

/** Synonyms of the search: one group a line, words separated by commas. */
const searchWords = global('search-words', 'content', [localisedArea('synonyms', { admin: { rows: 24 } })])

/** Settings of the whole catalogue: defaults, breaks, limits by family, production days. */
export const settingsSchemas = {
  stampPricing: z.object({ caseColorExtra: z.number(), quantityBreaks: z.array(quantityBreakSchema).min(1) }),
  signs: materialsCatalogueSchema.pick({
    defaultSign: true,
    defaultMask: true,
    textures: true,
    effects: true,
    families: true,
  }),
  fixings: fixingsCatalogueSchema.pick({ styleLabels: true, legacy: true }),
  fonts: fontsCatalogueSchema,
  tranquility: z.record(currencySchema, z.number()),
  currencyRates: z.record(currencySchema, z.number().positive()),
  productionDays: z.object({ stamp: z.number(), sign: z.number(), xxl: z.number(), static: z.number() }),
  urlPrefixes: z.record(z.string(), z.object({ fr: z.string(), de: z.string(), en: z.string() })),
  vatFreeExcluded: z.array(z.string()),
}

const settings = global('shop-settings', 'catalogue', [
  row(
    pick('defaultModel', 'stamp-models', { required: true }),
    pick('defaultInk', 'ink-colours', { required: true }),
  ),
  row(
    text('defaultCountry', { required: true }),
    text('defaultLocale', { required: true }),
    text('phoneAny', { required: true }),
    number('packagingGrams', { required: true, min: 0 }),
    text('orderCutOff', {
      required: true,
      defaultValue: '14:00',
      validate: (value: unknown, { req: { t } }: { req: Pick<PayloadRequest, 't'> }) =>
        orderCutOffSchema.safeParse(value).success || t('validation:invalidInput'),
    }),
  ),
  json('stampPricing', settingsSchemas.stampPricing),
  json('signs', settingsSchemas.signs),
  json('fixings', settingsSchemas.fixings),
  json('fonts', settingsSchemas.fonts),
  json('tranquility', settingsSchemas.tranquility),
  json('currencyRates', settingsSchemas.currencyRates),
  json('productionDays', settingsSchemas.productionDays),
  json('urlPrefixes', settingsSchemas.urlPrefixes),
  json('vatFreeExcluded', settingsSchemas.vatFreeExcluded),
])

const company = global('company', 'content', companyFields)

export const globals = [mainMenu, footer, company, searchWords, settings, accounting]
