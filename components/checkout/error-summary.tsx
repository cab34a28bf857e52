'use client'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { type CheckoutForm, checkoutFields } from '@/lib/order/checkout-form'
import { isValidatorCode } from '@/lib/validators/codes'
import { fieldId, messageOf } from './fields'

/** Every mistake of a form that was sent, each leading to its field. */
export function ErrorSummary() {
  const t = useTranslations('checkout')
  const say = useTranslations('validators')
  const { formState } = useFormContext<CheckoutForm>()
  const { errors, submitCount } = formState
  const wrong = checkoutFields.flatMap(field => {
    const code = messageOf(errors, field)
    return isValidatorCode(code) ? [{ field, code }] : []
  })
  if (submitCount === 0 || wrong.length === 0) return null
  return (
    <Alert tone="block" role="alert" title={t('errors', { count: wrong.length })} className="mb-6">
      <ul className="mt-1 list-disc space-y-0.5 pl-4">
        {wrong.map(({ field, code }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="underline"
              onClick={event => {
                event.preventDefault()
                document.getElementById(fieldId(field))?.focus()
              }}
            >
              {say(code)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
