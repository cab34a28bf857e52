'use client'
import { useTranslations } from 'next-intl'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { describedBy, Field, Input } from '@/components/ui/field'
import type { ValidatorCode } from '@/lib/ground/validators/codes'
import { useFieldError } from './use-field-error'
import type { Fields } from './use-fields'

type Values = Record<string, string | boolean>

interface TextFieldProps<Form extends Values, Name extends string>
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'form'> {
  fields: Fields<Form, Name>
  name: Name & keyof Form
  label: ReactNode
  /** An example of a valid value: shown with every error. */
  example?: string | undefined
  hint?: ReactNode
  /** Error texts that differ from those of the same field elsewhere. */
  wrong?: Partial<Record<ValidatorCode, string>>
  optional?: ReactNode
}

/** A field of an account form, with its error text. */
export function TextField<Form extends Values, Name extends string>(props: TextFieldProps<Form, Name>) {
  const { fields, name, label, example, hint, optional, wrong, className, ...input } = props
  const t = useTranslations('account')
  const code = fields.errors[name]
  const usual = useFieldError(code)
  const error = (code && wrong?.[code]) ?? usual
  const id = fields.idOf(name)
  return (
    <Field
      {...{ id, label, hint, optional, error, className }}
      example={example && t('example', { example })}
    >
      <Input
        {...input}
        value={String(fields.form[name] ?? '')}
        onChange={event => fields.set(name, event.target.value as Form[typeof name])}
        onBlur={() => fields.leave(name)}
        {...describedBy(id, { hint, error })}
        invalid={Boolean(error)}
      />
    </Field>
  )
}
