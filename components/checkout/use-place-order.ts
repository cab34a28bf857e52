'use client'
import { useLocale } from 'next-intl'
import { type RefObject, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { get } from 'react-hook-form'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import type { Money } from '@/lib/ground/money/money'
import { useRouter } from '@/lib/ground/site/use-navigation'
import type { FieldFindings } from '@/lib/ground/validators/codes'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import {
  type CheckoutField,
  type CheckoutForm,
  checkoutFields,
  toOrderBody,
} from '@/lib/orders/order/checkout-form'
import { isGoods } from '@/lib/product/item/types'
import { useCart } from '@/stores/cart'
import { otherOfOrder } from '@/stores/order-other'
import { keepSteps } from './keep-form'
import { notePlacedOrder, pathAfterOrder } from './placed-order'
import { sendOrder } from './send-order'
import { noteUnpaid, pathOfUnpaid } from './unpaid-order'
import type { FormContext } from './use-checkout-form'
import { usePayments } from './use-payments'

/** Where the order stands. */
export type OrderState =
  | { kind: 'open' }
  | { kind: 'sending' }
  | { kind: 'changed'; before: Money; after: Money }
  | { kind: 'refused'; code: string; subject: string | null; itemId: string | null }
  | { kind: 'placed' }

interface PlaceOrderInput {
  form: UseFormReturn<CheckoutForm>
  priced: PricedCart
  data: ShopData
  refresh: () => Promise<void>
  context: RefObject<FormContext>
  /** Opens the step of a field and leads there. */
  lead: (field: CheckoutField) => void
  /** Has the proofs drawn again. */
  again: () => void
}

/** Sends the order and reports the result; a total that differs from the shown one needs a confirmation. */
export function usePlaceOrder(input: PlaceOrderInput) {
  const { form, priced, refresh, context, lead, again } = input
  const locale = useLocale()
  const router = useRouter()
  const [state, setState] = useState<OrderState>({ kind: 'open' })
  const busy = useRef(false)
  const { offers } = usePayments(form.watch('country'))

  /** The shop's findings are shown at their fields, like the page's own findings. */
  const markWrong = (fields: FieldFindings<CheckoutField>) => {
    for (const field of checkoutFields) {
      const message = fields[field]
      if (message) form.setError(field, { type: 'shop', message })
    }
    const first = checkoutFields.find(field => fields[field])
    if (first) lead(first)
  }

  const place = async (values: CheckoutForm, expectedTotal: Money) => {
    const cart = useCart.getState()
    const items = cart.items.filter(isGoods)
    // A coupon that this cart does not qualify for is not used, as the sums say.
    const coupon = priced.couponFinding ? '' : cart.coupon
    const other = otherOfOrder()
    setState({ kind: 'sending' })
    const body = toOrderBody(values, { items, locale, expectedTotal, coupon, other, asked: context.current })
    const before = await pathOfUnpaid(body)
    if (before) {
      setState({ kind: 'placed' })
      router.push(before)
      return
    }
    const sent = await sendOrder(body)
    if (sent.ok) {
      setState({ kind: 'placed' })
      keepSteps([])
      notePlacedOrder(
        sent.id,
        items.map(({ id }) => id),
      )
      // What waits for its company's approver is paid afterwards.
      const online = !sent.waits && (offers?.find(({ method }) => method === values.payment)?.online ?? false)
      if (online) await noteUnpaid(sent, body)
      router.push(pathAfterOrder(sent, online))
      return
    }
    if (sent.code === 'price_changed' && 'gross' in sent) {
      setState({ kind: 'changed', before: expectedTotal, after: sent.gross })
      // The shown total must be the charged one; the question stays even where the prices cannot be read again.
      await refresh().catch(error => console.warn('prices could not be read again', error))
      return
    }
    const nothing = { subject: null, itemId: null, fields: {} }
    const { code, subject, itemId, fields } = 'subject' in sent ? sent : { ...sent, ...nothing }
    markWrong(fields)
    // The proof has changed meanwhile: the new one is shown and needs a confirmation.
    if (code === 'proof_changed') again()
    setState({ kind: 'refused', code, subject, itemId })
  }

  /** One order at a time: a second press while the first is on its way does nothing. */
  const once = async (work: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    try {
      await work()
    } finally {
      busy.current = false
    }
  }

  const send = (expectedTotal: Money | null) =>
    once(() =>
      form.handleSubmit(
        async values => {
          if (expectedTotal) await place(values, expectedTotal)
        },
        errors => {
          const first = checkoutFields.find(field => get(errors, field))
          if (first) lead(first)
        },
      )(),
    )
  const shown = priced.orderable && priced.order.ok ? priced.order.totals.gross : null
  return {
    state,
    submit: () => void send(shown),
    confirm: () => void (state.kind === 'changed' && send(state.after)),
  }
}
