'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { classNames } from '@/components/ui/class-names'
import { describedBy, Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { PasswordInput } from '@/components/ui/password-input'
import { type PasswordRule, passwordRules } from '@/lib/people/client/registration'

interface PasswordFieldProps {
  id: string
  label: ReactNode
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  value?: string
  onChange?: (password: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A password, which can be looked at. A new one has the rules below it, ticked off while it is typed. */
export function PasswordField({ id, label, error, value, onChange, ...input }: PasswordFieldProps) {
  const t = useTranslations('account')
  const isNew = input.autoComplete === 'new-password'
  const described = describedBy(id, { hint: isNew, error })
  return (
    <Field id={id} label={label} error={error}>
      <PasswordInput
        {...input}
        labels={{ show: t('show'), hide: t('hide') }}
        {...(onChange && { value, onChange: event => onChange(event.target.value) })}
        {...described}
        {...(isNew && { 'aria-describedby': `${id}-hint${error ? ` ${id}-error` : ''}` })}
        invalid={Boolean(error)}
      />
      {isNew && <Rules id={`${id}-hint`} password={value ?? ''} />}
    </Field>
  )
}

const names = Object.keys(passwordRules) as PasswordRule[]

function Rules({ id, password }: { id: string; password: string }) {
  const t = useTranslations('account.rules')
  return (
    <ul id={id} className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {names.map(name => {
        const kept = passwordRules[name](password)
        return (
          <li
            key={name}
            className={classNames('flex items-center gap-1.5', kept ? 'text-mat-2' : 'text-ink-2')}
          >
            {kept ? (
              <Icon name="check" size={14} />
            ) : (
              <span aria-hidden className="mx-1 size-1.5 rounded-full border border-edge" />
            )}
            {t(name)}
            <span className="sr-only">{kept ? t('kept') : t('open')}</span>
          </li>
        )
      })}
    </ul>
  )
}
