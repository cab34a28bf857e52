import { useTranslations } from 'next-intl'
import { Quantity } from '@/components/ui/quantity'
import type { CartItem } from '@/lib/product/item/item'
import { cartLimits } from '@/lib/product/item/limits'
import { useCart } from '@/stores/cart'

/** How many of a line; `title` names the field for screen readers. */
export function LineQuantity({ item, title }: { item: Pick<CartItem, 'id' | 'quantity'>; title: string }) {
  const t = useTranslations('cart')
  const setQuantity = useCart(state => state.setQuantity)
  return (
    <Quantity
      value={item.quantity}
      max={cartLimits.quantity}
      onChange={quantity => setQuantity(item.id, quantity)}
      labels={{
        quantity: t('quantityOf', { name: title }),
        less: t('less', { name: title }),
        more: t('more', { name: title }),
      }}
      className="min-h-10!"
    />
  )
}
