import { priceTexts } from '@/components/ui/price-texts'

/** The texts of whatever is written on its page and put into the cart there. */
export const orderTexts = [
  'product.text',
  'product.haveFile',
  'product.added',
  'product.quantity',
  'product.oneLess',
  'product.oneMore',
  ...priceTexts,
] as const
