import { connectAutoSave } from './auto-save'
import { hydrateCart, syncCart } from './cart'
import { onOtherTab, storageKeys } from './storage'

/**
 * Reads the stored cart and follows the other tabs' changes until the returned function is called (ORDER-1: other tabs
 * update their cart on the storage event), and saves a client's cart meanwhile (ORDER-6).
 */
export function connectCart(): () => void {
  hydrateCart()
  const stop = onOtherTab(storageKeys.cart, syncCart)
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) syncCart()
  }
  window.addEventListener('pageshow', onPageShow)
  const stopSaving = connectAutoSave()
  return () => {
    stop()
    stopSaving()
    window.removeEventListener('pageshow', onPageShow)
  }
}
