'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import type { Registration, RegistrationField } from '@/lib/client/registration'
import { localePath } from '@/lib/site/locales'
import { useFieldError } from './use-field-error'
import type { Fields } from './use-fields'

interface ConsentFieldsProps {
  fields: Fields<Registration & Record<string, string | boolean>, RegistrationField>
}

/** What a new client agrees to: the terms, which open beside what was typed, and news if he likes. */
export function ConsentFields({ fields }: ConsentFieldsProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  const { form, set } = fields
  const id = fields.idOf('termsConsent')
  const error = useFieldError(fields.errors.termsConsent)
  return (
    <div className="space-y-2">
      <Checkbox
        id={id}
        checked={form.termsConsent}
        onChange={event => set('termsConsent', event.target.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {t.rich('register.terms', {
          link: chunks => (
            <a href={localePath(locale, t('termsPath'))} target="_blank" className="link" rel="noreferrer">
              {chunks}
            </a>
          ),
        })}
      </Checkbox>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-xs font-medium text-seal">
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
      <Checkbox
        checked={form.marketingConsent}
        onChange={event => set('marketingConsent', event.target.checked)}
      >
        {t('register.news')}
      </Checkbox>
    </div>
  )
}
