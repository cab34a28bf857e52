'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Select } from '@/components/ui/field'
import { findCountry } from '@/lib/catalogue/lookup'
import { countryOf } from '@/lib/ground/site/locales'
import { type Address, emptyAddress } from '@/lib/people/address/address'
import type { Countries } from '@/lib/people/address/check-address'
import type { Client } from '@/lib/people/client/client'
import {
  type AddressForm,
  addressFields,
  addressFormOf,
  checkAddressForm,
} from '@/lib/people/client/profile-form'
import { useCountryNames } from '../../checkout/address-fields'
import type { Sent } from '../send'
import { TextField } from '../text-field'
import { useFieldError } from '../use-field-error'
import { type Fields, useFields } from '../use-fields'
import { SaveLine } from './save-line'
import type { Saving } from './use-save'

interface AddressEditorProps {
  /** The address that is changed; null for a new one. */
  start: Address | null
  countries: Countries
  saving: Saving
  onStore: (form: AddressForm) => Promise<Sent<Client>>
  onCancel: () => void
}

/** An address as its country writes it. */
export function AddressEditor({ start, countries, saving, onStore, onCancel }: AddressEditorProps) {
  const t = useTranslations('accountArea.addresses')
  const siteCountry = countryOf(useLocale())
  const fields = useFields<AddressForm, keyof AddressForm>({
    id: 'address',
    initial: addressFormOf(start ?? emptyAddress(siteCountry)),
    fields: addressFields,
    check: form => checkAddressForm(form, countries),
  })
  const nameId = fields.idOf('name')
  useEffect(() => document.getElementById(nameId)?.focus(), [nameId])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving.busy || !fields.isRight()) return
    const sent = await onStore(fields.form)
    if (!sent.ok) fields.refuse(sent.fields)
  }
  return (
    <form noValidate onSubmit={submit} aria-label={t(start ? 'edit' : 'add')} className="space-y-4">
      <AddressLines fields={fields} countries={countries} />
      <SaveLine {...saving} saved={false} label={t('save')} />
      <Button size="small" look="ghost" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  )
}

interface AddressLinesProps {
  fields: Fields<AddressForm, keyof AddressForm>
  countries: Countries
  /** The carrier must be able to reach somebody there. */
  needsPhone?: boolean
}

function CountryField({ fields, countries }: Pick<AddressLinesProps, 'fields' | 'countries'>) {
  const t = useTranslations('accountArea.addresses')
  const names = useCountryNames(countries)
  const countryError = useFieldError(fields.errors.country)
  const id = fields.idOf('country')
  return (
    <Field id={id} label={t('country')} error={countryError}>
      <Select
        value={fields.form.country}
        onChange={event => fields.set('country', event.target.value)}
        {...describedBy(id, { error: countryError })}
        autoComplete="country"
        invalid={Boolean(countryError)}
      >
        {names.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The fields of an address. */
export function AddressLines({ fields, countries, needsPhone = false }: AddressLinesProps) {
  const t = useTranslations('accountArea.addresses')
  const account = useTranslations('account')
  const samples = findCountry(countries, fields.form.country)?.samples
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        fields={fields}
        name="name"
        label={t('name')}
        example={account('nameExample')}
        autoComplete="name"
        className="sm:col-span-2"
      />
      <TextField
        fields={fields}
        name="address"
        label={t('street')}
        example={t('streetExample')}
        autoComplete="street-address"
        className="sm:col-span-2"
      />
      <TextField
        fields={fields}
        name="zipcode"
        label={t('zipcode')}
        example={samples?.zip}
        autoComplete="postal-code"
      />
      <TextField
        fields={fields}
        name="city"
        label={t('city')}
        example={t('cityExample')}
        autoComplete="address-level2"
      />
      <CountryField fields={fields} countries={countries} />
      <TextField
        fields={fields}
        name="phone"
        type="tel"
        label={account('phone')}
        optional={needsPhone ? undefined : account('optional')}
        example={samples?.phone}
        autoComplete="tel"
      />
    </div>
  )
}
