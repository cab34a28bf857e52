'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import type { Order } from '@/lib/orders/order/order'
import { isByWord, isGoods, isHeading } from '@/lib/product/item/types'
import { useCart } from '@/stores/cart'
import { openSidebar } from '../popups/open-sidebar'

type Item = Order['items'][number]

/**
 * Lines that can be reordered unchanged: not while the order waits for its company's approver, no lines that the workshop laid out from
 * files, and no lines that only staff can add to a cart.
 */
export const reorderable = ({ items, approval }: Pick<Order, 'items' | 'approval'>): Item[] =>
  approval?.state === 'waiting'
    ? []
    : items.filter(
        item =>
          isGoods(item) &&
          !isByWord(item) &&
          !isHeading(item) &&
          item.content.importDesign === undefined &&
          item.content.ondemand === undefined,
      )

interface ReorderProps {
  items: readonly Item[]
  label: string
  look?: ButtonLook
}

/** Puts lines into the cart again, with exactly the approved designs, and shows the cart beside the page. */
export function Reorder({ items, label, look = 'secondary' }: ReorderProps) {
  const t = useTranslations('orderPage')
  const [full, setFull] = useState(false)
  const addAgain = () => {
    const added = items.map(({ id: _, flag: __, ...line }) => useCart.getState().addItem(line))
    setFull(added.includes(null))
    const last = added.findLast(id => id !== null)
    if (last) void openSidebar(last)
  }
  return (
    <div>
      <Button look={look} size="small" onClick={addAgain}>
        {label}
      </Button>
      {full && (
        <p role="alert" className="mt-1 text-xs text-seal">
          {t('cartFull')}
        </p>
      )}
    </div>
  )
}
