'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { findCountry } from '@/lib/catalogue/lookup'
import { countryOf } from '@/lib/ground/site/locales'
import type { Client } from '@/lib/people/client/client'
import {
  checkIdentity,
  type Identity,
  type IdentityField,
  identityFields,
  identityOf,
} from '@/lib/people/client/profile-form'
import { asksForSiret } from '@/lib/people/client/registration'
import { EmailField, NameField, TypedPassword } from '../form-fields'
import { TextField } from '../text-field'
import { TradeFields } from '../trade-fields'
import { useCountries } from '../use-countries'
import { useFields } from '../use-fields'
import { useWho } from '../use-who'
import { SaveLine } from './save-line'
import { useSave } from './use-save'

type IdentityFields = ReturnType<typeof useFields<Identity & Record<string, string>, IdentityField>>

/** A professional's numbers, as his country has them. */
function OwnTradeFields({ fields }: { fields: IdentityFields }) {
  const country = countryOf(useLocale())
  const countries = useCountries()
  return (
    <TradeFields
      fields={fields}
      countries={countries}
      siret={asksForSiret(country, fields.form.vatNumber, countries)}
      vatExample={(countries && findCountry(countries, country)?.samples.vat) ?? ''}
    />
  )
}

/** What is sent: a new address with the password that it needs, and the numbers of a professional. */
const changesOf = (
  { name, email, phone, password, siretNumber, vatNumber }: Identity,
  { isOtherEmail, isTrade }: { isOtherEmail: boolean; isTrade: boolean },
) => ({
  ...{ name, phone },
  ...(isOtherEmail && { email, password }),
  ...(isTrade && { siretNumber, vatNumber }),
})

/** Name, addresses of mail and phone, and a professional's numbers. */
export function IdentityForm({ client }: { client: Client }) {
  const t = useTranslations('account')
  const area = useTranslations('accountArea')
  const countries = useCountries()
  const saving = useSave()
  const fields = useFields<Identity & Record<string, string>, IdentityField>({
    id: 'identity',
    initial: { ...identityOf(client) },
    fields: identityFields,
    check: form => checkIdentity(form, client, countries),
  })
  const { form } = fields
  const isTrade = client.other.accountType !== 'private'
  // A buyer of a company has his own account with a person's name.
  const { who } = useWho()
  const isMember = who?.id != null && who.company !== null
  const isOtherEmail = form.email.trim().toLowerCase() !== client.email
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving.busy || !fields.isRight()) return
    const sent = await saving.save(changesOf(form, { isOtherEmail, isTrade }))
    if (sent.ok) fields.reset({ ...identityOf(sent.value) })
    // For a wrong password the problem names no field.
    else fields.refuse(sent.code === 'INCORRECT_PASSWORD' ? {} : sent.fields)
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby="identity-title" className="space-y-4">
      <h2 id="identity-title">{area('identity')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <NameField fields={fields} isCompany={isTrade && !isMember} />
        <TextField
          fields={fields}
          name="phone"
          type="tel"
          label={t('phone')}
          optional={t('optional')}
          autoComplete="tel"
        />
        <EmailField fields={fields} autoComplete="email" />
        {isOtherEmail && client.authType === 'password' && (
          <TypedPassword
            fields={fields}
            name="password"
            label={area('passwordForEmail')}
            autoComplete="current-password"
          />
        )}
        {isTrade && <OwnTradeFields fields={fields} />}
      </div>
      <SaveLine {...saving} />
    </form>
  )
}
