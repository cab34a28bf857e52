'use client'
import { useTranslations } from 'next-intl'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { describedBy, Field, Input } from '@/components/ui/field'
import { useFieldError } from './use-field-error'
import type { Fields } from './use-fields'

type Values = Record<string, string | boolean>

interface TextFieldProps<Form extends Values, Name extends string>
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'form'> {
  fields: Fields<Form, Name>
  name: Name & keyof Form
  label: ReactNode
  /** What could stand in it: told with every error. */
  example?: string | undefined
  hint?: ReactNode
  optional?: ReactNode
}

/** A line of a form of the account, with what is wrong with it in words. */
export function TextField<Form extends Values, Name extends string>(props: TextFieldProps<Form, Name>) {
  const { fields, name, label, example, hint, optional, className, ...input } = props
  const t = useTranslations('account')
  const error = useFieldError(fields.errors[name])
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
