'use client'
import { useTranslations } from 'next-intl'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { type FieldErrors, type FieldPath, get, useFormContext } from 'react-hook-form'
import { describedBy, Field, Input, Select } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { isValidatorCode } from '@/lib/ground/validators/codes'
import type { CheckoutForm } from '@/lib/orders/order/checkout-form'

type Name = FieldPath<CheckoutForm>

/** The id of a field's control; the summary of errors leads to it. */
export const fieldId = (name: string) => `checkout-${name.replace('.', '-')}`

/** The code of what is wrong with a field. */
export const messageOf = (errors: FieldErrors<CheckoutForm>, name: string): unknown =>
  (get(errors, name) as { message?: unknown } | undefined)?.message

/** What is wrong with a field, in words. */
export function useFieldError(name: string): string | undefined {
  const t = useTranslations('validators')
  const { formState } = useFormContext<CheckoutForm>()
  const code = messageOf(formState.errors, name)
  return isValidatorCode(code) ? t(code) : undefined
}

/** What is wrong with a choice, below it. */
export function ChoiceError({ name }: { name: string }) {
  const error = useFieldError(name)
  if (!error) return null
  return (
    <p id={`${fieldId(name)}-error`} className="mt-2 flex gap-1.5 text-xs font-medium text-seal">
      <Icon name="error" size={16} />
      {error}
    </p>
  )
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  name: Name
  label: ReactNode
  /** An example of a valid value: shown with every error that does not contain one. */
  example: string
  hint?: ReactNode
  optional?: ReactNode
}

export function TextField({ name, label, example, hint, optional, className, ...props }: TextFieldProps) {
  const t = useTranslations('checkout')
  const { register } = useFormContext<CheckoutForm>()
  const error = useFieldError(name)
  const id = fieldId(name)
  const shownExample = error?.includes(example) ? undefined : t('example', { example })
  return (
    <Field {...{ id, label, hint, optional, error, className }} example={shownExample}>
      <Input
        {...props}
        {...register(name)}
        {...describedBy(id, { hint, error })}
        invalid={Boolean(error)}
        // When a link leads to the field, its label is visible too.
        className="scroll-mt-10"
      />
    </Field>
  )
}

interface CountryFieldProps {
  name: 'country' | 'billing.country'
  label: ReactNode
  autoComplete: string
  countries: readonly { code: string; name: string }[]
}

export function CountryField({ name, label, autoComplete, countries }: CountryFieldProps) {
  const { register } = useFormContext<CheckoutForm>()
  const error = useFieldError(name)
  const id = fieldId(name)
  return (
    <Field id={id} label={label} error={error}>
      <Select
        {...register(name)}
        {...describedBy(id, { error })}
        autoComplete={autoComplete}
        invalid={Boolean(error)}
      >
        {countries.map(({ code, name: text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}
