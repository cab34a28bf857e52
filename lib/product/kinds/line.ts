import type { CartItemContent } from '@/lib/product/item/item'
import type { CartItemType } from '@/lib/product/item/types'
import type { NewLine, ProductChoice } from './kind'

/** A line of a type, with this content and what every choice says. */
export function newLine(
  { slug, name, quantity }: ProductChoice,
  type: CartItemType,
  content: CartItemContent,
): NewLine {
  return { type, slug, quantity, description: name, content }
}

/** The content of a designed line, with the fields that are read without opening the design; or the files sent for a design. */
export function designedContent({
  design,
  config,
  inkColor,
  formula,
  sent,
  comment,
}: ProductChoice): CartItemContent {
  const own = design ? { ...design.config } : config
  const ink = design ? design.inkColor : inkColor
  return {
    ...(formula !== undefined && { id: formula }),
    ...(own && { config: { ...own } }),
    ...(ink !== undefined && { inkColor: ink }),
    ...(design && { design }),
    ...(sent && { importDesign: sent }),
    ...(comment && { comment }),
  }
}
