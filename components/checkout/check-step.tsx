'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Checkbox } from '@/components/ui/choice'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { moneyFromMajor } from '@/lib/ground/money/money'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import { useCart } from '@/stores/cart'
import { openPopup } from '@/stores/ui'
import { useShownAmount } from '../cart/use-shown-amount'
import { ProofList } from '../proof/proof-list'
import type { Proofs } from '../proof/use-proofs'
import { OrderButton } from './order-button'
import { OrderNotice } from './order-notice'
import { Terms } from './terms'
import type { OrderState } from './use-place-order'

interface CheckStepProps {
  data: ShopData
  priced: PricedCart
  proofs: Proofs
  payable: boolean
  /** Somebody of the buyer's company has to approve it. */
  waits: boolean
  state: OrderState
  onConfirm: () => void
}

/** The last look: what will be made, the terms, and the order itself. */
export function CheckStep({ data, priced, proofs, payable, waits, state, onConfirm }: CheckStepProps) {
  return (
    <>
      <ProofList proofs={proofs} catalogue={data.catalogue} />
      {proofs.sheets.length > 0 && <TranquilityOffer data={data} priced={priced} />}
      <Terms />
      <OrderNotice state={state} onConfirm={onConfirm} catalogue={data.catalogue} />
      {waits && <ApprovalNote />}
      <OrderButton
        priced={priced}
        payable={payable}
        sending={state.kind === 'sending' || state.kind === 'placed'}
      />
    </>
  )
}

function ApprovalNote() {
  const t = useTranslations('checkout')
  return (
    <Alert tone="inform" className="mt-4">
      {t('approval')}
    </Alert>
  )
}

/** "We check your design", for all designs at once: the cart offers it for each line. */
function TranquilityOffer({ data, priced }: Pick<CheckStepProps, 'data' | 'priced'>) {
  const t = useTranslations('checkout')
  const cart = useTranslations('cart')
  const amount = useShownAmount(priced.order.ok ? priced.order.vatDecision.percent : 0)
  const items = useCart(store => store.items)
  const setTranquility = useCart(store => store.setTranquility)
  const designed = items.filter(({ content }) => content.design !== undefined)
  if (designed.length === 0) return null
  const { tranquility, currency } = data.priceList
  const setAll = (is: boolean) => {
    for (const { id } of designed) setTranquility(id, is)
  }
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-3">
      <Checkbox
        checked={designed.every(item => item.tranquility)}
        onChange={event => setAll(event.target.checked)}
        className="min-w-0"
      >
        {cart('tranquility')}{' '}
        <span className="whitespace-nowrap text-ink-2">
          {t('tranquilityEach', { amount: amount(moneyFromMajor(tranquility, currency)) })}
        </span>
      </Checkbox>
      <button
        type="button"
        className="link tap min-h-6 text-sm"
        aria-label={cart('tranquilityMoreLabel')}
        onClick={() => openPopup('tranquility', { onTake: () => setAll(true) })}
      >
        {cart('tranquilityMore')}
      </button>
    </div>
  )
}
