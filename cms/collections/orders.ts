import type { Field } from 'payload'
import { orderStates } from '@/lib/orders/order/states'
import { internalAccess, may, orderAccess } from '../access'
import { documentField, searchingDocuments } from '../document-search'
import { array, checkbox, date, json, number, relation, select, text } from '../fields/fields'
import { checkState } from '../order-state'
import { collection } from './collection'

/** Written with the order and by use cases alone: no clerk changes it, in the panel or over HTTP. */
const open = { access: { update: () => false } }
/** The same for what the workshop does not see: prices, costs, and who ordered. */
const frozen = { access: { update: () => false, read: may('order.read-prices') } }
/** Shown by the sheet of the order instead of as a form. */
const outOfForms = { ...frozen, admin: { disabled: true } }
/** Shown by the sheet, and as a column of the list. */
const listed = { ...frozen, admin: { hidden: true, readOnly: true } }
/** Of no use to a clerk, and a key to the order: it never leaves the server. */
const secret = { access: { update: () => false, read: () => false }, admin: { disabled: true } }
const aside = { admin: { position: 'sidebar' as const, readOnly: true }, ...frozen }
const component = (name: string) => `/app/(back-office)/components/${name}`
const moneyCell = { Cell: component('order-cells#MoneyCell') }
/** The panel writes moments in the time zone of the clerk's computer; the shop has one clock. */
const onShopClock = {
  Cell: component('order-cells#MomentCell'),
  Field: component('order-cells#MomentField'),
}
const moment = (name: string, more: { index?: boolean } = {}) =>
  date(name, { ...more, ...aside, ...open, admin: { ...aside.admin, components: onShopClock } })

const amount = (name: string, shown = false) =>
  number(name, {
    required: true,
    defaultValue: 0,
    ...(shown
      ? { ...listed, admin: { ...listed.admin, disableListFilter: true, components: moneyCell } }
      : outOfForms),
  })

/**
 * What was ordered, frozen: never changes after the order (architecture, "An order line"). Amounts in minor units. Each
 * of `parts` is one design to be made: the line itself for a stamp or a sign, the personalised items for a pack. Its
 * scene is kept under the hash (cms/tables/approved-scenes.ts), `ink` and `paper` are the colours it was shown in.
 */
const lines = array(
  'lines',
  [
    text('kind', { required: true }),
    text('slug', { required: true, index: true }),
    text('title', { required: true }),
    number('quantity', { required: true, min: 1 }),
    number('unitMinor', { required: true }),
    number('lineMinor', { required: true }),
    number('discountMinor', { required: true, defaultValue: 0 }),
    number('costMinor', { required: true, defaultValue: 0 }),
    number('vatRate', { required: true }),
    checkbox('tranquility'),
    checkbox('withdrawal'),
    text('description'),
    json('config'),
    array('parts', [
      text('slug', { required: true }),
      text('sceneHash', { required: true, index: true }),
      text('engineVersion', { required: true }),
      text('ink'),
      text('paper'),
      /** When the shopper confirmed these outlines; empty where he approved them by ordering. */
      date('approvedAt'),
      /** When the workshop made this design for the line; empty where it came with the order. */
      date('laidOutAt'),
      json('design', undefined, { required: true }),
    ]),
    json('ledger'),
    json('content'),
  ],
  outOfForms,
)

/** Every change with its time and actor; corrections are new events. */
const events = array(
  'events',
  [
    date('at', { required: true }),
    text('type', { required: true }),
    text('actor', { required: true }),
    text('from'),
    text('to'),
    json('data'),
  ],
  outOfForms,
)

/** The order as a clerk reads it: lines with preview and production files, address, sums, history. */
const sheet: Field = {
  type: 'ui',
  name: 'sheet',
  admin: { components: { Field: component('order-sheet#OrderSheet') }, disableListColumn: true },
}

/**
 * Orders, saved carts and quotations, written by server/orders in one transaction. The id is the order's number.
 * Amounts are minor units of `currency`; `idempotencyKey` and `authNonce` are unique. A clerk changes
 * the state, and the bank's reference of a payment.
 */
