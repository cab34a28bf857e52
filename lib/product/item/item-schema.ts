import type { ProductLine } from '@/lib/product/kinds/kind'
import { strangeFields } from '@/lib/product/kinds/registry'
import { cartItemForm } from './item'

/**
 * A line of the cart (ORDER-3, PRICE-1). It carries no price that the server trusts: `price` and `costPrice` count on a
 * `magic` item of an admin alone, and are ignored everywhere else (ORDER-3, PRICE-1). Its kind of product says
 * which fields of `content` it has; any other is unknown.
 */
export const cartItemSchema = cartItemForm.check(({ value, issues }) => {
  const refuse = (line: ProductLine, path: PropertyKey[]) => {
    for (const name of strangeFields(line)) {
      const at = [...path, 'content', name]
      issues.push({ code: 'custom', message: 'unrecognized_keys', input: value, path: at })
    }
  }
  refuse(value, [])
  value.content.parts?.forEach((part, index) => {
    refuse(part, ['content', 'parts', index])
  })
})
