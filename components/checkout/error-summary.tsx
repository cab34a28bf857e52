'use client'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { isValidatorCode } from '@/lib/ground/validators/codes'
import { type CheckoutForm, type CheckoutStep, stepFields } from '@/lib/orders/order/checkout-form'
import { fieldId, messageOf } from './fields'

/** All mistakes of a refused step, each with a link to its field. */
export function ErrorSummary({ step }: { step: CheckoutStep }) {
  const t = useTranslations('checkout')
  const say = useTranslations('validators')
  const { formState } = useFormContext<CheckoutForm>()
  const wrong = stepFields[step].flatMap(field => {
    const code = messageOf(formState.errors, field)
    return isValidatorCode(code) ? [{ field, code }] : []
  })
  if (wrong.length === 0) return null
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
