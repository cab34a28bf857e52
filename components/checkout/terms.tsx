'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TermsCheckbox, termsLink } from '@/components/ui/terms-checkbox'
import { localePath } from '@/lib/ground/site/locales'
import type { CheckoutForm } from '@/lib/orders/order/checkout-form'
import { useWho } from '../account/use-who'
import { fieldId, useFieldError } from './fields'
import { actsFor } from './use-checkout-form'

/** Consent to the terms, which open beside the order: nothing that was filled in is left. */
export function Terms() {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { register } = useFormContext<CheckoutForm>()
  const error = useFieldError('terms')
  const { who } = useWho()
  // The client must agree to them, not the clerk who acts for him.
  if (who && actsFor(who) !== null) return null
  return (
    <div className="mt-4">
      <TermsCheckbox {...register('terms')} id={fieldId('terms')} error={error}>
        {t.rich('terms', { link: termsLink(localePath(locale, t('termsPath'))) })}
      </TermsCheckbox>
    </div>
  )
}
