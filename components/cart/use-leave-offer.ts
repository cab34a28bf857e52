'use client'
import { useEffect } from 'react'
import { openSaveCart } from '@/components/popups/open-save-cart'
import { isGoods } from '@/lib/product/item/types'
import { useCart } from '@/stores/cart'
import { useUi } from '@/stores/ui'

/** Whether somebody is logged in, as the page says. */
const isKnown = () => document.documentElement.dataset.role !== undefined

/**
 * Offers once per cart to save it by mail when the mouse leaves the page at the top: for a visitor who is not logged in and has goods in
 * the cart (PAGE-11).
 */
export function useLeaveOffer(): void {
  useEffect(() => {
    const onLeave = ({ clientY }: MouseEvent) => {
      const { saveCartPopup, items, setSaveCartPopup } = useCart.getState()
      if (clientY > 0 || saveCartPopup || isKnown() || !items.some(isGoods)) return
      if (useUi.getState().popups.length > 0 || document.querySelector('dialog[open]')) return
      setSaveCartPopup(true)
      void openSaveCart('leaving')
    }
    const page = document.documentElement
    page.addEventListener('mouseleave', onLeave)
    return () => page.removeEventListener('mouseleave', onLeave)
  }, [])
}
