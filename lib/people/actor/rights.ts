import type { Role } from './actor'

/**
 * How far a right goes. `yes`: everywhere. `own`: what belongs to the actor: a client's own orders, the order of a code, the client
 * whom staff impersonate. `company`: the same, and what was ordered for the company whose orders the client approves; `approver`: only
 * the orders of others among these. `earned`: the session discount that the account has earned. `making`: the states of an order from
 * paid to shipped.
 */
export type Grant = 'yes' | 'own' | 'company' | 'approver' | 'earned' | 'making'
type Row = Partial<Record<Role, Grant>>

const clients = (grant: Grant): Row => ({ client: grant, retailer: grant, company: grant })
/** Who may act as the shop itself. */
const admins: Row = { owner: 'yes', clerk: 'yes' }
const everybody: Row = {
  visitor: 'yes',
  code: 'yes',
  ...clients('yes'),
  'stand-in': 'yes',
  ...admins,
  production: 'yes',
  translator: 'yes',
}
/** The owner of a quotation, and the staff who handle it. */
const theirs: Row = { code: 'own', ...clients('own'), 'stand-in': 'own', ...admins }
/** The same of an order, and who approves for the company that it was ordered for. */
const read: Row = { ...theirs, ...clients('company') }
const shoppers: Row = { visitor: 'yes', code: 'yes', ...clients('yes') }

/**
 * Who may do what: PEOPLE-2 and PEOPLE-6 as one table. A role
 * that a row leaves out may not. Every right of the shop is asked here, by `can`.
 */
export const rights = {
  // Orders and quotations
  'order.place': { ...shoppers, 'stand-in': 'yes', ...admins },
  'order.place-incomplete': { 'stand-in': 'yes' },
  'order.list-own': clients('yes'),
  'order.read': read,
  'order.read-sheet': { ...admins, 'stand-in': 'yes', production: 'yes' },
  'order.read-prices': read,
  'order.read-costs': { ...admins, 'stand-in': 'yes' },
  'order.read-contact': read,
  'order.production-files': { ...admins, 'stand-in': 'yes', production: 'yes' },
  'order.change-state': { ...admins, 'stand-in': 'yes', production: 'making' },
  'order.pay': { code: 'own', ...clients('own'), 'stand-in': 'own' },
  'order.refund': admins,
  'order.lay-out': { ...admins, production: 'yes' },
  'order.approve-layout': { code: 'own', ...clients('own'), ...admins },
  'order.approve': clients('approver'),
  'order.take-back': clients('own'),
  'company.manage': clients('approver'),
  'order.ship': { ...admins, production: 'yes' },
  'order.note': { ...admins, production: 'yes' },
  'order.claim': admins,
  'production.work': { ...admins, production: 'yes' },
  'cart.save': { ...clients('yes'), 'stand-in': 'yes' },
  'cart.share': shoppers,
  'quotation.request': shoppers,
  'quotation.read': theirs,
  'quotation.accept': { code: 'own', ...clients('own'), 'stand-in': 'own' },
  'quotation.edit': { ...admins, 'stand-in': 'own' },
  'quotation.make': { ...admins, 'stand-in': 'own' },
  'magic-product.make': { ...admins, 'stand-in': 'yes' },
  // Clients
  'client.register': { visitor: 'yes', code: 'yes', ...admins },
  'client.read': { ...clients('own'), 'stand-in': 'own', ...admins },
  'client.change': { ...clients('own'), 'stand-in': 'own', ...admins },
  'client.confirm-professional': admins,
  'client.stand-in': { ...admins, 'stand-in': 'yes' },
  'client.close': { ...clients('own'), owner: 'yes' },
  'client.merge': admins,
  'client.note': admins,
  'client.correct-points': admins,
  'design.keep': clients('own'),
  'design.share': { ...shoppers, 'stand-in': 'yes', ...admins },
  // Discounts
  'discount.read-coupon': everybody,
  'discount.read-session': { ...clients('earned'), 'stand-in': 'yes', ...admins },
  'discount.use': { ...shoppers, 'stand-in': 'yes' },
  'discount.make': admins,
  // Prices
  'price.see-without-vat': { company: 'yes', 'stand-in': 'yes', ...admins },
  'price.see-costs': { 'stand-in': 'yes', ...admins },
  'price.browse-test-list': { 'stand-in': 'yes', ...admins },
  'price.change': admins,
  'price.publish': { owner: 'yes' },
  // Content
  'content.read-unpublished': { ...admins, 'stand-in': 'yes', translator: 'yes' },
  'content.translate': { ...admins, translator: 'yes' },
  'content.change': admins,
  'review.delete': { owner: 'yes' },
  'stock.change': admins,
  'message.read': admins,
  // What is seen
  'back-office.enter': { ...admins, 'stand-in': 'yes', production: 'yes', translator: 'yes' },
  'tools.use': { ...admins, 'stand-in': 'yes' },
  'styleguide.see': { ...admins, 'stand-in': 'yes' },
  'account.enter': clients('yes'),
  'quotation-button.see': { ...shoppers, ...admins },
  'retailer-look.see': { retailer: 'yes' },
  'admin-look.see': { ...admins, 'stand-in': 'yes' },
  // Those who work here
  'staff.manage': { owner: 'yes' },
  'key.manage': { owner: 'yes' },
  'job.manage': admins,
  'journal.read': admins,
  'export.make': admins,
} as const satisfies Record<string, Row>

export type Action = keyof typeof rights
