import type { Field, TextFieldSingleValidation } from 'payload'
import { text as textField } from 'payload/shared'
import { z } from 'zod'
import { couponStates } from '@/lib/money/discount/coupon-state'
import { couponKinds } from '@/lib/money/discount/kinds'
import { isSystemName } from '@/lib/money/discount/session'
import { materialPricingSchema } from '@/lib/money/pricing/records'
import { internalAccess, may, pricesAccess, publishing, wholeAccess } from '../access'
import { filterByState } from '../coupon-filter'
import { consistent, keptOnceUsed } from '../coupons'
import { date, euros, json, number, pick, row, select, slugField, text } from '../fields/fields'
import { fieldLabel } from '../labels'
import { collection } from './collection'

const money = { required: true, min: 0 }

/** What a sign of one material costs and is sold for; the active one of a material is in force. */
export const materialPricings = collection(
  'material-pricings',
  {
    group: 'prices',
    title: 'slug',
    columns: ['slug', 'material', 'status', 'validFrom', 'minPrice'],
    defaultSort: ['material', '-validFrom'],
    access: pricesAccess('active'),
  },
  [
    slugField(),
    row(
      pick('material', 'materials', { required: true, index: true }),
      text('type', { required: true, index: true }),
      number('thickness', { required: true, min: 0.1, index: true }),
    ),
    row(
      select('status', ['active', 'draft', 'archived'], {
        required: true,
        defaultValue: 'draft',
        ...publishing,
      }),
      date('validFrom', { required: true }),
      text('currency', { required: true, defaultValue: 'EUR' }),
    ),
    row(
      number('setup', money),
      number('cuttingPerMetre', money),
      number('maskSurchargePercent', money),
      number('customColorSurcharge', money),
      euros('minPrice', money),
      number('costRatio', { required: true, min: 0.0001 }),
    ),
    json('bands', materialPricingSchema.shape.bands, { required: true }),
    json('marking', materialPricingSchema.shape.marking, { required: true }),
    json('finishes', materialPricingSchema.shape.finishes, { required: true }),
    json('quantityBreaks', materialPricingSchema.shape.quantityBreaks, { required: true }),
    text('note'),
  ],
)

/**
 * Prices as they were, from which the lowest of the previous 30 days is read (PRICE-10). Written by the
 * change of a price alone: no clerk may change what was asked on a day.
 */
export const priceHistory = collection(
  'price-history',
  {
    group: 'prices',
    title: 'slug',
    columns: ['slug', 'price', 'from'],
    defaultSort: '-from',
    access: { ...internalAccess, read: may('price.change') },
  },
  [
    row(
      text('slug', { required: true, index: true }),
      euros('price', { required: true, min: 0.01 }),
      date('from', { required: true, index: true }),
    ),
  ],
)

/** A discount is above zero, and a percentage is at most all of it. */
function withinHundredPercent(value: unknown, { siblingData }: { siblingData: unknown }) {
  const isPercent =
    typeof siblingData === 'object' && siblingData && 'type' in siblingData && siblingData.type === 'percent'
  return (typeof value === 'number' && value > 0 && (!isPercent || value <= 100)) || '0 < % ≤ 100'
}

/** Names of session discounts are the shop's own: such a coupon could never be used. */
const freeName: TextFieldSingleValidation = (value, options) =>
  value && isSystemName(value) ? 'SYSTEM_…' : textField(value, options)

/** Its state, its uses and what it would do to a cart; the state is a column of the list. */
const couponSheet: Field = {
  type: 'ui',
  name: 'sheet',
  label: fieldLabel('status'),
  admin: {
    components: {
      Field: '/app/(back-office)/components/coupons/coupon-sheet#CouponSheet',
      Cell: '/app/(back-office)/components/coupons/coupon-cell#CouponCell',
    },
  },
}

/**
 * Coupons. `uses` is what is left; SQL reduces it together with the order, and a cancelled order gives it back. `minimum` is in EUR without
 * VAT, of goods before discounts; `kinds`, `products`, `countries` and `perClient` limit nothing where they are empty.
 */
export const discounts = collection(
  'discounts',
  {
    group: 'sales',
    title: 'coupon',
    columns: ['coupon', 'sheet', 'type', 'value', 'uses', 'validUntil'],
    access: wholeAccess('discount.make'),
    hooks: {
      beforeOperation: [filterByState],
      beforeChange: [consistent],
      beforeDelete: [keptOnceUsed],
    },
    admin: {
      components: {
        beforeListTable: ['/app/(back-office)/components/coupons/coupon-list-tools#CouponListTools'],
      },
    },
  },
  [
    couponSheet,
    // A filter of lists without a column of its own; the sheet shows it.
    select('state', couponStates, {
      // Payload checks that it is truthy, its panel that it is `true`, and then offers no filter for it.
      virtual: 1 as unknown as true,
      admin: { condition: () => false, disableListColumn: true, disableBulkEdit: true },
    }),
    text('coupon', { required: true, unique: true, index: true, maxLength: 64, validate: freeName }),
    row(
      select('type', ['percent', 'euro'], { required: true }),
      number('value', { required: true, validate: withinHundredPercent }),
      number('uses', { required: true, min: 0, defaultValue: 1 }),
    ),
    row(date('validFrom'), date('validUntil')),
    row(euros('minimum', { min: 0 }), number('perClient', { min: 1 })),
    select('kinds', couponKinds, { hasMany: true }),
    json('products', z.array(z.string()), { pick: 'goods' }),
    json('countries', z.array(z.string()), { pick: 'countries' }),
    text('description'),
  ],
)
