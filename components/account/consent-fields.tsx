'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/choice'
import { TermsCheckbox, termsLink } from '@/components/ui/terms-checkbox'
import { localePath } from '@/lib/ground/site/locales'
import type { Registration, RegistrationField } from '@/lib/people/client/registration'
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
  const error = useFieldError(fields.errors.termsConsent)
  return (
    <div className="space-y-2">
      <div>
        <TermsCheckbox
          id={fields.idOf('termsConsent')}
          error={error}
          checked={form.termsConsent}
          onChange={event => set('termsConsent', event.target.checked)}
        >
          {t.rich('register.terms', { link: termsLink(localePath(locale, t('termsPath'))) })}
        </TermsCheckbox>
      </div>
      <Checkbox
        checked={form.marketingConsent}
        onChange={event => set('marketingConsent', event.target.checked)}
      >
        {t('register.news')}
      </Checkbox>
    </div>
  )
}