export const orders = collection(
  'orders',
  {
    group: 'sales',
    title: 'id',
    columns: ['id', 'status', 'createdAt', 'name', 'totalMinor', 'method', 'country'],
    access: orderAccess,
    // Every change of an order is a step of its own.
    disableBulkEdit: true,
    // For counting open orders and finding the oldest, without reading a row.
    indexes: [{ fields: ['status', 'createdAt'] }],
    // Numbers do not follow the time of the order (docs/decisions/order-numbers.md).
    defaultSort: '-createdAt',
    hooks: { beforeOperation: [searchingDocuments] },
    admin: {
      listSearchableFields: [
        'id',
        'name',
        'email',
        'phone',
        documentField,
        'paymentReference',
        'purchaseReference',
      ],
      pagination: { defaultLimit: 25 },
      // Every action in the sheet is saved at once: there is no form to save.
      components: {
        edit: { SaveButton: component('order-cells#NoSave') },
        beforeListTable: [component('order-list-tools#OrderListTools')],
      },
    },
  },
  [
    sheet,
    select('status', orderStates, {
      required: true,
      index: true,
      defaultValue: 'awaiting-payment',
      validate: checkState,
      // The sheet has the steps that can be taken; the form would save the state that it was opened with.
      admin: { hidden: true, components: { Cell: component('order-cells#StateCell') } },
    }),
    text('paymentReference', {
      index: true,
      admin: { hidden: true },
      access: { read: may('order.read-prices'), update: may('order.read-prices') },
    }),
    text('method', {
      index: true,
      ...listed,
      admin: { ...listed.admin, components: { Cell: component('order-cells#MethodCell') } },
    }),
    text('email', { index: true, ...listed }),
    text('name', listed),
    text('phone', listed),
    text('purchaseReference', listed),
    relation('client', 'clients', { index: true, ...aside }),
    relation('company', 'client-companies', { index: true, ...aside }),
    text('locale', { required: true, ...aside, ...open }),
    text('country', { required: true, minLength: 2, maxLength: 2, ...listed, ...open }),
    text('currency', { required: true, ...listed }),
    text('priceListId', aside),
    // The invoice and the credit notes are in a table of their own: this field is searched, and never read.
    text(documentField, {
      virtual: true,
      access: { create: () => false, update: () => false, read: () => false },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    }),
    moment('paidAt', { index: true }),
    date('createdAt', {
      index: true,
      ...listed,
      ...open,
      admin: { ...listed.admin, components: { Cell: onShopClock.Cell } },
    }),
    text('saveType', listed),
    amount('goodsMinor'),
    amount('discountMinor', true),
    amount('shippingMinor', true),
    amount('netMinor', true),
    amount('vatMinor', true),
    amount('totalMinor', true),
    amount('costMinor'),
    lines,
    json('delivery', undefined, { ...outOfForms, ...open }),
    json('billing', undefined, outOfForms),
    json('shipment', undefined, outOfForms),
    json('vat', undefined, outOfForms),
    json('discounts', undefined, outOfForms),
    json('totals', undefined, outOfForms),
    json('other', undefined, outOfForms),
    json('payload', undefined, outOfForms),
    events,
    text('authNonce', { unique: true, ...secret }),
    text('idempotencyKey', { unique: true, index: true, ...secret }),
  ],
)

/**
 * Requests that were answered: the same key and body give the same order, another body is refused
 * (ORDER-8). `key` is unique in the database; insert it first, in the order's own transaction.
 */
export const idempotencyKeys = collection(
  'idempotency-keys',
  { group: 'system', title: 'key', columns: ['key', 'order'], access: internalAccess, hidden: true },
  [
    text('key', { required: true, unique: true, index: true }),
    text('bodyHash', { required: true }),
    number('order', { index: true }),
  ],
)

/** Sequential numbers without gaps, one row a series (`invoice-FR-2026`): raised by SQL in the caller's transaction. */
export const counters = collection(
  'counters',
  { group: 'system', title: 'key', columns: ['key', 'value'], access: internalAccess, hidden: true },
  [
    text('key', { required: true, unique: true, index: true }),
    number('value', { required: true, defaultValue: 0 }),
  ],
)

/** What the seed wrote and when, so that importing it again changes nothing that a clerk has changed. */
export const seedRecords = collection(
  'seed-records',
  { group: 'system', title: 'key', columns: ['key'], access: internalAccess, hidden: true },
  [
    text('key', { required: true, unique: true, index: true }),
    text('hash', { required: true }),
    text('stamp'),
    number('doc'),
  ],
)
