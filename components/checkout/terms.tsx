'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import type { CheckoutForm } from '@/lib/order/checkout-form'
import { localePath } from '@/lib/site/locales'
import { useWho } from '../account/use-who'
import { fieldId, useFieldError } from './fields'
import { actsFor } from './use-checkout-form'

/** Consent to the terms, which open beside the order: nothing that was filled in is left. */
export function Terms() {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { register } = useFormContext<CheckoutForm>()
  const error = useFieldError('terms')
  const id = fieldId('terms')
  const { who } = useWho()
  // They are the client's to agree to, not the clerk's who acts for him.
  if (who && actsFor(who) !== null) return null
  return (
    <div className="mt-4">
      <Checkbox
        {...register('terms')}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {t.rich('terms', {
          link: chunks => (
            <a href={localePath(locale, t('termsPath'))} target="_blank" className="link" rel="noreferrer">
              {chunks}
            </a>
          ),
        })}
      </Checkbox>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-xs font-medium text-seal">
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
