import { orderStates } from '@/lib/order/states'
import { internalAccess, recordAccess } from '../access'
import { array, checkbox, date, json, number, relation, row, select, text } from '../fields/fields'
import { collection } from './collection'

const readOnly = { admin: { readOnly: true } }

/** What was ordered, frozen: never changes after the order (architecture, "An order line"). Amounts in minor units. */
const lines = array(
  'lines',
  [
    row(
      text('kind', { required: true }),
      text('slug', { required: true, index: true }),
      text('title', { required: true }),
      number('quantity', { required: true, min: 1 }),
    ),
    row(
      number('unitMinor', { required: true }),
      number('lineMinor', { required: true }),
      number('discountMinor', { required: true, defaultValue: 0 }),
      number('costMinor', { required: true, defaultValue: 0 }),
      number('vatRate', { required: true }),
    ),
    row(checkbox('tranquility'), checkbox('withdrawal'), text('sceneHash'), text('engineVersion')),
    text('description'),
    json('config'),
    json('design'),
    json('ledger'),
    json('content'),
  ],
  readOnly,
)

/** Every change with its time and actor; corrections are new events. */
const events = array(
  'events',
  [
    row(
      date('at', { required: true }),
      text('type', { required: true }),
      text('actor', { required: true }),
      text('from'),
      text('to'),
    ),
    json('data'),
  ],
  readOnly,
)

/**
 * Orders, saved carts and quotations, written by server/orders in one transaction. The id is the order's number.
 * Amounts are minor units of `currency`; `idempotencyKey`, `invoiceNumber` and `authNonce` are unique.
 */
export const orders = collection(
  'orders',
  {
    group: 'sales',
    title: 'id',
    columns: ['id', 'status', 'email', 'totalMinor', 'currency', 'method', 'createdAt'],
    access: recordAccess,
    defaultSort: '-id',
  },
  [
    row(
      select('status', orderStates, { required: true, index: true, defaultValue: 'awaiting-payment' }),
      text('method', { index: true, ...readOnly }),
      text('locale', { required: true, ...readOnly }),
      text('country', { required: true, minLength: 2, maxLength: 2, ...readOnly }),
      text('currency', { required: true, ...readOnly }),
    ),
    row(
      text('email', { index: true, ...readOnly }),
      text('name', readOnly),
      text('phone', readOnly),
      relation('client', 'clients', { index: true, ...readOnly }),
    ),
    row(
      number('goodsMinor', { required: true, defaultValue: 0, ...readOnly }),
      number('discountMinor', { required: true, defaultValue: 0, ...readOnly }),
      number('shippingMinor', { required: true, defaultValue: 0, ...readOnly }),
      number('netMinor', { required: true, defaultValue: 0, ...readOnly }),
      number('vatMinor', { required: true, defaultValue: 0, ...readOnly }),
      number('totalMinor', { required: true, defaultValue: 0, ...readOnly }),
      number('costMinor', { required: true, defaultValue: 0, ...readOnly }),
    ),
    lines,
    json('delivery', undefined, readOnly),
    json('billing', undefined, readOnly),
    json('shipment', undefined, readOnly),
    json('vat', undefined, readOnly),
    json('discounts', undefined, readOnly),
    json('totals', undefined, readOnly),
    json('other', undefined, readOnly),
    json('payload', undefined, { admin: { hidden: true } }),
    events,
    row(
      text('saveType', readOnly),
      text('priceListId', readOnly),
      text('authNonce', { unique: true, admin: { hidden: true } }),
      text('idempotencyKey', { unique: true, index: true, admin: { hidden: true } }),
    ),
    row(
      text('invoiceNumber', { unique: true, index: true, ...readOnly }),
      date('invoicedAt', readOnly),
      date('paidAt', readOnly),
      text('paymentReference', { index: true, ...readOnly }),
    ),
  ],
)

/**
 * E-mails to be sent, written in the transaction of what they tell of, so that none is lost with a crash and none is
 * sent for what never happened. `key` names the occasion: there is one mail for it, however often it is asked for.
 */
export const outgoingMails = collection(
  'outgoing-mails',
  {
    group: 'sales',
    title: 'key',
    columns: ['key', 'template', 'status', 'attempts', 'sentAt'],
    access: { ...internalAccess, read: recordAccess?.read },
    defaultSort: '-id',
  },
  [
    row(
      text('key', { required: true, unique: true, index: true }),
      text('template', { required: true }),
      number('order', { index: true }),
    ),
    row(
      select('status', ['pending', 'sent', 'failed'], {
        required: true,
        index: true,
        defaultValue: 'pending',
      }),
      number('attempts', { required: true, defaultValue: 0 }),
      date('nextAttemptAt', { index: true }),
      date('sentAt'),
    ),
    text('lastError'),
  ],
)

/**
 * Requests that were answered: the same key and body give the same order, another body is refused (product decisions
 * §6). `key` is unique in the database; insert it first, in the order's own transaction.
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
