import { priceTexts } from '@/components/ui/price-texts'

/** The texts of every product that is written on and ordered from its page. */
export const orderTexts = [
  'product.text',
  'product.haveFile',
  'product.added',
  'product.quantity',
  'product.oneLess',
  'product.oneMore',
  ...priceTexts,
] as const
