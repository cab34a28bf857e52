'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Segmented } from '@/components/ui/segmented'
import { findCountry } from '@/lib/catalogue/lookup'
import { countryOf } from '@/lib/ground/site/locales'
import { type AccountType, accountTypes } from '@/lib/people/client/account'
import {
  asksForSiret,
  checkRegistration,
  emptyRegistration,
  type Registration,
  type RegistrationField,
  registrationFields,
} from '@/lib/people/client/registration'
import type { AuthPlace } from './auth-place'
import { ConsentFields } from './consent-fields'
import { EmailField, NameField, TypedPassword } from './form-fields'
import { RefusalAlert } from './refusal-alert'
import { register } from './register'
import type { Refusal } from './send'
import { TextField } from './text-field'
import { TradeFields } from './trade-fields'
import { useCountries } from './use-countries'
import { type Fields, useFields } from './use-fields'

/** Extends over the popup's padding: a sticky foot would otherwise stop above it. */
const stickyFoot = 'sticky -bottom-5 z-1 -mx-4 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6'
/** The focused field is scrolled clear of the foot. */
const clearOfFoot = '[&_:is(input,button,a)]:scroll-mb-24'

interface RegisterFormProps {
  place: AuthPlace
  startEmail?: string | undefined
  startType?: AccountType | undefined
  onRegistered: () => Promise<unknown>
  /** Somebody with this address has an account. */
  onKnown: (email: string) => void
}

interface TypeChoiceProps {
  type: (typeof accountTypes)[number]
  onChange: (type: (typeof accountTypes)[number]) => void
}

/** Whose account it is; a retailer reads what comes next. */
function TypeChoice({ type, onChange }: TypeChoiceProps) {
  const t = useTranslations('account')
  return (
    <>
      <Segmented
        name="accountType"
        label={t('register.type')}
        value={type}
        onChange={onChange}
        options={accountTypes.map(value => ({ value, label: t(`register.types.${value}`) }))}
      />
      {type === 'retailer' && <p className="text-sm text-ink-2">{t('register.retailerText')}</p>}
    </>
  )
}

/** In a popup the button stays in view at the foot: on a phone the form is longer than the screen. */
function SendFoot({ place, sending }: Pick<RegisterFormProps, 'place'> & { sending: boolean }) {
  const t = useTranslations('account')
  return (
    <div className={place === 'popup' ? stickyFoot : undefined}>
      <Button type="submit" full aria-disabled={sending || undefined}>
        {sending ? t('register.sending') : t('register.send')}
      </Button>
    </div>
  )
}

/** A new account: for oneself, a firm or a retailer (PEOPLE-12, PEOPLE-13). */
export function RegisterForm({ startEmail = '', startType = 'private', place, ...then }: RegisterFormProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  const countries = useCountries()
  const country = countryOf(locale)
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const fields = useFields<Registration & Record<string, string | boolean>, RegistrationField>({
    id: 'register',
    initial: { ...emptyRegistration, email: startEmail, accountType: startType },
    fields: registrationFields,
    check: form => checkRegistration(form, countries),
  })
  const { form, set } = fields
  const siret = asksForSiret(country, form.vatNumber, countries)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    setRefused(null)
    if (!fields.isRight()) return
    setSending(true)
    const sent = await register(form, locale)
    setSending(false)
    if (sent.ok) return void (await then.onRegistered())
    fields.refuse(sent.fields)
    setRefused(sent.code)
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className={classNames('space-y-4', place === 'popup' && clearOfFoot)}
      aria-label={t('register.title')}
    >
      <TypeChoice type={form.accountType} onChange={value => set('accountType', value)} />
      <Person fields={fields} isTrade={form.accountType !== 'private'} />
      {form.accountType !== 'private' && (
        <TradeFields
          fields={fields}
          countries={countries}
          siret={siret}
          vatExample={(countries && findCountry(countries, country)?.samples.vat) ?? ''}
        />
      )}
      <ConsentFields fields={fields} />
      <RefusalAlert code={refused} />
      {refused === 'email_has_account' && (
        <Button full look="secondary" onClick={() => then.onKnown(form.email)}>
          {t('register.logIn')}
        </Button>
      )}
      <SendFoot place={place} sending={sending} />
    </form>
  )
}

interface PersonProps {
  fields: Fields<Registration & Record<string, string | boolean>, RegistrationField>
  isTrade: boolean
}

function Person({ fields, isTrade }: PersonProps) {
  const t = useTranslations('account')
  return (
    <>
      <NameField fields={fields} isCompany={isTrade} />
      <EmailField fields={fields} autoComplete="email" />
      <TextField
        fields={fields}
        name="phone"
        type="tel"
        label={t('phone')}
        optional={t('optional')}
        hint={t('phoneHint')}
        autoComplete="tel"
      />
      <TypedPassword fields={fields} name="password" label={t('password')} autoComplete="new-password" />
    </>
  )
}
