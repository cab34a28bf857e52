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
 * Lines that can be had again as they were: not as long as the order waits for its company's approver, nor what the workshop laid out from files,
 * nor what only staff put into a cart.
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

/** Puts lines into the cart once more, with the very designs that were approved, and shows the cart beside the page. */
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
