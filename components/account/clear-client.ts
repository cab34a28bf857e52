import { forgetForm } from '@/components/checkout/keep-form'
import { useCart } from '@/stores/cart'

/** Clears a client's data in this browser: the next person at this computer finds neither his address nor his number. */
export function clearClient(): void {
  const { setDelivery, setBilling, setAddressTmp, setOrderId } = useCart.getState()
  setDelivery(null)
  setBilling(null)
  setAddressTmp(null)
  setOrderId(-1)
  forgetForm()
}
