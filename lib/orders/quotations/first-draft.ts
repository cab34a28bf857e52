import type { CartItem } from '@/lib/product/item/item'
import type { QuotationDraft } from './draft'

/** Days for which a quotation is meant to hold, until staff say otherwise. */
export const usualDays = 30

/**
 * What is asked for as the first draft of the answer: the lines that came along, at the catalogue's prices.
 * @param validUntil its last day, `2026-11-23`
 */
export const firstDraft = (
  items: readonly CartItem[],
  country: string,
  validUntil: string,
): QuotationDraft => ({
  title: '',
  message: '',
  lines: items.map(item => ({ item, agreed: null })),
  discountPercent: 0,
  shipping: null,
  validUntil,
  country,
  zipcode: '',
})
