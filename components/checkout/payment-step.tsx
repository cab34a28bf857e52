'use client'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { RadioCard } from '@/components/ui/choice'
import type { PaymentOffer } from '@/lib/money/contract/payments'
import type { CheckoutForm } from '@/lib/orders/order/checkout-form'
import { ChoiceError, fieldId } from './fields'

interface PaymentStepProps {
  /** Null until the shop has said which it offers. */
  offers: readonly PaymentOffer[] | null
  failed: boolean
}

/** The ways to pay that the shop offers to this buyer for this delivery. */
export function PaymentStep({ offers, failed }: PaymentStepProps) {
  const t = useTranslations('checkout')
  const { register } = useFormContext<CheckoutForm>()
  return (
    <>
      <fieldset
        id={fieldId('payment')}
        tabIndex={-1}
        aria-label={t('step.payment')}
        className="min-h-18 space-y-2 outline-none"
      >
        {offers?.map(({ method, name, text }) => (
          <RadioCard key={method} value={method} {...register('payment')} title={name} description={text} />
        ))}
      </fieldset>
      {failed ? <Alert tone="ask">{t('noPayment')}</Alert> : <ChoiceError name="payment" />}
    </>
  )
}
