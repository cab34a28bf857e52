'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PasswordField } from './password-field'
import { TextField } from './text-field'
import { useFieldError } from './use-field-error'
import type { Fields } from './use-fields'

type Values = Record<string, string | boolean>

interface NameFieldProps<Form extends Values, Name extends string> {
  fields: Fields<Form, Name>
  /** The account is a company's own, and no person's. */
  isCompany: boolean
}

/** Whose the account is: a person or a company; the error texts depend on it. */
export function NameField<Form extends Values & { name: string }, Name extends string>({
  fields,
  isCompany,
}: NameFieldProps<Form, Name | 'name'>) {
  const t = useTranslations('account')
  if (!isCompany)
    return (
      <TextField
        fields={fields}
        name="name"
        label={t('name')}
        example={t('nameExample')}
        autoComplete="name"
      />
    )
  return (
    <TextField
      fields={fields}
      name="name"
      label={t('register.company')}
      example={t('register.companyExample')}
      autoComplete="organization"
      wrong={{
        VALIDATORS_REQUIRED_NAME: t('register.companyWrong.VALIDATORS_REQUIRED_NAME'),
        VALIDATORS_REQUIRED_NAME_MIN: t('register.companyWrong.VALIDATORS_REQUIRED_NAME_MIN'),
        VALIDATORS_REQUIRED_NAME_MAX: t('register.companyWrong.VALIDATORS_REQUIRED_NAME_MAX'),
      }}
    />
  )
}

interface EmailFieldProps<Form extends Values, Name extends string> {
  fields: Fields<Form, Name>
  /** The owner of the address, where it is not the reader. */
  label?: ReactNode
  /** What a browser may fill in: the reader's own address, the login's address, or nothing for another person's. */
  autoComplete: 'email' | 'username' | 'off'
}

/** The address of mail of a form of the account. */
export function EmailField<Form extends Values & { email: string }, Name extends string>({
  fields,
  label,
  autoComplete,
}: EmailFieldProps<Form, Name | 'email'>) {
  const t = useTranslations('account')
  return (
    <TextField
      fields={fields}
      name="email"
      type="email"
      inputMode="email"
      label={label ?? t('email')}
      autoComplete={autoComplete}
    />
  )
}

interface TypedPasswordProps<Form extends Values, Name extends string> {
  fields: Fields<Form, Name>
  name: Name & keyof Form
  label: ReactNode
  /** A new password shows its rules below and is checked on blur; the present password is not. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password as a field of a form of the account. */
export function TypedPassword<Form extends Values, Name extends string>(
  props: TypedPasswordProps<Form, Name>,
) {
  const { fields, name, label, autoComplete } = props
  const error = useFieldError(fields.errors[name])
  return (
    <PasswordField
      id={fields.idOf(name)}
      label={label}
      error={error}
      autoComplete={autoComplete}
      value={String(fields.form[name] ?? '')}
      onChange={value => fields.set(name, value as Form[typeof name])}
      {...(autoComplete === 'new-password' && { onBlur: () => fields.leave(name) })}
    />
  )
}
