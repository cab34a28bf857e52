import 'server-only'
import type { CartItem } from '@/lib/cart/item'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { ImportDesign } from '@/lib/import/sent-files'
import type { OrderState } from '@/lib/order/states'
import { kindOf } from '@/lib/products/registry'
import { defaultLocale, isLocale, languageOf } from '@/lib/site/locales'
import type { OrderRecord } from '../orders/find-record'
import { sentOf } from '../orders/sent-of'

/** The states in which the workshop may still give a line another design: nothing of it is made yet. */
const open: readonly OrderState[] = ['awaiting-payment', 'paid']
export const isLayoutOpen = ({ status }: Pick<OrderRecord, 'status'>): boolean => open.includes(status)

/** A line that the workshop lays out, or whose only design it corrects. */
export interface LineInWork {
  line: NonNullable<OrderRecord['lines']>[number]
  item: CartItem
  sent: ImportDesign | null
  /** What the editor begins with: the design that is there, else the product with nothing on it. */
  design: unknown
}

/**
 * The line of a place, counted from 1, as far as one design can be given to it; null for what is not designed, and for what
 * has several designs: the parts of packs come with the order.
 */
export function lineInWork(record: OrderRecord, place: number, catalogue: Catalogue): LineInWork | null {
  const line = record.lines?.[place - 1]
  const item = line?.content as CartItem | null | undefined
  const parts = line?.parts ?? []
  if (!line || !item || parts.length > 1) return null
  const sent = sentOf(item)
  if (parts[0]) return { line, item, sent, design: parts[0].design }
  const language = languageOf(isLocale(record.locale) ? record.locale : defaultLocale)
  const blank = sent && kindOf(item)?.blank(item, catalogue, language)
  return blank ? { line, item, sent, design: blank } : null
}
