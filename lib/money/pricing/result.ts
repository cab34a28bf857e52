import type { Money } from '@/lib/ground/money/money'

/** Every kind of line that a ledger can have; each has its label under `ledger` in the messages. */
export const ledgerCodes = [
  'mount',
  'case_color',
  'rubber',
  'product',
  'variant',
  'plates',
  'setup',
  'material',
  'cutting',
  'mask',
  'marking',
  'minimum_price',
  'finish',
  'custom_color',
  'fixing',
  'quantity_break',
  'currency',
  'agreed',
  'tranquility',
] as const
export type LedgerCode = (typeof ledgerCodes)[number]

/**
 * One component of a price, without VAT. `amount` stands for the whole line and is `unitAmount × quantity`;
 * the amounts of a ledger add up to its line exactly. `params` fill the label's placeholders.
 */
export interface LedgerEntry {
  code: LedgerCode
  params: Record<string, string | number>
  quantity: number
  unitAmount: Money
  amount: Money
}

export interface ItemPrice {
  ok: true
  quantity: number
  ledger: LedgerEntry[]
  /** One piece, all options included. */
  unit: Money
  /** `unit × quantity`. */
  line: Money
  /** The part of the line that discounts and free delivery look at: all but tranquility. */
  goods: Money
  tranquility: Money
  /** The percentage of the quantity break that acts, 0 where none does. */
  breakPercent: number
  /** Signs: the material that is priced, which for an oversize sign is its large format. */
  pricedMaterial?: string
  /** Signs: made of a large-format material, mapped or chosen, so it travels as freight. */
  oversize?: boolean
}

/** Why something has no price. `subject` is the slug or value in question; figures name the bound. */
export type PriceFinding =
  | { ok: false; code: 'bad_quantity'; min: number; max: number }
  | { ok: false; code: 'unknown_product'; subject: string }
  | { ok: false; code: 'unknown_color'; subject: string }
  | { ok: false; code: 'unknown_variant'; subject: string }
  | { ok: false; code: 'unknown_material'; subject: string }
  | { ok: false; code: 'unknown_mask'; subject: string }
  | { ok: false; code: 'unknown_finish'; subject: string }
  | { ok: false; code: 'unknown_fixing'; subject: string }
  | { ok: false; code: 'unknown_fixing_option'; subject: string }
  | { ok: false; code: 'bad_size'; subject: 'width' | 'height'; min: number; max: number }

export type PriceResult = ItemPrice | PriceFinding
