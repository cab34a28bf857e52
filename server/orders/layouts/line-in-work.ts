import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { ImportDesign } from '@/lib/design/import/sent-files'
import { defaultLocale, isLocale, languageOf } from '@/lib/ground/site/locales'
import type { OrderState } from '@/lib/orders/order/states'
import type { CartItem } from '@/lib/product/item/item'
import { kindOf } from '@/lib/product/kinds/registry'
import type { OrderRecord } from '../find-record'
import { sentOf } from '../sent-of'

/** The states in which the workshop may still give a line another design: nothing of it is made yet. */
const open: readonly OrderState[] = ['awaiting-payment', 'paid']

/** Whether the workshop may still change what an order's lines will be: production has not begun. */
export const isLayoutOpen = ({ status }: Pick<OrderRecord, 'status'>): boolean => open.includes(status)

type Line = NonNullable<OrderRecord['lines']>[number]

/** A design of an order: which line, and which of its designs, both counted from 1. */
export interface DesignPlace {
  line: number
  part: number
}

/** A design that the workshop lays out or corrects. */
export interface LineInWork {
  line: Line
  /** The design that is there already; undefined where there is none yet. */
  made: NonNullable<Line['parts']>[number] | undefined
  item: CartItem
  sent: ImportDesign | null
  /** What the editor begins with: the design that is there, else the product with nothing on it. */
  design: unknown
}

/** The line at a place, as far as it can get a design; null for a product without a design. */
export function lineInWork(
  record: OrderRecord,
  { line: place, part }: DesignPlace,
  catalogue: Catalogue,
): LineInWork | null {
  const line = record.lines?.[place - 1]
  const item = line?.content as CartItem | null | undefined
  if (!line || !item) return null
  const sent = sentOf(item)
  const made = line.parts?.[part - 1]
  if (made) return { line, made, item, sent, design: made.design }
  if (part > 1) return null
  const language = languageOf(isLocale(record.locale) ? record.locale : defaultLocale)
  const blank = sent && kindOf(item)?.blank(item, catalogue, language)
  return blank ? { line, made, item, sent, design: blank } : null
}
